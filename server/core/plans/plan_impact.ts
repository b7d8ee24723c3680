import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { Given } from "../given.ts";
import { permit } from "../permissions.ts";
import { monthOf } from "../zoned.ts";
import { HOME_ZONE } from "../users/user.ts";
import { type LimitName, type Limits, limitsOf, UNLIMITED } from "./limits.ts";

/** Whom a change of a plan's limits would touch. */
export type PlanImpact = {
  readonly people: number;
  /** For each limit that some of them use more of than it would allow. */
  readonly exceeding: readonly { readonly limit: LimitName; readonly people: number }[];
};

/** How many of each limit a subscriber uses, as rows of (user_id, n). */
const uses = {
  groups: sql`select g.user_id, count(*) as n from groups g
    join messenger_sessions s on s.id = g.session_id
    where g.is_active and g.kind <> 'PRIVATE' and g.left_at is null and s.disconnected_at is null
    group by g.user_id`,
  sessions: sql`select user_id, count(*) as n from messenger_sessions
    where disconnected_at is null group by user_id`,
  products: sql`select user_id, count(*) as n from products
    where deleted_at is null group by user_id`,
  shortLinks: sql`select user_id, count(*) as n from short_links
    where purpose = 'MANUAL' and deleted_at is null group by user_id`,
} satisfies Partial<Record<LimitName, unknown>>;

/** Counts a plan's subscribers, and those who use more than the changed limits would allow. */
export async function loadPlanImpact(
  { db, viewer, now }: Context,
  { priceId, limits }: { readonly priceId: string; readonly limits: Given<Limits> },
): Promise<PlanImpact> {
  permit(viewer, "plan.edit");
  const plan = await db.selectFrom("plans").select("limits").where("price_id", "=", priceId)
    .executeTakeFirst();
  const given = Object.fromEntries(Object.entries(limits).filter(([, value]) => value != null));
  const most = limitsOf({ ...plan?.limits, ...given });
  const subscribers = sql`select id from users where stripe_price_id = ${priceId}`;
  const count = async (rows: ReturnType<typeof sql>, more: number) => {
    if (more === UNLIMITED) return 0;
    const { rows: [row] } = await sql<{ n: number }>`
      select count(*)::int as n from (${rows}) as uses
      where n > ${more} and user_id in (${subscribers})`.execute(db);
    return row!.n;
  };
  const month = monthOf(now, HOME_ZONE);
  const messages = sql`select id as user_id, message_count as n from users
    where counted_month = ${month}`;
  const all: [LimitName, number][] = [
    ["messagesPerMonth", await count(messages, most.messagesPerMonth)],
  ];
  for (const [limit, rows] of Object.entries(uses) as [keyof typeof uses, typeof messages][]) {
    all.push([limit, await count(rows, most[limit])]);
  }
  const { n } = await db.selectFrom("users").select(sql<number>`count(*)::int`.as("n"))
    .where("stripe_price_id", "=", priceId).executeTakeFirstOrThrow();
  return {
    people: n,
    exceeding: all.filter(([, people]) => people > 0).map(([limit, people]) => ({ limit, people })),
  };
}
