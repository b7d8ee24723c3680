import { inPage, type Page } from "../../../database/page.ts";
import type { Context } from "../../context.ts";
import { checkCursors } from "../../cursors.ts";
import { Failure } from "../../errors.ts";
import type { ApprovalId, RuleDecisionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { asApproval } from "../tables.ts";
import type { Approval, ApprovalStatus } from "./approval.ts";

/** Lists what the viewer's rules want to send, newest first. */
export function listApprovals(
  { db, viewer }: Context,
  status: ApprovalStatus | null,
  page: Page,
): Promise<Approval[]> {
  const userId = permit(viewer, "rule.see");
  checkCursors("apv", page);
  return inPage(
    db.selectFrom("approvals").select(asApproval).where("user_id", "=", userId)
      .$if(status !== null, (q) => q.where("status", "=", status!)),
    page,
  ).execute();
}

/** Counts what waits for the viewer's answer. */
export async function countApprovals({ db, viewer, now }: Context): Promise<number> {
  const { count } = await db.selectFrom("approvals")
    .where("user_id", "=", permit(viewer, "rule.see"))
    .where("status", "=", "PENDING").where("expires_at", ">", now)
    .select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the viewer's approvals by id, in the requested order; a `Failure` for each missing one. */
export async function loadApprovals(
  { db, viewer }: Context,
  ids: readonly ApprovalId[],
): Promise<(Approval | Failure)[]> {
  const approvals: Approval[] = await db.selectFrom("approvals").select(asApproval)
    .where("id", "in", ids).where("user_id", "=", permit(viewer, "rule.see")).execute();
  const byId = new Map(approvals.map((approval) => [approval.id, approval]));
  return ids.map((id) => byId.get(id) ?? new Failure("APPROVAL_NOT_FOUND"));
}

/** Returns the approval of each of the viewer's decisions; null where it asked for none. */
export async function approvalsOfDecisions(
  { db, viewer }: Context,
  ids: readonly RuleDecisionId[],
): Promise<(Approval | null)[]> {
  const approvals: Approval[] = await db.selectFrom("approvals").select(asApproval)
    .where("decision_id", "in", ids).where("user_id", "=", permit(viewer, "rule.see")).execute();
  const byDecision = new Map(approvals.map((approval) => [approval.decisionId, approval]));
  return ids.map((id) => byDecision.get(id) ?? null);
}
