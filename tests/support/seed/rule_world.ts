import { listDecisions } from "../../../server/core/automation/decisions/list_decisions.ts";
import { reasonSentence } from "../../../server/core/automation/decisions/reasons.ts";
import { noConditions, type RuleFields, triggerOf } from "../../../server/core/automation/rule.ts";
import { createRule } from "../../../server/core/automation/write_rule.ts";
import { runReactions } from "../run_reactions.ts";
import { connectSession } from "./deliveries.ts";
import { payAtLoja, readPriceAgain } from "./readings.ts";
import { type Member, testApp } from "../test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

/** A page that holds all that a test makes. */
export const wholePage = { limit: 100, inverted: false };
/** Milliseconds. */
export const HOUR = 60 * 60 * 1000;

/** What a rule does at once, wherever it is told to. */
export const sendsNow: RuleFields["actions"] = {
  mode: "SEND",
  templateId: null,
  groupIds: [],
  groupTags: [],
  timing: "NOW",
  fromTime: null,
  toTime: null,
  isUrgent: false,
  perDay: 10,
};

/** A person with two groups, whose links pay them. */
export async function ruleWorld() {
  const w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana, { groups: 2 });
  await payAtLoja(ana);
  await w.db.updateTable("users").set({
    email_verified_at: new Date(0),
    subscription_status: "active",
    subscription_expires_at: null,
  }).where("id", "=", ana.id).execute();
  return { w, ana, groupIds, [Symbol.asyncDispose]: () => w[Symbol.asyncDispose]() };
}

/** Writes a rule about prices that fall by a tenth; `fields` say what is other. */
export const writeRule = (
  { ana, groupIds }: { ana: Member; groupIds: RuleFields["actions"]["groupIds"] },
  fields: Partial<RuleFields>,
) =>
  createRule(ana.ctx(), {
    name: "Queda",
    trigger: { ...triggerOf("PRICE_DROP"), minDropPercent: 10 },
    conditions: noConditions,
    isEnabled: true,
    ...fields,
    actions: { ...sendsNow, groupIds, ...fields.actions },
  });

/** What rules decided, in words, the oldest first. */
export const decisionSentences = async (ana: Member) =>
  (await listDecisions(ana.ctx(), {}, wholePage)).toReversed().map((one) => [
    one.outcome,
    reasonSentence(one.reasonCode, one.reasonDetail),
  ]);

/** All messages, as they are now. */
export const messagesOf = ({ db }: World) =>
  db.selectFrom("dispatches").select(["group_id", "status", "origin", "occasion"]).execute();

/** Prices of a product, an hour apart, and what follows from each. */
export async function seePrices(
  w: World,
  id: Parameters<typeof readPriceAgain>[1],
  ...cents: number[]
) {
  for (const one of cents) {
    w.advance(HOUR);
    await readPriceAgain(w, id, one);
    await runReactions(w, 2); // each at least once
  }
}
