import { sql } from "kysely";
import { inPage, type Page } from "../../../database/page.ts";
import type { Context } from "../../context.ts";
import { checkCursors } from "../../cursors.ts";
import { permit } from "../../permissions.ts";
import { wordPatterns } from "../../search.ts";
import { asUser } from "../../users/tables.ts";
import type { User } from "../../users/user.ts";

const DAY = 24 * 60 * 60 * 1000;
/** A trial that ends within so many days is about to end. */
const ENDING_DAYS = 3;

/** Which people of those with a plan beside the free one, or a trial. */
export type SubscriberFilter =
  | "TRIAL"
  | "TRIAL_ENDING"
  | "ACTIVE"
  | "LATE"
  | "PAUSED"
  | "CANCELING"
  | "ENDED"
  | "GRANTED";

/** Lists people by how they subscribe, newest account first. */
export function listSubscribers(
  { db, viewer, now }: Context,
  { filter, search }: {
    readonly filter: SubscriberFilter | null;
    readonly search: string | null;
  },
  page: Page,
): Promise<User[]> {
  permit(viewer, "billing.manage");
  checkCursors("usr", page);
  const soon = new Date(now.getTime() + ENDING_DAYS * DAY);
  const status = sql.ref("users.subscription_status");
  const conditions = {
    TRIAL: sql<boolean>`${status} = 'trialing' and subscription_expires_at > ${now}`,
    TRIAL_ENDING: sql<boolean>`${status} = 'trialing' and subscription_expires_at > ${now}
      and subscription_expires_at <= ${soon}`,
    ACTIVE: sql<boolean>`${status} = 'active' and users.subscription_id is not null`,
    LATE: sql<boolean>`${status} in ('past_due', 'unpaid')`,
    PAUSED: sql<boolean>`${status} = 'paused'`,
    CANCELING: sql<boolean>`exists (select from subscriptions s
      where s.id = users.subscription_id and s.cancels_at is not null)`,
    ENDED: sql<boolean>`${status} in ('canceled', 'expired')`,
    GRANTED: sql<boolean>`users.subscription_id is null and users.stripe_price_id is not null`,
  } satisfies Record<SubscriberFilter, unknown>;
  const anybody = sql<boolean>`(users.subscription_id is not null
    or users.stripe_price_id is not null or ${status} <> 'active')`;
  return inPage(
    db.selectFrom("users").leftJoin("plans", "plans.price_id", "users.stripe_price_id")
      .select(asUser).where(filter ? conditions[filter] : anybody)
      .$call((q) =>
        wordPatterns(search ?? "").reduce(
          (q, text) => q.where("users.search_text", "like", text),
          q,
        )
      ),
    page,
    "users.id",
  ).execute();
}
