import { expect, test } from "vitest";
import { compareCoupons, isInView } from "../../../../web/screens/coupons/coupon_views.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const after = (hours: number) => new Date(now + hours * 60 * 60 * 1000).toISOString();

test("the list keeps the server's order and parts", () => {
  const never = { id: "cpn_1" };
  const newer = { id: "cpn_2" };
  const soon = { id: "cpn_3", validUntil: after(1) };
  const later = { id: "cpn_4", validUntil: after(2) };
  const sorted = (view: "ativos" | "vencidos") =>
    [never, later, newer, soon].sort((a, b) => compareCoupons(a, b, view)).map(({ id }) => id);
  expect(sorted("ativos")).toEqual(["cpn_3", "cpn_4", "cpn_2", "cpn_1"]);
  expect(sorted("vencidos")).toEqual(["cpn_1", "cpn_2", "cpn_4", "cpn_3"]);
  expect(isInView({ status: "ACTIVE" }, "hoje", now)).toBe(false);
  expect(isInView({ status: "ACTIVE", validUntil: after(0) }, "hoje", now)).toBe(true);
  expect(isInView({ status: "EXPIRED", validUntil: after(0) }, "hoje", now)).toBe(false);
});
