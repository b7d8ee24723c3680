import { expect, test } from "vitest";
import { subnet } from "../../server/http/attempts.ts";

test.each([
  ["192.0.2.7", "192.0.2.7", true],
  ["192.0.2.7", "192.0.2.8", false],
  ["::ffff:192.0.2.7", "192.0.2.7", true],
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
])("%s and %s are one host: %s", (one, other, areOne) => {
  expect(subnet(one, "host") === subnet(other, "host")).toBe(areOne);
});

test.each([
  ["192.0.2.7", "192.0.2.200", true],
  ["192.0.2.7", "192.0.3.7", false],
  ["2001:db8:1:2::1", "2001:db8:1:ffff::1", true],
  ["2001:db8:1::1", "2001:db8:2::1", false],
])("%s and %s are one subnet: %s", (one, other, areOne) => {
  expect(subnet(one, "network") === subnet(other, "network")).toBe(areOne);
});

test("an invalid address counts as itself", () => {
  expect(subnet("unknown", "host")).toBe("unknown");
  expect(subnet("", "network")).toBe("");
});
