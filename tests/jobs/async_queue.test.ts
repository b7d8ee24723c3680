import { expect, test } from "vitest";
import { asyncQueue } from "../../server/jobs/async_queue.ts";

/** A queue of numbers, and what fills and ends it. */
function numbers() {
  const values: number[] = [];
  const source = { starts: 0, stops: 0, wake: () => {}, end: (_error?: unknown) => {} };
  const queue = asyncQueue<number>({
    take: () => values.shift(),
    start(signals) {
      Object.assign(source, signals);
      source.starts++;
      return () => source.stops++;
    },
  });
  const push = (...some: number[]) => {
    values.push(...some);
    source.wake();
  };
  return { queue, source, push };
}

test("it begins with the first request, and hands values out in their order", async () => {
  const { queue, source, push } = numbers();
  expect(source.starts).toBe(0);
  const [one, two] = [queue.next(), queue.next()];
  push(1, 2, 3);
  expect([(await one).value, (await two).value, (await queue.next()).value]).toEqual([1, 2, 3]);
  expect(source.starts).toBe(1);
});

test("when it ends, what waits is still handed out, and then it is done", async () => {
  const { queue, source, push } = numbers();
  const first = queue.next();
  push(1, 2);
  source.end();
  expect((await first).value).toBe(1);
  expect(await queue.next()).toEqual({ done: false, value: 2 });
  expect(await queue.next()).toEqual({ done: true, value: undefined });
  expect(source.stops).toBe(1);
});

test("who leaves gets nothing more, and ends the source once", async () => {
  const { queue, source, push } = numbers();
  const open = queue.next();
  expect(await queue.return("left")).toEqual({ done: true, value: "left" });
  expect(await open).toEqual({ done: true, value: undefined });
  push(1);
  expect(await queue.next()).toEqual({ done: true, value: undefined });
  source.end();
  expect([source.starts, source.stops]).toEqual([1, 1]);
});

test("an error reaches the one who waits, once", async () => {
  const { queue, source } = numbers();
  const open = queue.next();
  source.end(new Error("lost"));
  await expect(open).rejects.toThrow("lost");
  expect(await queue.next()).toEqual({ done: true, value: undefined });
});

test("one that is left before it began never begins", async () => {
  const { queue, source } = numbers();
  await queue.return();
  expect(await queue.next()).toEqual({ done: true, value: undefined });
  expect([source.starts, source.stops]).toEqual([0, 0]);
});
