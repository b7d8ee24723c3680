import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { GroupId, RuleId, UserId } from "../../ids.ts";
import type { Marketplace } from "../../marketplaces/marketplace.ts";
import { maySend } from "../../plans/subscription.ts";
import { dayOf, dayStart } from "../../zoned.ts";
import type { RuleFacts, SentMessage } from "../evaluate_rule.ts";
import type { Rule } from "../rule.ts";
import { asRule } from "../tables.ts";
import { productKeyOf } from "./rule_event.ts";

type Reader = Pick<Context, "db" | "now">;

/** Returns a person's rules that work unless all are stopped, the oldest first. */
export function loadEnabledRules(
  { db }: Reader,
  userId: UserId,
  kinds: readonly Rule["trigger"]["kind"][],
): Promise<Rule[]> {
  return db.selectFrom("rules").select(asRule)
    .where("user_id", "=", userId).where("trigger_kind", "in", kinds)
    .where("enabled_at", "is not", null).where("paused_at", "is", null)
    .where("deleted_at", "is", null).orderBy("id").execute();
}

/** The facts of a person that all of their rules share. */
export type PersonFacts = Omit<RuleFacts, "now" | "sent" | "matchedToday">;

/** Returns a person's facts; undefined: they are gone. */
export async function loadPersonFacts(
  { db, now }: Reader,
  userId: UserId,
): Promise<PersonFacts | undefined> {
  const person = await db.selectFrom("users").leftJoin(
    "rule_settings as s",
    "s.user_id",
    "users.id",
  )
    .select([
      "time_zone as timeZone",
      "blocked_at as blockedAt",
      "subscription_status as subscriptionStatus",
      "subscription_expires_at as subscriptionExpiresAt",
      "s.stopped_at as stoppedAt",
    ]).where("users.id", "=", userId).executeTakeFirst();
  if (!person) return undefined;
  const groups = await db.selectFrom("groups")
    .innerJoin("messenger_sessions as s", "s.id", "session_id")
    .select(["groups.id", "groups.tags"]).where("groups.user_id", "=", userId)
    .where("is_active", "=", true).where("can_send", "=", true).where("kind", "<>", "PRIVATE")
    .where("left_at", "is", null).where("s.disconnected_at", "is", null)
    .orderBy("groups.id").execute();
  return {
    timeZone: person.timeZone,
    isStopped: person.stoppedAt !== null,
    isBlocked: person.blockedAt !== null,
    planAllows: maySend(person, now),
    groups,
  };
}

type SentRow = {
  readonly groupId: GroupId;
  readonly title: string;
  readonly marketplace: Marketplace;
  readonly productId: string | null;
  readonly sourceUrl: string | null;
  readonly at: Date;
};

/** Statuses of messages that a group has, or will have. */
const arriving = sql`('QUEUED', 'SENDING', 'SENT', 'UNCERTAIN')`;

type SentQuestion = {
  readonly rules: readonly Pick<Rule, "conditions">[];
  readonly productKeys: readonly string[];
  readonly timeZone: string;
  /** The oldest event that is evaluated. */
  readonly from: Date;
  /** Leaves out this rule's own messages. */
  readonly without?: RuleId | undefined;
};

/**
 * Returns the messages that conditions on what a group got may depend on: of the same products, and
 * all of the events' days.
 */
export async function loadSent(
  { db }: Reader,
  userId: UserId,
  { rules, productKeys, timeZone, from, without }: SentQuestion,
): Promise<SentMessage[]> {
  const days = Math.max(0, ...rules.map(({ conditions }) => conditions.notSentInDays ?? 0));
  const needsFamily = rules.some(({ conditions }) => conditions.familyPerDay !== null);
  const found: SentRow[] = [];
  const columns = sql`
    d.id, d.group_id as "groupId", o.title, o.marketplace, o.product_id as "productId",
    o.source_url as "sourceUrl", d.created_at as at`;
  const own = without ? sql`and d.origin_id is distinct from ${without}` : sql``;
  if (days > 0 && productKeys.length > 0) {
    const since = new Date(from.getTime() - days * 24 * 60 * 60 * 1000);
    const ids = productKeys.map((key) => key.slice(key.indexOf(" ") + 1));
    const { rows } = await sql<SentRow>`
      select ${columns} from offers o join dispatches d on d.offer_id = o.id
      where o.user_id = ${userId}
        and (o.product_id = any (${ids}::text[]) or o.source_url = any (${ids}::text[]))
        and d.status in ${arriving} and d.created_at > ${since}::timestamptz ${own}`.execute(db);
    found.push(...rows);
  }
  if (needsFamily) {
    const { rows } = await sql<SentRow>`
      select ${columns} from dispatches d join offers o on o.id = d.offer_id
      where d.session_id in (select id from messenger_sessions where user_id = ${userId})
        and (d.status in ('QUEUED', 'SENDING')
          or d.started_at >= ${dayStart(from, timeZone)}::timestamptz)
        and d.user_id = ${userId} and d.status in ${arriving} ${own}`.execute(db);
    found.push(...rows);
  }
  const byKey = new Map(found.map((row) => {
    const sent = { ...row, productKey: productKeyOf(row) };
    return [`${row.groupId} ${sent.productKey} ${row.at.getTime()}`, sent];
  }));
  return [...byKey.values()];
}

/** What a rule decided already, by its id and the event's key. */
export const pairKey = (ruleId: RuleId, eventKey: string) => `${ruleId} ${eventKey}`;

/** Returns which of these events each rule has decided about. */
export async function loadDecided(
  { db }: Reader,
  ruleIds: readonly RuleId[],
  eventKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("rule_decisions").select(["rule_id", "event_key"])
    .where("rule_id", "in", ruleIds).where("event_key", "in", eventKeys).execute();
  return new Set(rows.map(({ rule_id, event_key }) => pairKey(rule_id, event_key)));
}

/** Counts what rules matched by day. */
export class MatchCounts {
  readonly #counts = new Map<string, number>();
  constructor(readonly timeZone: string) {}

  /** Reads what these rules matched on the days of these instants. */
  static async load(
    { db }: Reader,
    { timeZone, ruleIds, instants }: {
      readonly timeZone: string;
      readonly ruleIds: readonly RuleId[];
      readonly instants: readonly Date[];
    },
  ): Promise<MatchCounts> {
    const counts = new MatchCounts(timeZone);
    const first = dayStart(new Date(Math.min(...instants.map(Number))), timeZone);
    const rows = await db.selectFrom("rule_decisions").select(["rule_id", "at"])
      .where("rule_id", "in", ruleIds).where("at", ">=", first)
      .where("outcome", "in", ["QUEUED", "ASKED"]).execute();
    for (const { rule_id, at } of rows) counts.add(rule_id, at);
    return counts;
  }

  add(ruleId: string, at: Date) {
    this.#counts.set(this.#key(ruleId, at), this.on(ruleId, at) + 1);
  }

  on(ruleId: string, at: Date): number {
    return this.#counts.get(this.#key(ruleId, at)) ?? 0;
  }

  #key = (ruleId: string, at: Date) => `${ruleId} ${dayOf(at, this.timeZone)}`;
}
