import { expect, test } from "vitest";
import {
  giveWayTo,
  takeRuleTurn,
  turnSize,
} from "../../../../server/core/automation/evaluation/rule_turns.ts";
import type { MessageOrigin } from "../../../../server/core/delivery/queue/dispatch.ts";
import { newId } from "../../../../server/core/ids.ts";

test("a turn takes on less, and rests longer, once a person has sent something, unless rules are behind", () => {
  const queued = (origin: MessageOrigin) => ({
    name: "offer.queued" as const,
    userId: newId("usr"),
    offerId: newId("ofr"),
    occasion: crypto.randomUUID(),
    origin,
  });
  const [now, before] = [new Date(), turnSize(new Date())];
  giveWayTo(queued("RULE"));
  giveWayTo(queued("CALENDAR"));
  expect(turnSize(now)).toEqual(before);
  giveWayTo(queued("PERSON"));
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
