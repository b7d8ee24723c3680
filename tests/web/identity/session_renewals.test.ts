import { expect, test } from "vitest";
import { renewals } from "../../../web/identity/session_renewals.ts";

const HOUR = 60 * 60 * 1000;

function device() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

test("a session is renewed when it is older than a day, in whichever tab", () => {
  let now = Date.parse("2026-11-22T12:00:00Z");
  const shared = device();
  const one = renewals(() => shared, () => now);
  const other = renewals(() => shared, () => now);
  expect(one.isOld()).toBe(true); // unknown
  one.renewed();
  now += 23 * HOUR;
  expect([one.isOld(), other.isOld()]).toEqual([false, false]);
  now += 2 * HOUR;
  expect([one.isOld(), other.isOld()]).toEqual([true, true]);
  other.renewed();
  expect(one.isOld()).toBe(false);
});

test("without storage, each page remembers it alone", () => {
  const refusing = () => {
    throw new DOMException("storage is off", "SecurityError");
  };
  for (const storage of [refusing, () => null]) {
    const page = renewals(storage);
    page.renewed();
    expect(page.isOld()).toBe(false);
    expect(renewals(storage).isOld()).toBe(true);
  }
});
