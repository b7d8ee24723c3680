import { expect, test } from "vitest";
import { RecentValues } from "../../../../server/core/marketplaces/api/recent_values.ts";

const at = (ms: number) => new Date(ms);

test("a value counts for its time, the oldest gives way, and only the same one is removed", () => {
  const recent = new RecentValues<string>({ max: 2, freshMs: 100 });
  recent.set("a", "one", at(0));
  expect([recent.get("a", at(99)), recent.get("a", at(100))]).toEqual(["one", undefined]);
  recent.set("a", "two", at(50));
  recent.delete("a", "one");
  expect(recent.get("a", at(100))).toBe("two");
  recent.set("b", "three", at(50));
  recent.set("c", "four", at(50));
  expect(["a", "b", "c"].map((key) => recent.get(key, at(50)))).toEqual([
    undefined,
    "three",
    "four",
  ]);
});
