import { expect, onTestFinished, test, vi } from "vitest";
import { sharedFeed } from "../../server/metrics/status_feed.ts";

test("all who watch share one sampler, which rests when nobody does", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let samples = 0;
  const feed = sharedFeed(() => Promise.resolve(++samples), 5);
  const watchers = [feed(), feed(), feed()].map((one) => one[Symbol.asyncIterator]());
  const next = async () => {
    const all = Promise.all(watchers.map((one) => one.next()));
    await vi.advanceTimersToNextTimerAsync();
    return await all;
  };
  expect((await next()).map(({ value }) => value)).toEqual([1, 1, 1]);
  expect((await next()).map(({ value }) => value)).toEqual([2, 2, 2]);
  await Promise.all(watchers.map((one) => one.return?.()));
  expect(vi.getTimerCount()).toBe(0);
  const again = feed()[Symbol.asyncIterator]();
  const first = again.next();
  await vi.advanceTimersToNextTimerAsync();
  expect((await first).value).toBe(3);
  await again.return?.();
});

test("a sampling that fails is reported, and the next one follows", async () => {
  let samples = 0;
  const errors: unknown[] = [];
  const feed = sharedFeed(
    () => ++samples === 1 ? Promise.reject(new Error("away")) : Promise.resolve(samples),
    1,
    (error) => errors.push(error),
  );
  const one = feed()[Symbol.asyncIterator]();
  expect((await one.next()).value).toBe(2);
  expect(errors).toEqual([new Error("away")]);
  await one.return?.();
});
