import { Repeater } from "@repeaterjs/repeater";
import { expect, test } from "vitest";
import { publishChanged } from "../../server/graphql/publish_changed.ts";

/** Events that the test hands over one by one, as a connection that listens does. */
function events<Event>() {
  let hand!: (event: Event) => unknown;
  let end!: (error?: unknown) => void;
  let hasEnded = false;
  const source = new Repeater<Event>(async (push, stop) => {
    [hand, end] = [push, stop];
    await stop;
    hasEnded = true;
  });
  return {
    source,
    hand: (event: Event) => hand(event),
    end: (e?: unknown) => end(e),
    hasEnded: () => hasEnded,
  };
}

const each = publishChanged((ids: readonly string[]) => ids);

test("of each event all ids are published, in order", async () => {
  const { source, hand, end } = events<string[]>();
  const reported = each(source);
  const first = reported.next();
  await hand([]); // one that changes nothing holds up nothing
  await hand(["a", "b"]);
  await hand([]);
  await hand(["c"]);
  const seen = [await first, await reported.next(), await reported.next()];
  expect(seen.map(({ value }) => value)).toEqual(["a", "b", "c"]);
  end();
  expect((await reported.next()).done).toBe(true);
});

test("events are taken while nobody reads, and an id that waits is published once", async () => {
  const { source, hand } = events<string[]>();
  const reported = each(source);
  const first = reported.next();
  for (let n = 0; n < 3_000; n++) await hand([`${n % 3}`]); // more than a source would keep
  const seen = [(await first).value, (await reported.next()).value];
  seen.push((await reported.next()).value, (await reported.next()).value);
  expect(seen).toEqual(["0", "1", "2", "0"]);
  const next = reported.next();
  await hand(["5"]);
  expect(await next).toEqual({ value: "5", done: false });
});

test("one who leaves is let go at once, and so is the source, with no event to come", async () => {
  const { source, hand, hasEnded } = events<string[]>();
  const reported = each(source);
  const first = reported.next();
  await hand(["a", "b", "c"]);
  await first;
  expect(await reported.return("left")).toEqual({ value: "left", done: true });
  await expect.poll(hasEnded).toBe(true);

  const idle = events<string[]>();
  const waiting = each(idle.source);
  const next = waiting.next();
  await waiting.return();
  expect((await next).done).toBe(true);
  await expect.poll(idle.hasEnded).toBe(true);
});

test("what fails, in the source or in telling, ends it with the error", async () => {
  const broken = events<string[]>();
  const reported = each(broken.source);
  const first = reported.next();
  await broken.hand(["a"]);
  await first;
  const next = reported.next();
  broken.end(new Error("lost"));
  await expect(next).rejects.toThrow("lost");

  const { source, hand, hasEnded } = events<string>();
  const refusing = publishChanged(() => Promise.reject(new Error("no database")))(source);
  const refused = refusing.next();
  void hand("a");
  await expect(refused).rejects.toThrow("no database");
  await expect.poll(hasEnded).toBe(true);
});

test("an id that was just published waits for its pause, and holds up no other", async () => {
  const { source, hand, end } = events<string[]>();
  const reported = publishChanged((ids: readonly string[]) => ids, { everyMs: 30 })(source);
  const first = reported.next();
  await hand(["a"]);
  await hand(["a"]);
  await hand(["a", "b"]);
  const seen = [await first, await reported.next(), await reported.next()];
  expect(seen.map(({ value }) => value)).toEqual(["a", "b", "a"]);
  end();
  expect((await reported.next()).done).toBe(true);
});
