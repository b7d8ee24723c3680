import { noConditions, triggerOf } from "../../../server/core/automation/rule.ts";
import { starterRules } from "../../../server/core/automation/starter_rules.ts";
import { createRule } from "../../../server/core/automation/write_rule.ts";
import { type GroupId, newId, type OfferId } from "../../../server/core/ids.ts";
import type { Member, testApp } from "../test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;
type Seeded = {
  readonly groupIds: readonly GroupId[];
  readonly offerId: OfferId;
  /** A word of the person's own. */
  readonly mark: string;
};

/** A rule that asked its person about an offer. @returns the ids, by prefix */
export async function seedRule(
  { db }: Pick<World, "db">,
  person: Member,
  { groupIds, offerId, mark }: Seeded,
) {
  const { now } = person.ctx();
  const rule = await createRule(person.ctx(), {
    name: `${mark} regra`,
    trigger: { ...triggerOf("PRICE_DROP"), minDropPercent: 10 },
    conditions: { ...noConditions, words: [`${mark} palavra`] },
    actions: { ...starterRules[0]!.actions, groupIds },
    isEnabled: true,
  });
  const [rdc, apv] = [newId("rdc"), newId("apv")];
  const asked = {
    rule_id: rule.id,
    user_id: person.id,
    event_key: `${mark} evento`,
    reason_code: "OFFER_READY" as const,
    reason_detail: JSON.stringify({ groups: 1 }),
    offer_id: offerId,
    currency: "BRL",
    price_cents: 100,
    group_ids: [...groupIds],
  };
  await db.insertInto("rule_decisions").values({
    ...asked,
    id: rdc,
    at: now,
    outcome: "ASKED",
    title: `${mark} produto`,
    product_id: null,
    coupon_id: null,
  }).execute();
  await db.insertInto("approvals").values({
    ...asked,
    id: apv,
    decision_id: rdc,
    status: "PENDING",
    commission_percent: null,
    planned_at: null,
    expires_at: new Date(now.getTime() + 60 * 60 * 1000),
    answered_at: null,
    settled_at: null,
    dropped_code: null,
    dropped_detail: null,
    created_at: now,
  }).execute();
  return { rul: rule.id, rdc, apv };
}
