import { expect, test } from "vitest";
import type { Finished } from "../../server/core/delivery/turns/turn.ts";
import { writeTurnEnds } from "../../server/delivery/turn_ends.ts";

const end = (dispatchId: string) =>
  ({ turn: { dispatchId }, outcome: { status: "SENT" }, delayMs: 0 }) as unknown as Finished;
const idsOf = (some: readonly Finished[]): string[] => some.map(({ turn }) => turn.dispatchId);

test("ends that come while one is written are written together, and lanes are told each time", async () => {
  const written: string[][] = [];
  const first = Promise.withResolvers<void>();
  let told = 0;
  const ends = writeTurnEnds({
    async write(some) {
      written.push(idsOf(some));
      if (written.length === 1) await first.promise;
    },
    onWritten: () => told++,
  });
  ends.add(end("a"));
  await expect.poll(() => written).toEqual([["a"]]);
  ends.add(end("b"));
  ends.add(end("c"));
  first.resolve();
  await ends.written();
  expect([written, told]).toEqual([[["a"], ["b", "c"]], 2]);
});

test("an end that cannot be written keeps no other one from it; all are kept without a database", async () => {
  const written: string[] = [];
  let isAway = true;
  const ends = writeTurnEnds({
    write(some) {
      if (isAway || idsOf(some).includes("bad")) return Promise.reject(new Error("refused"));
      written.push(...idsOf(some));
      return Promise.resolve();
    },
    onWritten: () => isAway = false,
  });
  for (const id of ["a", "bad", "b"]) ends.add(end(id));
  await ends.written();
  expect(written).toEqual(["a", "b"]);
});
