import { newId } from "../../../server/core/ids.ts";
import type { Person } from "./people.ts";
import type { Product } from "./product.ts";

/** Lets a rule of the person ask about an offer of that title. */
export async function letAsk(
  product: Product,
  { id: userId, ask }: Pick<Person, "id" | "ask">,
  { title, ruleId, groupIds }: { title: string; ruleId: string; groupIds: readonly string[] },
) {
  const made = await ask(
    `mutation ($title: String!) {
      createOffer(input: { fields: { title: $title, price: { cents: 27990 } } }) {
        ... on Offer { id }
      }
    }`,
    { title },
  );
  const offerId: string = made.data.createOffer.id;
  const [decisionId, approvalId] = [newId("rdc"), newId("apv")];
  const detail = JSON.stringify({ cents: 27990, days: 90, groups: groupIds.length, mode: "ASK" });
  const facts = [
    ruleId,
    userId,
    `teste:${title}`,
    "LOWEST_PRICE",
    detail,
    offerId,
    27990,
    groupIds,
  ];
  await product.rows(
    `insert into rule_decisions (rule_id, user_id, event_key, reason_code, reason_detail, offer_id,
       price_cents, group_ids, currency, id, at, outcome, title)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'BRL', $9, now(), 'ASKED', $10)`,
    [...facts, decisionId, title],
  );
  await product.rows(
    `insert into approvals (rule_id, user_id, event_key, reason_code, reason_detail, offer_id,
       price_cents, group_ids, currency, id, decision_id, status, commission_percent, expires_at,
       created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'BRL', $9, $10, 'PENDING', 12, now() + interval '3 hours',
       now())`,
    [...facts, approvalId, decisionId],
  );
}
