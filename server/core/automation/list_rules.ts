import { sql } from "kysely";
import { inPage, type Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { checkCursors } from "../cursors.ts";
import { Failure } from "../errors.ts";
import type { RuleId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { maySend } from "../plans/subscription.ts";
import { dayStart } from "../zoned.ts";
import type { Rule } from "./rule.ts";
import { asRule } from "./tables.ts";

/** The viewer's rules, newest first. */
export function listRules({ db, viewer }: Context, page: Page): Promise<Rule[]> {
  const userId = permit(viewer, "rule.see");
  checkCursors("rul", page);
  return inPage(
    db.selectFrom("rules").select(asRule)
      .where("user_id", "=", userId).where("deleted_at", "is", null),
    page,
  ).execute();
}

/** Returns the viewer's rules by id, in the requested order; a `Failure` for each missing one. */
export async function loadRules(
  { db, viewer }: Context,
  ids: readonly RuleId[],
): Promise<(Rule | Failure)[]> {
  const userId = permit(viewer, "rule.see");
  const rules: Rule[] = await db.selectFrom("rules").select(asRule)
    .where("id", "in", ids).where("user_id", "=", userId).where("deleted_at", "is", null)
    .execute();
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return ids.map((id) => byId.get(id) ?? new Failure("RULE_NOT_FOUND"));
}

/** Whether the viewer's rules may work: whether they stopped them, and whether their plan sends. */
export async function rulesStanding({ db, viewer, now }: Context) {
  const person = await db.selectFrom("users")
    .leftJoin("rule_settings as s", "s.user_id", "users.id")
    .select([
      "s.stopped_at as stoppedAt",
      "subscription_status as subscriptionStatus",
      "subscription_expires_at as subscriptionExpiresAt",
    ])
    .where("users.id", "=", permit(viewer, "rule.see")).executeTakeFirstOrThrow();
  return { stoppedAt: person.stoppedAt, planAllows: maySend(person, now) };
}

/** What a rule did lately. */
export type RuleActivity = {
  /** Decisions of this day that queued messages or ask, and the last decision's instant. */
  readonly matchedToday: number;
  readonly lastDecisionAt: Date | null;
};

/** Returns what each of the viewer's rules did lately, in the requested order. */
export async function loadRuleActivity(
  { db, viewer, now }: Context,
  ids: readonly RuleId[],
): Promise<RuleActivity[]> {
  const userId = permit(viewer, "rule.see");
  const { timeZone } = await db.selectFrom("users").select("time_zone as timeZone")
    .where("id", "=", userId).executeTakeFirstOrThrow();
  const { rows } = await sql<RuleActivity & { id: RuleId }>`
    select rules.id, (
        select count(*)::int from rule_decisions d
        where d.rule_id = rules.id and d.at >= ${dayStart(now, timeZone)}::timestamptz
          and d.outcome in ('QUEUED', 'ASKED')
      ) as "matchedToday", (
        select at from rule_decisions d where d.rule_id = rules.id order by id desc limit 1
      ) as "lastDecisionAt"
    from rules where id = any(${ids}::text[]) and user_id = ${userId}`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? { matchedToday: 0, lastDecisionAt: null });
}

/** The categories that the viewer's conditions can name: the tags of their catalogue. */
export async function listRuleCategories({ db, viewer }: Context): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag from products cross join unnest(tags) as tag
    where user_id = ${permit(viewer, "rule.see")} and deleted_at is null
    order by tag limit 200`.execute(db);
  return rows.map(({ tag }) => tag);
}
