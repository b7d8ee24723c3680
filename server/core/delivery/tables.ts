import type { ColumnType, Generated } from "kysely";
import type {
  CampaignTextId,
  CorrectionId,
  DispatchId,
  GroupClaimId,
  GroupId,
  OfferId,
  PairingId,
  ProcessId,
  SessionId,
  TemplateId,
  UserId,
} from "../ids.ts";
import type { CorrectionKind, CorrectionStatus, EndNotice } from "./corrections/correction.ts";
import type { ReadyTemplateId } from "../templates/ready_templates.ts";
import type { Channel, SessionProblem } from "./messenger.ts";
import type { PairingFailure, PairingStatus } from "./pairing/pairing.ts";
import type { GatewayProblem } from "./pairing/gateway.ts";
import type { ClaimProblem, ClaimStatus } from "./platform_number/group_claim.ts";
import type { DispatchStatus, JournalLine, MessageOrigin, Reason } from "./queue/dispatch.ts";
import type { SendingMode } from "./settings/bot_settings.ts";

/** A person's account at a messenger; the row of a disconnected one stays for the history. */
export type MessengerSessionsTable = {
  id: SessionId;
  user_id: UserId;
  channel: Channel;
  /** The vendor's id of the account, which one person connects at a time. */
  account_id: string;
  name: string;
  handle: string | null;
  /** Sealed; null once it is disconnected. */
  credentials: string | null;
  /** The part of them that may be shown. */
  credential_hint: string;
  /** Sent by a person who opens a chat with the account, to prove that they own it. */
  owner_code: string;
  problem: SessionProblem | null;
  problem_since: Date | null;
  /** When the vendor last answered anything. */
  alive_at: Date | null;
  /** When the vendor last accepted a message. */
  receipt_at: Date | null;
  /** When the vendor last listed all its groups, if it lists them. */
  groups_listed_at: Date | null;
  created_at: ColumnType<Date, Date, never>;
  disconnected_at: Date | null;
  /** The session of the number that it sends through; null: it has its own account. */
  through: SessionId | null;
  /** The session that has the account: `through`, or itself. */
  number_id: ColumnType<SessionId, never, never>;
  /** When the number that it sends through stopped being shared; null: it is shared. */
  number_revoked_at: Date | null;
  /** Counts how often it was connected; secrets of an earlier connection are rejected. */
  generation: Generated<number>;
  /** Counts how often its owner reopened it. */
  reopened: Generated<number>;
  /** When a new number's warm-up began; null: it has been in use for months. */
  warm_up_from: Date | null;
  /** When the vendor last restricted or banned the number. */
  restricted_at: Date | null;
};

/** What a vendor's library stores of a session beside its credentials. */
export type SessionSecretsTable = {
  session_id: SessionId;
  kind: string;
  id: string;
  /** Sealed. */
  value: string;
  /** The day of its last change, UTC. */
  written_on: Generated<string>;
};

/** Selects a row as a `MessengerSession`. */
export const asSession = [
  "messenger_sessions.id",
  "messenger_sessions.user_id as userId",
  "messenger_sessions.channel",
  "messenger_sessions.account_id as accountId",
  "messenger_sessions.name",
  "messenger_sessions.handle",
  "messenger_sessions.credential_hint as credentialHint",
  "messenger_sessions.owner_code as ownerCode",
  "messenger_sessions.problem",
  "messenger_sessions.problem_since as problemSince",
  "messenger_sessions.alive_at as aliveAt",
  "messenger_sessions.receipt_at as receiptAt",
  "messenger_sessions.disconnected_at as disconnectedAt",
  "messenger_sessions.number_revoked_at as numberRevokedAt",
] as const;

/** Attempts to link accounts by phone; kept for a day after their end, to count attempts. */
export type PairingsTable = {
  id: PairingId;
  user_id: UserId;
  channel: Channel;
  phone: string | null;
  is_new_number: boolean;
  status: PairingStatus;
  qr: string | null;
  code: string | null;
  shown_until: Date | null;
  problem: PairingFailure | null;
  session_id: SessionId | null;
  /** Counts how often a process claimed it; reports of earlier claims are ignored. */
  claim: number;
  claimed_by: ProcessId | null;
  claimed_until: Date | null;
  started_at: ColumnType<Date, Date, never>;
  /** Null: it is open. */
  ended_at: Date | null;
};

/** Selects a row as a `Pairing`. */
export const asPairing = [
  "pairings.id",
  "pairings.user_id as userId",
  "pairings.channel",
  "pairings.phone",
  "pairings.status",
  "pairings.qr",
  "pairings.code",
  "pairings.shown_until as shownUntil",
  "pairings.problem",
  "pairings.session_id as sessionId",
] as const;

/** The gateway to WhatsApp that the operator runs: one row, or none. */
export type MessengerGatewayTable = {
  is_only: ColumnType<boolean, boolean | undefined, never>;
  /** Without a slash at its end. */
  url: string;
  /** Sealed. */
  key: string;
  key_hint: string;
  version: string | null;
  problem: GatewayProblem | null;
  checked_at: Date;
  set_at: Date;
};

/** Selects a row as a `KnownGateway`. */
export const asGateway = [
  "url",
  "key_hint as keyHint",
  "version",
  "problem",
  "checked_at as checkedAt",
] as const;

/** The number that the platform shares: one row, or none. */
export type PlatformNumberTable = {
  is_only: ColumnType<boolean, boolean | undefined, never>;
  /** An admin's own session. */
  session_id: SessionId;
  shared_at: Date;
};

/** Groups that people bring to the platform's number, each by an invitation and a code. */
export type GroupClaimsTable = {
  id: GroupClaimId;
  user_id: UserId;
  /** The person's session through the number. */
  session_id: SessionId;
  /** The session of the number itself. */
  number_id: SessionId;
  /** The code in the invite link. */
  invite: string;
  /** The code to place in the group's description, which only its admins may change. */
  code: string;
  status: ClaimStatus;
  /** Why the last lookup failed. */
  problem: ClaimProblem | null;
  external_id: string | null;
  title: string | null;
  group_id: GroupId | null;
  /** How often the number looked for the code. */
  looks: number;
  /** When the person last requested a lookup. */
  requested_at: Date | null;
  /** Until when a process has claimed the lookup. */
  taken_until: Date | null;
  created_at: ColumnType<Date, Date, never>;
  expires_at: Date;
};

/** Selects a row as a `GroupClaim`. */
export const asClaim = [
  "group_claims.id",
  "group_claims.user_id as userId",
  "group_claims.session_id as sessionId",
  "group_claims.number_id as numberId",
  "group_claims.invite",
  "group_claims.code",
  "group_claims.status",
  "group_claims.problem",
  "group_claims.external_id as externalId",
  "group_claims.title",
  "group_claims.group_id as groupId",
  "group_claims.looks",
  "group_claims.requested_at as requestedAt",
  "group_claims.expires_at as expiresAt",
] as const;

/** Sending settings: one row per person. */
export type BotSettingsTable = {
  user_id: UserId;
  sending_mode: SendingMode;
  gap_min_ms: number;
  gap_max_ms: number;
  per_minute: number;
  per_hour: number;
  per_day: number;
  identical_per_hour: number | null;
  /** Local times, HH:MM; both or none. */
  quiet_from: string | null;
  quiet_to: string | null;
  late_after_minutes: number;
  /** Local times, HH:MM, ascending. */
  slots: string[];
  paused_at: Date | null;
  /** Whether numbers are limited to the safe pace, whatever is set above. */
  is_number_protected: boolean;
};

/** Messaging processes, each until its lease ends; its lanes are free afterwards. */
export type MessagingProcessesTable = {
  id: ProcessId;
  held_until: Date;
};

/** One lane per session: its messages are sent one after the other. */
export type LanesTable = {
  session_id: SessionId;
  user_id: UserId;
  /** The process that holds it. */
  held_by: ProcessId | null;
  /** Counts how often a process took it; reports of earlier holders are ignored. */
  token: ColumnType<string, number, number>;
  /**
   * When its current message, or the latest part of it, was passed to the vendor; null: none is
   * being sent.
   */
  sending_since: Date | null;
  /** When it is next examined; null: not until somebody acts. */
  wake_at: Date | null;
  /** When the pace allows the next start. */
  free_at: Date | null;
  waits_for: Reason | null;
  waits_until: Date | null;
  /** Failures in a row to reach the vendor. */
  failures: number;
  paused_at: Date | null;
  /** When the person last requested to read the session's groups again. */
  sync_requested_at: Date | null;
  /** When the person last requested the invitations of the session's groups. */
  invites_requested_at: Date | null;
};

export type DispatchesTable = {
  id: DispatchId;
  user_id: UserId;
  session_id: SessionId;
  group_id: GroupId;
  offer_id: OfferId | null;
  /** What queued it, and which rule or entry of the calendar. */
  origin: Generated<MessageOrigin>;
  origin_id: string | null;
  /** The campaign text that it says, and its picture; null: none. */
  campaign_text_id: CampaignTextId | null;
  media_url: string | null;
  /** An offer is sent to a group once per occasion. */
  occasion: string;
  status: DispatchStatus;
  /** The higher goes first. */
  priority: number;
  planned_at: Date;
  /** The lower goes first among those of one priority and start. */
  place: Generated<number>;
  /** What the person's last move of it replaced; null: nothing to undo. */
  moved_from: ColumnType<FormerPlace | null, string | null, string | null>;
  expires_at: Date;
  /** The month whose quota counts this message (YYYY-MM); null: it is not counted. */
  reserved_month: string | null;
  text: string | null;
  /** MD5 of the text without its own short link; null: the text has none. */
  text_digest: Generated<string | null>;
  /** The template of its text, and its variant's slot; null: none. */
  template_id: TemplateId | ReadyTemplateId | null;
  variant: number | null;
  attempts: number;
  /** The vendor's ids of the parts that it accepted, in order. */
  message_ids: string[];
  /**
   * The id of the last part that is or was sent, chosen before it is sent where the messenger lets
   * us.
   */
  own_message_id: string | null;
  /** How many parts it has, once it is known to have several. */
  parts: number | null;
  /** When the vendor's server confirmed that last part, and when it first reached a phone. */
  accepted_at: Date | null;
  delivered_at: Date | null;
  /** How many people's phones have it, at least. */
  delivered: Generated<number>;
  /**
   * Whether the message has its picture. It is recorded before the message is sent if the picture is
   * missing, and with the first of several parts. Null: there is to be none, or nothing is recorded.
   */
  has_image: boolean | null;
  reason_code: Reason | null;
  journal: ColumnType<JournalLine[], string, string>;
  created_at: ColumnType<Date, Date, never>;
  started_at: Date | null;
  settled_at: Date | null;
};

/** Where a message waited before a person moved it; instants in ISO 8601. */
type FormerPlace = {
  readonly priority: number;
  readonly place: number;
  readonly plannedAt: string;
  readonly expiresAt: string;
};

/** Selects a row as a `Dispatch`. */
export const asDispatch = [
  "dispatches.id",
  "dispatches.user_id as userId",
  "dispatches.session_id as sessionId",
  "dispatches.group_id as groupId",
  "dispatches.offer_id as offerId",
  "dispatches.campaign_text_id as campaignTextId",
  "dispatches.origin",
  "dispatches.origin_id as originId",
  "dispatches.occasion",
  "dispatches.status",
  "dispatches.planned_at as plannedAt",
  "dispatches.expires_at as expiresAt",
  "dispatches.text",
  "dispatches.message_ids as messageIds",
  "dispatches.accepted_at as acceptedAt",
  "dispatches.delivered_at as deliveredAt",
  "dispatches.delivered",
  "dispatches.reason_code as reasonCode",
  "dispatches.journal",
  "dispatches.attempts",
  "dispatches.reserved_month as reservedMonth",
  "dispatches.created_at as createdAt",
  "dispatches.started_at as startedAt",
  "dispatches.settled_at as settledAt",
] as const;

/** Requests to edit or remove messages that are out; at most one of a message is open. */
export type CorrectionsTable = {
  id: CorrectionId;
  dispatch_id: DispatchId;
  user_id: UserId;
  session_id: SessionId;
  /** What is done, which may be another thing than the person wanted. */
  kind: CorrectionKind;
  status: CorrectionStatus;
  reason_code: Reason | null;
  attempts: Generated<number>;
  /** What an edit puts in front of the message; null: nothing. */
  notice: EndNotice | null;
  /** The decision of a rule that requested it; null: its person did. */
  occasion: string | null;
  /** It does not start before this. */
  not_before: Date;
  created_at: ColumnType<Date, Date, never>;
  settled_at: Date | null;
};

/** Selects a row as a `Correction`. */
export const asCorrection = [
  "id",
  "dispatch_id as dispatchId",
  "kind",
  "status",
  "reason_code as reasonCode",
  "created_at as createdAt",
  "settled_at as settledAt",
] as const;
