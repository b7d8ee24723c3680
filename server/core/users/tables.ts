import type { ColumnType } from "kysely";
import type { UserId } from "../ids.ts";
import type { Limits } from "../limits.ts";
import type { Role, SubscriptionStatus } from "./user.ts";

export type UsersTable = {
  id: UserId;
  email: string;
  display_name: string;
  role: Role;
  plan: string;
  subscription_status: SubscriptionStatus;
  subscription_expires_at: Date | null;
  stripe_price_id: string | null;
  message_count: number;
  amazon_tag: string | null;
  shopee_id: string | null;
  mercado_livre_word: string | null;
  mercado_livre_tool: string | null;
  discloses: boolean;
  /** The last lines of every message. */
  signature: string;
  /** IANA's name of the zone that the person's local times are in. */
  zone: string;
  /** The month (YYYY-MM, in their zone) that `message_count` is of. */
  counted_month: string | null;
  created_at: ColumnType<Date, Date, never>;
};

/** What each price buys; a limit that it does not name is the free plan's. */
export type PlansTable = {
  price_id: string;
  name: string;
  limits: ColumnType<Partial<Limits>, string, string>;
};

/** Who an identity provider says somebody is, and who that is here. */
export type IdentitiesTable = {
  provider: string;
  subject: string;
  user_id: UserId;
};

/** One-time codes that let the first admin in; only their hash is kept. */
export type SetupCodesTable = {
  code_hash: string;
  expires_at: Date;
};

/** A row, selected so, is a `User`: no mapping at run time. */
export const asUser = [
  "users.id",
  "users.email",
  "users.display_name as displayName",
  "users.role",
  "users.plan",
  "users.subscription_status as subscriptionStatus",
  "users.subscription_expires_at as subscriptionExpiresAt",
  "users.message_count as messageCount",
  "users.amazon_tag as amazonTag",
  "users.shopee_id as shopeeId",
  "users.mercado_livre_word as mercadoLivreWord",
  "users.mercado_livre_tool as mercadoLivreTool",
  "users.discloses",
  "users.signature",
  "users.zone",
  "users.counted_month as countedMonth",
  "plans.limits as planLimits",
] as const;
