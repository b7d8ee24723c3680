import { command, type Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import { type GroupId, isId, newId, type RuleId, type UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { requireOwnTemplate } from "../templates/queries.ts";
import { checkedRule } from "./checked_rule.ts";
import { MOST_RULES, type Rule, type RuleFields } from "./rule.ts";
import { asRule } from "./tables.ts";

type CreateRule = RuleFields & { readonly isEnabled: boolean };

/** Creates a rule. @throws Failure RULES_LIMIT, RULE_WITHOUT_GROUPS, and those of `checkedRule` */
export const createRule = command(async (tx, input: CreateRule): Promise<Rule> => {
  const { db, now, emit } = tx;
  const userId = permit(tx.viewer, "rule.edit");
  await requireRuleRoom(tx);
  const fields = await checkedFields(tx, input, input.isEnabled);
  const rule = await db.insertInto("rules").values({
    id: newId("rul"),
    user_id: userId,
    version: 1,
    ...columnsOf(fields),
    enabled_at: input.isEnabled ? now : null,
    paused_at: null,
    next_run_at: input.isEnabled ? firstRun(fields, now) : null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  }).returning(asRule).executeTakeFirstOrThrow();
  emit({ name: "rule.created", userId, ruleId: rule.id });
  return rule;
});

/** The rule changed after the version that the caller saw; `current` is the stored one. */
export class RuleChangedMeanwhile extends Failure {
  constructor(readonly current: Rule) {
    super("RULE_CHANGED_MEANWHILE", ["version"]);
  }
}

type UpdateRule = Given<RuleFields & { isEnabled: boolean }> & {
  readonly id: RuleId;
  /** The version that the person saw. */
  readonly version: number;
};

/**
 * Updates a rule; absent fields stay. `isEnabled` also ends a pause after failures.
 * @throws RuleChangedMeanwhile, Failure RULE_WITHOUT_GROUPS, and those of `checkedRule`
 */
export const updateRule = command(async (tx, input: UpdateRule): Promise<Rule> => {
  const { db, now, emit } = tx;
  const rule = await lockPresentRule(tx, input.id);
  if (rule.version !== input.version) throw new RuleChangedMeanwhile(rule);
  const isEnabled = input.isEnabled ?? rule.enabledAt !== null;
  const fields = await checkedFields(tx, {
    name: input.name ?? rule.name,
    trigger: input.trigger ?? rule.trigger,
    conditions: input.conditions ?? rule.conditions,
    actions: input.actions ?? rule.actions,
  }, isEnabled);
  const isResumed = input.isEnabled === true && rule.pausedAt !== null;
  const isOther = JSON.stringify(fields.trigger) !== JSON.stringify(rule.trigger);
  const begins = isEnabled && (rule.enabledAt === null || isResumed || isOther);
  const saved = await db.updateTable("rules").where("id", "=", rule.id).set({
    version: rule.version + 1,
    ...columnsOf(fields),
    enabled_at: isEnabled ? begins ? now : rule.enabledAt : null,
    ...input.isEnabled !== undefined && input.isEnabled !== null &&
      { paused_at: null, failures: 0 },
    ...begins && { next_run_at: firstRun(fields, now) },
    ...!isEnabled && { next_run_at: null },
    updated_at: now,
  }).returning(asRule).executeTakeFirstOrThrow();
  emit({ name: "rule.changed", userId: rule.userId, ruleId: rule.id });
  return saved;
});

/** Returns when the schedule first evaluates a rule; null: only events do. */
const firstRun = ({ trigger: { kind } }: Pick<RuleFields, "trigger">, now: Date): Date | null =>
  kind === "SHOP_SEARCH" || kind === "FREE_SLOT" ? now : null;

const columnsOf = ({ name, trigger, conditions, actions }: RuleFields) => ({
  name,
  trigger_kind: trigger.kind,
  trigger: JSON.stringify(trigger),
  conditions: JSON.stringify(conditions),
  actions: JSON.stringify(actions),
});

async function checkedFields(
  tx: Tx,
  given: RuleFields,
  isEnabled: boolean,
): Promise<RuleFields> {
  const fields = checkedRule(given);
  const { actions: { groupIds, groupTags, templateId }, trigger } = fields;
  await requireOwnTemplate(tx, templateId, ["actions", "templateId"]);
  await requireOwnGroups(tx, groupIds, ["actions", "groupIds"]);
  await requireOwnGroups(tx, trigger.sourceGroupIds, ["trigger", "sourceGroupIds"]);
  if (isEnabled && groupIds.length === 0 && groupTags.length === 0) {
    throw new Failure("RULE_WITHOUT_GROUPS", ["actions", "groupIds"]);
  }
  if (isEnabled && trigger.kind === "SOURCE_MESSAGE" && trigger.sourceGroupIds.length === 0) {
    throw new Failure("RULE_TRIGGER_INVALID", ["trigger", "sourceGroupIds"]);
  }
  return fields;
}

async function requireOwnGroups(
  { db, viewer }: Tx,
  ids: readonly GroupId[],
  path: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { count } = await db.selectFrom("groups")
    .where("id", "in", ids).where("user_id", "=", permit(viewer, "rule.edit"))
    .where("kind", "<>", "PRIVATE")
    .select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  if (Number(count) < ids.length) throw new Failure("GROUP_NOT_FOUND", path);
}

/**
 * Locks a person's rules until the transaction ends: nothing is evaluated, stopped or added
 * meanwhile. @returns when they stopped all of them; null: they did not.
 */
export async function lockRules({ db }: Tx, userId: UserId): Promise<Date | null> {
  await db.insertInto("rule_settings").values({ user_id: userId, stopped_at: null })
    .onConflict((c) => c.doNothing()).execute();
  const { stopped_at } = await db.selectFrom("rule_settings").select("stopped_at")
    .where("user_id", "=", userId).forUpdate().executeTakeFirstOrThrow();
  return stopped_at;
}

/** Checks, until the transaction ends, that there is room for one more. @throws Failure RULES_LIMIT */
export async function requireRuleRoom(tx: Tx): Promise<void> {
  const userId = permit(tx.viewer, "rule.edit");
  await lockRules(tx, userId);
  const { count } = await tx.db.selectFrom("rules").where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  if (Number(count) >= MOST_RULES) throw new Failure("RULES_LIMIT");
}

/** Returns the viewer's own rule, a deleted one too, locked. @throws Failure RULE_NOT_FOUND */
export async function lockRule(tx: Tx, id: RuleId): Promise<Rule> {
  const userId = permit(tx.viewer, "rule.edit");
  await lockRules(tx, userId); // no evaluation that began with the former rule commits afterwards
  const rule: Rule | false | undefined = isId("rul", id) &&
    await tx.db.selectFrom("rules").select(asRule)
      .where("id", "=", id).where("user_id", "=", userId).forUpdate().executeTakeFirst();
  if (!rule) throw new Failure("RULE_NOT_FOUND", ["id"]);
  return rule;
}

/** Returns the viewer's own rule, locked, unless it is deleted. @throws Failure RULE_NOT_FOUND */
export async function lockPresentRule(tx: Tx, id: RuleId): Promise<Rule> {
  const rule = await lockRule(tx, id);
  if (rule.deletedAt) throw new Failure("RULE_NOT_FOUND", ["id"]);
  return rule;
}
