import { type AffiliateTagColumns, asAffiliateTags } from "../marketplaces/links/affiliate_tags.ts";
import type { ColumnType } from "kysely";
import type { ImpersonationId, PhotoId, UserId } from "../ids.ts";
import type { AcceptedDocument } from "./profile/accept_documents.ts";
import type { SubscriptionStatus } from "../plans/subscription.ts";
import type { Role } from "./user.ts";
import type { ReadyTemplateUses } from "../templates/ready_templates.ts";

export type UsersTable = AffiliateTagColumns & {
  id: UserId;
  email: string;
  /** When the email was first verified; null: not yet. */
  email_verified_at: Date | null;
  display_name: string;
  /** Email and name, folded, for searches. */
  search_text: string;
  photo_id: PhotoId | null;
  role: Role;
  plan: string;
  subscription_status: SubscriptionStatus;
  subscription_expires_at: Date | null;
  stripe_price_id: string | null;
  /** The subscription that gives the plan; null: a trial, or an admin. */
  subscription_id: ColumnType<string | null, string | null | undefined, string | null>;
  message_count: number;
  has_disclosure: boolean;
  /** Whether their messages have short links. */
  has_short_links: ColumnType<boolean, boolean | undefined, boolean>;
  /** The last lines of every message. */
  signature: string;
  /** Since when they use each ready template. */
  ready_templates: ColumnType<ReadyTemplateUses, string | undefined, string>;
  /** The IANA time zone of the user's local times. */
  time_zone: string;
  /** The month (YYYY-MM, in their zone) that `message_count` counts. */
  counted_month: string | null;
  /** Sessions that began earlier are refused; null: none is. */
  sessions_from: Date | null;
  blocked_at: Date | null;
  blocked_reason: string | null;
  /** When the account will be deleted; null: no deletion is scheduled. */
  deletes_at: Date | null;
  created_at: ColumnType<Date, Date, never>;
};

/** Maps an identity provider's account to a user. */
export type IdentitiesTable = {
  provider: string;
  subject: string;
  user_id: UserId;
};

/** Profile photos, as JPEG. */
export type PhotosTable = {
  id: PhotoId;
  user_id: UserId;
  bytes: Uint8Array;
  created_at: Date;
};

/** Which version of which document a user accepted, and when. */
export type AcceptancesTable = {
  user_id: UserId;
  document: AcceptedDocument;
  version: string;
  accepted_at: Date;
};

/** An admin acts as a member, in one session of the admin, until it ends or expires. */
export type ImpersonationsTable = {
  id: ImpersonationId;
  /** Null: the admin's account was deleted; the member can still see the impersonation. */
  admin_id: UserId | null;
  user_id: UserId;
  session_key: string;
  reason: string;
  started_at: Date;
  expires_at: Date;
  ended_at: Date | null;
};

/** One-time codes that make the first admin; only their hash is stored. */
export type SetupCodesTable = {
  code_hash: string;
  expires_at: Date;
};

/** The columns of a `User`, selected under its field names. */
export const asUser = [
  "users.id",
  "users.email",
  "users.email_verified_at as emailVerifiedAt",
  "users.display_name as displayName",
  "users.photo_id as photoId",
  "users.role",
  "users.plan",
  "users.subscription_status as subscriptionStatus",
  "users.subscription_expires_at as subscriptionExpiresAt",
  "users.message_count as messageCount",
  ...asAffiliateTags,
  "users.has_disclosure as hasDisclosure",
  "users.has_short_links as hasShortLinks",
  "users.signature",
  "users.time_zone as timeZone",
  "users.counted_month as countedMonth",
  "users.blocked_at as blockedAt",
  "users.blocked_reason as blockedReason",
  "users.deletes_at as deletesAt",
  "users.created_at as createdAt",
  "plans.limits as planLimits",
] as const;
