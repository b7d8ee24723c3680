import type { ColumnType } from "kysely";
import type { GroupClaimId, GroupId, SessionId, UserId } from "../ids.ts";
import type { ClaimState, ClaimTrouble } from "./group_claim.ts";

/** The number that the platform lends: one row, or none. */
export type PlatformNumberTable = {
  is_only: ColumnType<boolean, boolean | undefined, never>;
  /** An admin's own session. */
  session_id: SessionId;
  lent_at: Date;
};

/** Groups that people bring to the platform's number, each by an invitation and a code of its own. */
export type GroupClaimsTable = {
  id: GroupClaimId;
  user_id: UserId;
  /** The person's session through the number. */
  session_id: SessionId;
  /** The number's own session. */
  number_id: SessionId;
  /** What follows the address in an invite link. */
  invite: string;
  /** To be read in the group's description, which only its admins may change. */
  code: string;
  state: ClaimState;
  /** Why the last look led to nothing. */
  trouble: ClaimTrouble | null;
  external_id: string | null;
  title: string | null;
  group_id: GroupId | null;
  /** How often the code was looked for. */
  looks: number;
  /** When the person last asked to look. */
  asked_at: Date | null;
  /** A process looks, and has until then. */
  taken_until: Date | null;
  created_at: ColumnType<Date, Date, never>;
  expires_at: Date;
};

/** A row, selected so, is a `GroupClaim`: no mapping at run time. */
export const asClaim = [
  "group_claims.id",
  "group_claims.user_id as userId",
  "group_claims.session_id as sessionId",
  "group_claims.number_id as numberId",
  "group_claims.invite",
  "group_claims.code",
  "group_claims.state",
  "group_claims.trouble",
  "group_claims.external_id as externalId",
  "group_claims.title",
  "group_claims.group_id as groupId",
  "group_claims.looks",
  "group_claims.asked_at as askedAt",
  "group_claims.expires_at as expiresAt",
] as const;
