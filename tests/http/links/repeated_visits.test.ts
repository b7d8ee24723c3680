import { expect, test } from "vitest";
import { repeatedVisits } from "../../../server/http/links/repeated_visits.ts";

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 21, 12);

test("the same address and agent count once a link in half an hour", () => {
  const isRepeated = repeatedVisits();
  expect(isRepeated("lnk_1", "203.0.113.7", "Chrome", NOON)).toBe(false);
  expect(isRepeated("lnk_1", "203.0.113.7", "Chrome", NOON + 29 * MINUTE)).toBe(true);
  expect(isRepeated("lnk_2", "203.0.113.7", "Chrome", NOON)).toBe(false);
  expect(isRepeated("lnk_1", "203.0.113.8", "Chrome", NOON)).toBe(false);
  expect(isRepeated("lnk_1", "203.0.113.7", "Firefox", NOON)).toBe(false);
  expect(isRepeated("lnk_1", "203.0.113.7", "Chrome", NOON + 31 * MINUTE)).toBe(false);
});

test("a new day has a new salt, and only the latest visits are remembered", () => {
  const isRepeated = repeatedVisits(10);
  const midnight = Date.UTC(2026, 10, 22);
  expect(isRepeated("lnk_1", "203.0.113.7", "Chrome", midnight - 1)).toBe(false);
  expect(isRepeated("lnk_1", "203.0.113.7", "Chrome", midnight)).toBe(false);
  for (let n = 0; n < 10; n++) isRepeated("lnk_1", `198.51.100.${n}`, "Chrome", midnight);
  expect(isRepeated("lnk_1", "203.0.113.7", "Chrome", midnight)).toBe(false);
});
