import { expect, test } from "vitest";
import { occasionOf } from "../../../../server/core/automation/decisions/rule_decision.ts";
import {
  giveWayTo,
  takeRuleTurn,
  turnSize,
} from "../../../../server/core/automation/evaluation/rule_turns.ts";
import { newId } from "../../../../server/core/ids.ts";

test("a turn takes on less, and rests longer, once a person has sent something, unless rules are behind", () => {
  const queued = (occasion: string) => ({
    name: "offer.queued" as const,
    userId: newId("usr"),
    offerId: newId("ofr"),
    occasion,
  });
  const [now, before] = [new Date(), turnSize(new Date())];
  giveWayTo(queued(occasionOf(newId("rul"), "evt_1")));
  giveWayTo(queued("cal:cen_1@2026-11-24T09:00"));
  expect(turnSize(now)).toEqual(before);
  giveWayTo(queued(crypto.randomUUID()));
  expect(turnSize(new Date(now.getTime() - 11 * 60_000))).toEqual(before); // it is behind
  const { rest, ...sizes } = turnSize(now);
  expect(rest).toBeGreaterThan(before.rest);
  for (const [name, size] of Object.entries(sizes)) {
    expect(size).toBeLessThan(before[name as keyof typeof sizes]);
  }
});

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
    ["first", "second", "third"].map(piece).map((work) => takeRuleTurn(new Date(), work)),
  );
  expect(steps).toEqual(
    ["first", "second", "third"].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  expect(results).toMatchObject([{ value: "first" }, { status: "rejected" }, { value: "third" }]);
});
