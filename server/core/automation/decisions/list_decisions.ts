import type { PurgeBatch } from "../../retention.ts";
import { sql } from "kysely";
import { inPage, type Page } from "../../../database/page.ts";
import type { Context } from "../../context.ts";
import { checkCursors } from "../../cursors.ts";
import type { CorrectionStatus } from "../../delivery/corrections/correction.ts";
import type { DispatchStatus } from "../../delivery/queue/dispatch.ts";
import type { Given } from "../../given.ts";
import { idAt, type RuleDecisionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { asDecision } from "../tables.ts";
import { occasionOf, type RuleDecision, type RuleOutcome } from "./rule_decision.ts";

type Filter = Given<{
  ruleId: string;
  offerId: string;
  groupId: string;
  outcome: RuleOutcome;
}>;

/** Lists what the viewer's rules decided, newest first. */
export function listDecisions(
  { db, viewer }: Context,
  { ruleId, offerId, groupId, outcome }: Filter,
  page: Page,
): Promise<RuleDecision[]> {
  const userId = permit(viewer, "rule.see");
  checkCursors("rdc", page);
  return inPage(
    db.selectFrom("rule_decisions").select(asDecision).where("user_id", "=", userId)
      .$if(ruleId != null, (q) => q.where(sql<boolean>`rule_id = ${ruleId}`))
      .$if(offerId != null, (q) => q.where(sql<boolean>`offer_id = ${offerId}`))
      .$if(groupId != null, (q) => q.where(isAbout(groupId!)))
      .$if(outcome != null, (q) => q.where("outcome", "=", outcome!)),
    page,
  ).execute();
}

/** Whether a decision sent to a group, left it out, or was a no for all groups of a rule of its. */
const isAbout = (groupId: string) =>
  sql<boolean>`(
    ${groupId} = any (group_ids) or ${groupId} = any (left_out_ids)
    or outcome in ('SKIPPED', 'FAILED') and group_ids = '{}' and left_out_ids = '{}'
      and rule_id in (
        select r.id from rules r where r.user_id = rule_decisions.user_id and (
          r.actions -> 'groupIds' ? ${groupId}
          or exists (
            select from groups g, unnest(g.tags) its,
              jsonb_array_elements_text(r.actions -> 'groupTags') wanted
            where g.id = ${groupId} and g.user_id = r.user_id and lower(its) = lower(wanted)
          )
        )
      )
  )`;

/** How many of a decision's messages have which status. */
export type DecisionMessages = Readonly<Partial<Record<DispatchStatus, number>>>;

type Occasion = Pick<RuleDecision, "ruleId" | "eventKey">;

/** Counts the messages of each of these decisions, in the requested order. */
export async function countDecisionMessages(
  { db, viewer }: Context,
  decisions: readonly Occasion[],
): Promise<DecisionMessages[]> {
  const occasions = decisions.map(({ ruleId, eventKey }) => occasionOf(ruleId, eventKey));
  const rows = await db.selectFrom("dispatches")
    .where("user_id", "=", permit(viewer, "rule.see"))
    .where("origin_id", "in", decisions.map(({ ruleId }) => ruleId))
    .where("occasion", "in", occasions)
    .groupBy(["occasion", "status"])
    .select(["occasion", "status", sql<number>`count(*)::int`.as("count")]).execute();
  const counts = new Map<string, Partial<Record<DispatchStatus, number>>>();
  for (const { occasion, status, count } of rows) {
    counts.set(occasion, { ...counts.get(occasion), [status]: count });
  }
  for (const { occasion, status, count } of await countCorrections(db, occasions)) {
    const its = counts.get(occasion) ?? {};
    const as = asMessage[status];
    counts.set(occasion, { ...its, [as]: (its[as] ?? 0) + count });
  }
  return occasions.map((occasion) => counts.get(occasion) ?? {});
}

/** The status of a message that stands for a correction's. */
const asMessage: Readonly<Record<CorrectionStatus, DispatchStatus>> = {
  QUEUED: "QUEUED",
  SENDING: "SENDING",
  DONE: "SENT",
  TOO_LATE: "EXPIRED",
  REFUSED: "FAILED",
  UNCERTAIN: "UNCERTAIN",
};

const countCorrections = async (db: Context["db"], occasions: readonly string[]) =>
  (await sql<{ occasion: string; status: CorrectionStatus; count: number }>`
    select occasion, status, count(*)::int as count from corrections
    where occasion = any (${occasions}::text[]) group by occasion, status`.execute(db)).rows;

/** Deletes old decisions, with their approvals; their ids tell their age. */
export async function purgeDecisions({ db }: Context, { before, most }: PurgeBatch) {
  const oldest = idAt("rdc", before.getTime()) as RuleDecisionId;
  const deleted = await db.deleteFrom("rule_decisions").where(
    "id",
    "in",
    (all) =>
      all.selectFrom("rule_decisions").select("id").where("id", "<", oldest).orderBy("id").limit(
        most,
      ),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
