import { expect, test } from "vitest";
import { retriedWrite } from "../../../server/adapters/firebase/firestore/retried_write.ts";

const failing = (code: number, message: string) => Object.assign(new Error(message), { code });

test("a used-up quota is not tried again at once, but left to the queue", async () => {
  let attempts = 0;
  const writing = retriedWrite({ retryMs: 1, writeMs: 60_000 }, () => {
    attempts++;
    return Promise.reject(failing(8, "8 RESOURCE_EXHAUSTED: Quota exceeded."));
  });
  await expect(writing).rejects.toThrow("RESOURCE_EXHAUSTED");
  expect(attempts).toBe(1);
});

test("what does not end in its time fails with the last problem, and must not write any more", async () => {
  let attempts = 0;
  const held = Promise.withResolvers<AbortSignal>();
  const writing = retriedWrite({ retryMs: 1, writeMs: 50 }, (signal) => {
    if (++attempts === 1) return Promise.reject(failing(14, "14 UNAVAILABLE: away"));
    held.resolve(signal);
    return new Promise(() => {});
  });
  await expect(writing).rejects.toThrow(
    "DEADLINE_EXCEEDED: not written within 0.05 s; the last problem: 14 UNAVAILABLE: away",
  );
  expect((await held.promise).aborted).toBe(true);
});
