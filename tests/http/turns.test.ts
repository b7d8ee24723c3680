import { expect, test } from "vitest";
import { turnsPerKey } from "../../server/http/turns.ts";

test("however tasks end, all that wait have their turn in order, and the key is forgotten", async () => {
  const turns = turnsPerKey();
  const begun: number[] = [];
  const gate = Promise.withResolvers<void>();
  const all = Array.from({ length: 7 }, (_, n) =>
    turns.run("ana", async () => {
      begun.push(n);
      await gate.promise;
      if (n % 2 === 1) throw new Error(`task ${n}`);
      return n;
    }));
  const settled = Promise.allSettled(all);
  await expect.poll(() => turns.waiting("ana")).toBe(3);
  expect(begun).toEqual([0, 1, 2, 3]);
  gate.resolve();
  const results = await settled;
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(results.map((one) => one.status === "fulfilled" ? one.value : String(one.reason)))
    .toEqual([0, "Error: task 1", 2, "Error: task 3", 4, "Error: task 5", 6]);
  expect(turns.waiting("ana")).toBe(0);
});

test("a task that throws at once fails its caller, and holds nobody up", async () => {
  const turns = turnsPerKey();
  const failing = () => {
    throw new Error("at once");
  };
  for (let n = 0; n < 5; n++) await expect(turns.run("ana", failing)).rejects.toThrow("at once");
  expect(await turns.run("ana", () => Promise.resolve("next"))).toBe("next");
});
