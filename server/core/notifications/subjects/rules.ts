import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { EventOf } from "../../events.ts";
import type { EventId, RuleId, UserId } from "../../ids.ts";
import { closed, type Kinds, type Notification, open, type Words } from "../notification.ts";
import { notify } from "../notify.ts";

/** A rule as it is by now. */
export type RuleNotice = { readonly name: string; readonly isPaused: boolean };

/** A person's rules: each by its id, and how many approvals and rules wait. */
type RuleNotices = {
  readonly byId: ReadonlyMap<string, RuleNotice>;
  readonly waiting: number;
  /** Enabled rules, where the plan that ended keeps them from working. */
  readonly pausedByPlan: number;
};

/** The kinds about rules. */
export const ruleKinds = {
  RULE_PAUSED: {
    description: "A rule failed five times in a row and paused itself.",
    words: ({ rule }) => rulePaused(rule),
  },
  APPROVALS_WAITING: {
    description: "Rules ask, and wait for the person's answer.",
    words: ({ approvalsWaiting }) => approvalsWaitingWords(approvalsWaiting),
  },
  RULES_PAUSED_BY_PLAN: {
    description: "The plan has ended, and rules that are enabled wait for the next one.",
    words: ({ rulesPausedByPlan }) => pausedByPlan(rulesPausedByPlan),
  },
} satisfies Kinds<
  { rule: RuleNotice | null; approvalsWaiting: number; rulesPausedByPlan: number }
>;

/** A rule that paused itself. `rule` null: it is gone. */
function rulePaused(rule: RuleNotice | null): Words {
  if (!rule) return closed("Uma regra que você excluiu", "Ela tinha parado depois de falhar.");
  return rule.isPaused
    ? open(
      `A regra “${rule.name}” parou`,
      "Ela falhou cinco vezes seguidas. Veja o motivo, corrija e ligue de novo.",
    )
    : closed(`A regra “${rule.name}” tinha parado`, "Você já a ligou de novo, ou a desligou.");
}

/** Approvals that wait. */
function approvalsWaitingWords(count: number): Words {
  if (count === 0) {
    return closed("Nada espera a sua resposta", "O que as regras pediram já foi respondido.");
  }
  return open(
    count === 1 ? "Uma regra espera a sua resposta" : `${count} envios esperam a sua resposta`,
    "Sem resposta a tempo, nada é enviado.",
  );
}

/** Rules that the plan's end paused. */
function pausedByPlan(count: number): Words {
  if (count === 0) {
    return closed("Suas regras tinham parado com o plano", "Elas voltaram, ou você as desligou.");
  }
  return open(
    count === 1 ? "Sua regra parou com o plano" : `Suas ${count} regras pararam com o plano`,
    "Voltam sozinhas com o próximo plano. O que acontecer até lá não é enviado depois.",
  );
}

/** Reads what notifications about rules need. */
export async function loadRuleNotices(
  { db, now }: Context,
  userId: UserId,
  ids: readonly RuleId[],
  notifications: readonly Notification[],
): Promise<RuleNotices> {
  const asks = notifications.some(({ kind }) => kind === "APPROVALS_WAITING");
  const isPlanNoticed = notifications.some(({ kind }) => kind === "RULES_PAUSED_BY_PLAN");
  const [rules, waiting, paused] = await Promise.all([
    ids.length === 0 ? [] : db.selectFrom("rules").select(["id", "name", "paused_at"])
      .where("id", "in", ids).where("user_id", "=", userId).where("deleted_at", "is", null)
      .execute(),
    !asks ? null : db.selectFrom("approvals").where("user_id", "=", userId)
      .where("status", "=", "PENDING").where("expires_at", ">", now)
      .select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow(),
    !isPlanNoticed ? undefined : rulesOfEndedPlans({ db, now }).where("users.id", "=", userId)
      .executeTakeFirst(),
  ]);
  return {
    byId: new Map(
      rules.map(({ id, name, paused_at }) => [id, { name, isPaused: paused_at !== null }]),
    ),
    waiting: Number(waiting?.count ?? 0),
    pausedByPlan: Number(paused?.count ?? 0),
  };
}

/** Selects the people whose plan has ended while rules of theirs are enabled, and how many are. */
const rulesOfEndedPlans = ({ db, now }: Pick<Context, "db" | "now">) =>
  db.selectFrom("rules").innerJoin("users", "users.id", "rules.user_id")
    .where("enabled_at", "is not", null).where("paused_at", "is", null)
    .where("rules.deleted_at", "is", null).where("blocked_at", "is", null)
    .where(sql<boolean>`(
      subscription_status not in ('trialing', 'active', 'past_due')
      or subscription_expires_at <= ${now}::timestamptz
    )`)
    .groupBy("users.id")
    .select(["users.id", "subscription_expires_at as endedAt"])
    .select(({ fn }) => fn.countAll<string>().as("count"));

/** Notifies people whose plan ended while rules were enabled, once for each end. */
export async function notifyPausedByPlan(ctx: Context): Promise<void> {
  const ended = await rulesOfEndedPlans(ctx)
    .where(sql<boolean>`not exists (
      select from notifications n where n.user_id = users.id and n.kind = 'RULES_PAUSED_BY_PLAN'
        and n.happened_at >= coalesce(subscription_expires_at, 'epoch')
    )`).execute();
  for (const { id: userId, endedAt } of ended) {
    const notSince = endedAt ?? new Date(0);
    const kind = "RULES_PAUSED_BY_PLAN";
    await notify(ctx, { userId, kind, subject: "", eventId: null, notSince });
  }
}

/** Notifies of a rule that paused itself. */
export async function notifyRulePaused(
  ctx: Context,
  { userId, ruleId }: EventOf<"rule.paused">,
  eventId: EventId,
) {
  await notify(ctx, { userId, kind: "RULE_PAUSED", subject: ruleId, eventId });
}

/** Notifies of approvals that wait. All of them share one notification. */
export async function notifyApprovals(
  ctx: Context,
  { userId }: EventOf<"approval.requested">,
  eventId: EventId,
) {
  await notify(ctx, { userId, kind: "APPROVALS_WAITING", subject: "", eventId });
}
