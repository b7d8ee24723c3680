import type { ColumnType } from "kysely";
import type { UserId } from "../ids.ts";
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
  created_at: ColumnType<Date, Date, never>;
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
] as const;
