import { expect, test } from "vitest";
import { takeRuleTurn } from "../../../../server/core/automation/evaluation/rule_turns.ts";

test("the rules' work is done one piece at a time, in order, also after one that failed", async () => {
  const steps: string[] = [];
  const piece = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    steps.push(`${name} ends`);
    if (name === "second") throw new Error("it failed");
    return name;
  };
  const results = await Promise.allSettled(
    ["first", "second", "third"].map(piece).map(takeRuleTurn),
  );
  expect(steps).toEqual(
    ["first", "second", "third"].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  expect(results).toMatchObject([{ value: "first" }, { status: "rejected" }, { value: "third" }]);
});
