import { expect, test } from "vitest";
import { sharedFeed } from "../../server/metrics/status_feed.ts";

test("all who watch share one sampler, which rests when nobody does", async () => {
  let samples = 0;
  const feed = sharedFeed(() => Promise.resolve(++samples), 5);
  const watchers = [feed(), feed(), feed()].map((one) => one[Symbol.asyncIterator]());
  const first = await Promise.all(watchers.map((one) => one.next()));
  expect(new Set(first.map(({ value }) => value)).size).toBe(1);
  await Promise.all(watchers.map((one) => one.next()));
  await Promise.all(watchers.map((one) => one.return?.()));
  const before = samples;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(samples).toBe(before);
  const again = feed()[Symbol.asyncIterator]();
  expect((await again.next()).value).toBe(before + 1);
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
