import { expect, test } from "vitest";
import {
  allDoors,
  BOUNDS_MS,
  errorCount,
  quantileMs,
  requestCount,
  requestsBetween,
  sumOfRequests,
} from "../../../../server/core/operations/status/figures.ts";
import { pointOf } from "../../../../server/core/operations/status/history.ts";
import { doorOf, requestCounts } from "../../../../server/metrics/request_counts.ts";

const counted = (...responses: [status: number, ms: number][]) => {
  const { count, read } = requestCounts();
  for (const [status, ms] of responses) count("GRAPHQL", status, ms);
  return read();
};

test("responses are counted by door, class and time", () => {
  const { count, read } = requestCounts();
  expect(read()).toEqual({});
  count("GRAPHQL", 200, 3);
  count("GRAPHQL", 503, 3);
  count("LINKS", 302, 0.02);
  count("LINKS", 404, 99_999);
  const { GRAPHQL, LINKS, ...others } = read();
  expect(others).toEqual({});
  expect(GRAPHQL!.classes).toEqual([0, 1, 0, 0, 1]);
  expect([requestCount(GRAPHQL!), errorCount(GRAPHQL!), GRAPHQL!.totalMs]).toEqual([2, 1, 6]);
  expect(LINKS!.buckets[0]).toBe(1);
  expect(LINKS!.buckets[BOUNDS_MS.length]).toBe(1); // longer than the last bound
});

test("what came between two readings, and what several processes did, add up", () => {
  const before = counted([200, 1]);
  const after = counted([200, 1], [500, 30]);
  expect(requestsBetween(before, after).GRAPHQL!.classes).toEqual([0, 0, 0, 0, 1]);
  expect(requestsBetween(after, after)).toEqual({});
  expect(requestCount(allDoors(sumOfRequests([before, after])))).toBe(3);
  // A process that started anew has smaller sums than before.
  expect(requestsBetween(after, before)).toEqual({});
});

test("a share of the responses was ready within a time, evenly within a bucket", () => {
  expect(quantileMs(allDoors({}), 0.5)).toBeNull();
  const all = counted(...Array.from({ length: 99 }, () => [200, 2] as [number, number]), [200, 70]);
  const p50 = quantileMs(all.GRAPHQL!, 0.5)!;
  expect(p50).toBeGreaterThan(1);
  expect(p50).toBeLessThanOrEqual(2.5);
  expect(quantileMs(all.GRAPHQL!, 1)).toBe(100);
  expect(quantileMs(counted([200, 60_000]).GRAPHQL!, 0.99)).toBe(10_000);
});

test("minutes of several processes join to one point", () => {
  const minute = (rss: number, connections: number | null) => ({
    requests: counted([200, 2]),
    loopP99: rss,
    rss,
    sockets: 1,
    cpu: 6,
    connections,
  });
  const at = new Date("2026-11-21T12:00:00Z");
  const rows = [
    { processId: "prc_a", figures: minute(10, 7) },
    { processId: "prc_a", figures: minute(20, 9) },
    { processId: "prc_b", figures: minute(40, null) },
  ];
  expect(pointOf(at, rows, 120)).toMatchObject({
    at,
    perSecond: 3 / 120,
    rss: 55,
    loopP99: 40,
    sockets: 2,
    cpu: 18 / 120,
    connections: 9,
  });
});

test.each([
  ["/graphql", "GRAPHQL"],
  ["/graphql?documentId=a", "GRAPHQL"],
  ["/api/login", "REST"],
  ["/api/webhooks/stripe", "WEBHOOKS"],
  ["/api/telegram/ses_1", "WEBHOOKS"],
  ["/assets/a.js", "FILES"],
  ["/healthz", "HEALTH"],
  ["/metrics?a", "HEALTH"],
  ["/", "PAGES"],
  ["/?a=b", "PAGES"],
  ["/app/gerador", "PAGES"],
  ["/store/ana", "PAGES"],
  ["/aB3xY7z", "LINKS"],
])("%s is the door %s", (path, door) => {
  expect(doorOf(path)).toBe(door);
});
