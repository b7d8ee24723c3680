import { command } from "../command.ts";
import { cancelRuleMessages } from "../delivery/commands.ts";
import { permit } from "../permissions.ts";
import { lockRules } from "./write_rule.ts";

/**
 * Stops all rules of the viewer and cancels what they queued. An evaluation that runs ends first; no
 * later one queues anything, in any process. @returns when they were stopped
 */
export const pauseAllRules = command(async (tx, _: Record<string, never>): Promise<Date> => {
  const { db, now, emit } = tx;
  const userId = permit(tx.viewer, "rule.stop");
  const stoppedAt = await lockRules(tx, userId);
  if (stoppedAt) return stoppedAt;
  await db.updateTable("rule_settings").set({ stopped_at: now }).where("user_id", "=", userId)
    .execute();
  await cancelRuleMessages(tx, userId);
  emit({ name: "rules.stopped", userId });
  return now;
});

/** Lets the viewer's rules work again. What happened meanwhile was decided: nothing is sent late. */
export const resumeAllRules = command(async (tx, _: Record<string, never>): Promise<void> => {
  const { db, emit } = tx;
  const userId = permit(tx.viewer, "rule.edit");
  const stoppedAt = await lockRules(tx, userId);
  if (!stoppedAt) return;
  await db.updateTable("rule_settings").set({ stopped_at: null }).where("user_id", "=", userId)
    .execute();
  emit({ name: "rules.resumed", userId });
});
