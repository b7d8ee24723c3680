import type { PurgeBatch } from "../retention.ts";
import { RESTORABLE_MS } from "../restorable.ts";
import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { RuleId } from "../ids.ts";
import { type Rule } from "./rule.ts";
import { asRule } from "./tables.ts";
import { lockPresentRule, lockRule, requireRuleRoom } from "./write_rule.ts";

/** Soft-deletes a rule; it can be restored for a week. @throws Failure RULE_NOT_FOUND */
export const deleteRule = command(async (tx, input: { id: RuleId }) => {
  const { id, userId } = await lockPresentRule(tx, input.id);
  await tx.db.updateTable("rules").set({ deleted_at: tx.now, next_run_at: null })
    .where("id", "=", id).execute();
  tx.emit({ name: "rule.deleted", userId, ruleId: id });
  return { ruleId: id, restorableUntil: new Date(tx.now.getTime() + RESTORABLE_MS) };
});

/**
 * Restores a deleted rule, disabled: what happened meanwhile does not concern it.
 * @throws Failure RULE_NOT_FOUND, RULE_NOT_DELETED, RULES_LIMIT
 */
export const restoreRule = command(async (tx, input: { id: RuleId }): Promise<Rule> => {
  await requireRuleRoom(tx); // locks the person's rules, which go before one of them
  const rule = await lockRule(tx, input.id);
  if (!rule.deletedAt) throw new Failure("RULE_NOT_DELETED", ["id"]);
  const restored = await tx.db.updateTable("rules")
    .set({ deleted_at: null, enabled_at: null }).where("id", "=", rule.id)
    .returning(asRule).executeTakeFirstOrThrow();
  tx.emit({ name: "rule.restored", userId: rule.userId, ruleId: rule.id });
  return restored;
});

/** Deletes rules whose time to be restored is over, with their decisions. */
export async function purgeDeletedRules({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("rules").where(
    "id",
    "in",
    (all) => all.selectFrom("rules").select("id").where("deleted_at", "<=", before).limit(most),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
