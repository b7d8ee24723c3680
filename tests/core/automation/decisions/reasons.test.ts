import { expect, test } from "vitest";
import { limitCodeOf } from "../../../../server/core/automation/decisions/reasons.ts";

test("a reason says which limit of the plan it was", () => {
  expect(limitCodeOf("PLAN_FULL", { failure: "OFFERS_LIMIT" })).toBe("OFFERS_LIMIT");
  expect(limitCodeOf("PLAN_FULL", {})).toBeNull();
  expect(limitCodeOf("PLAN_ENDED", {})).toBe("PLAN_ENDED");
  expect(limitCodeOf("REFUSED", { failure: "GROUP_NOT_FOUND" })).toBeNull();
});
