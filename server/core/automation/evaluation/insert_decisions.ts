import { sql } from "kysely";
import type { Tx } from "../../command.ts";
import type { RuleDecisionId, UserId } from "../../ids.ts";
import type { Evaluated } from "../evaluate_rule.ts";
import type { Decided } from "./record_rule_decisions.ts";
import type { RuleEvent, RuleItem } from "./rule_event.ts";

/** Characters of a title that a decision keeps. */
const LONGEST_TITLE = 200;

type NewDecision = { readonly id: RuleDecisionId; readonly one: Decided };

/**
 * Records decisions, however many in one statement with one parameter: as values, a hundred of them
 * are 1,700 parameters, which take Kysely and the database longer than the rows do.
 */
export async function insertDecisions(
  { db }: Tx,
  userId: UserId,
  decisions: readonly NewDecision[],
): Promise<void> {
  if (decisions.length === 0) return;
  await sql`
    insert into rule_decisions (id, rule_id, user_id, event_key, at, outcome, reason_code,
      reason_detail, title, price_cents, currency, offer_id, product_id, coupon_id, group_ids,
      left_out_ids, found)
    select id, rule_id, ${userId}, event_key, at, outcome, reason_code, reason_detail, title,
      price_cents, currency, offer_id, product_id, coupon_id, group_ids, left_out_ids, found
    from json_to_recordset(${JSON.stringify(decisions.map(rowOf))}::json) as given (
      id text, rule_id text, event_key text, at timestamptz, outcome text, reason_code text,
      reason_detail jsonb, title text, price_cents int, currency text, offer_id text,
      product_id text, coupon_id text, group_ids text[], left_out_ids text[], found jsonb
    )`.execute(db);
}

/** Returns what a decision is about; a slot that nothing fills is about no product. */
export const itemOf = (
  { candidate }: Pick<Evaluated, "candidate">,
  { candidates, slot }: RuleEvent,
): RuleItem | undefined => candidate?.item ?? (slot ? undefined : candidates[0]?.item);

function rowOf({ id, one: { rule, event, evaluated } }: NewDecision) {
  const { candidate, outcome, groupIds, leftOutIds, reasonCode, reasonDetail } = evaluated;
  const item = itemOf(evaluated, event);
  const { from } = candidate ?? {};
  return {
    id,
    rule_id: rule.id,
    event_key: event.key,
    at: event.at,
    outcome,
    reason_code: reasonCode,
    reason_detail: reasonDetail,
    title: (item?.title ?? event.title).slice(0, LONGEST_TITLE),
    price_cents: item?.priceCents ?? null,
    currency: item?.currency ?? "BRL",
    offer_id: from && "offerId" in from ? from.offerId : null,
    product_id: from && "productId" in from ? from.productId : null,
    coupon_id: event.coupon?.id ?? null,
    group_ids: groupIds,
    left_out_ids: leftOutIds,
    found: event.query !== null && item ? { query: event.query, item } : null,
  };
}
