import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { type ApprovalId, isId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { rulesStanding } from "../list_rules.ts";
import { asApproval } from "../tables.ts";
import { lockRules } from "../write_rule.ts";
import { type Approval, type ApprovalStatus, MOST_AT_ONCE } from "./approval.ts";

type Answer = { readonly ids: readonly ApprovalId[] };

/**
 * Accepts what rules want to send; each is sent once its price was read again. Those that were
 * answered or have expired stay as they are.
 * @throws Failure APPROVAL_NOT_FOUND, RULES_STOPPED, PLAN_ENDED
 */
export const acceptApprovals = command(async (tx, { ids }: Answer): Promise<Approval[]> => {
  const userId = permit(tx.viewer, "approval.answer");
  await lockRules(tx, userId);
  const { stoppedAt, planAllows } = await rulesStanding(tx);
  if (stoppedAt) throw new Failure("RULES_STOPPED");
  if (!planAllows) throw new Failure("PLAN_ENDED");
  return await answer(tx, ids, "ACCEPTED");
});

/** Rejects what rules want to send. @throws Failure APPROVAL_NOT_FOUND */
export const rejectApprovals = command((tx, { ids }: Answer): Promise<Approval[]> =>
  answer(tx, ids, "REJECTED")
);

/** Returns all of them, in the requested order. @throws Failure where one is not the viewer's */
async function answer(
  { db, viewer, now, emit }: Tx,
  chosen: readonly ApprovalId[],
  status: ApprovalStatus,
): Promise<Approval[]> {
  const userId = permit(viewer, "approval.answer");
  const ids = [...new Set(chosen)];
  if (ids.length > MOST_AT_ONCE) throw new Failure("TOO_MANY_APPROVALS", ["ids"]);
  if (!ids.every((id) => isId("apv", id))) throw new Failure("APPROVAL_NOT_FOUND", ["ids"]);
  if (ids.length === 0) return [];
  const approvals: Approval[] = await db.selectFrom("approvals").select(asApproval)
    .where("id", "in", ids).where("user_id", "=", userId).orderBy("id").forUpdate().execute();
  if (approvals.length < ids.length) throw new Failure("APPROVAL_NOT_FOUND", ["ids"]);
  const answered: Approval[] = await db.updateTable("approvals")
    .set({ status, answered_at: now })
    .where("id", "in", ids).where("status", "=", "PENDING").where("expires_at", ">", now)
    .returning(asApproval).execute();
  for (const { id: approvalId } of answered) {
    emit({
      name: status === "ACCEPTED" ? "approval.accepted" : "approval.changed",
      userId,
      approvalId,
    });
  }
  const byId = new Map([...approvals, ...answered].map((approval) => [approval.id, approval]));
  return ids.map((id) => byId.get(id)!);
}

/** Approvals of one transaction. */
const BATCH = 200;

/** Ends what was not answered in time. */
export async function expireApprovals(ctx: Context) {
  while (await expireSome(ctx, BATCH) === BATCH);
}

const expireSome = command(async ({ db, now, emit }, most: number): Promise<number> => {
  const due = await db.selectFrom("approvals").select("id")
    .where("status", "=", "PENDING").where("expires_at", "<=", now)
    .orderBy("expires_at").limit(most).forUpdate().skipLocked().execute();
  if (due.length === 0) return 0;
  const expired = await db.updateTable("approvals")
    .set({ status: "EXPIRED", settled_at: now, dropped_code: "NOT_ANSWERED", dropped_detail: "{}" })
    .where("id", "in", due.map(({ id }) => id))
    .returning(["id as approvalId", "user_id as userId"]).execute();
  emit(...expired.map((one) => ({ name: "approval.changed", ...one }) as const));
  return due.length;
});
