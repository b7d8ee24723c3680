import type { ColumnType, Generated } from "kysely";
import type {
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
import type { Channel, SessionProblem } from "./messenger.ts";
import type { PairingFailure, PairingState } from "./pairing/pairing.ts";
import type { GatewayProblem } from "./pairing/gateway.ts";
import type { ClaimProblem, ClaimState } from "./platform_number/group_claim.ts";
import type { DispatchStatus, JournalLine, Reason } from "./queue/dispatch.ts";
import type { SendingMode } from "./settings/bot_settings.ts";

/** A person's account at a messenger, as long as it is connected; its row stays for the history. */
export type MessengerSessionsTable = {
  id: SessionId;
  user_id: UserId;
  channel: Channel;
  /** The vendor's own id of the account: connected once, by one person. */
  account_id: string;
  name: string;
  handle: string | null;
  /** Sealed; null once it is disconnected. */
  credentials: string | null;
  /** What may be shown of them. */
  credential_hint: string;
  /** Brought by whoever opens the account's own chat: only its owner was shown it. */
  owner_code: string;
  problem: SessionProblem | null;
  problem_since: Date | null;
  /** When the vendor last answered anything. */
  alive_at: Date | null;
  /** When the vendor last took a message. */
  receipt_at: Date | null;
  /** When the vendor last listed all of its groups, where it does that. */
  groups_listed_at: Date | null;
  created_at: ColumnType<Date, Date, never>;
  disconnected_at: Date | null;
  /** The session of the number that it sends through; null: it has an account of its own. */
  through: SessionId | null;
  /** The session that has the account: `through`, or itself. */
  number_id: ColumnType<SessionId, never, never>;
  /** Since when the number that it sends through is no longer lent. */
  number_revoked_at: Date | null;
  /** Grows each time it is connected anew: an earlier connection's secrets are not kept any more. */
  generation: Generated<number>;
  /** Grows each time its owner has it opened anew. */
  reopened: Generated<number>;
  /** Since when a new number is used ever more each day; null: it has been in use for months. */
  warm_up_from: Date | null;
  /** When the vendor last restricted the number, or shut it out. */
  restricted_at: Date | null;
};

/** What a vendor's library keeps of a session beside its credentials. */
export type SessionSecretsTable = {
  session_id: SessionId;
  kind: string;
  id: string;
  /** Sealed. */
  value: string;
};

/** A row, selected so, is a `MessengerSession`: no mapping at run time. */
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

/** Accounts on their way to be linked by a phone; kept a day after their end, to count attempts. */
export type PairingsTable = {
  id: PairingId;
  user_id: UserId;
  channel: Channel;
  phone: string | null;
  is_new_number: boolean;
  state: PairingState;
  qr: string | null;
  code: string | null;
  shown_until: Date | null;
  problem: PairingFailure | null;
  session_id: SessionId | null;
  /** Grows each time a process takes it up: what an earlier one still says is not heard. */
  claim: number;
  claimed_by: ProcessId | null;
  claimed_until: Date | null;
  started_at: ColumnType<Date, Date, never>;
  /** Null: it is under way. */
  ended_at: Date | null;
};

/** A row, selected so, is a `Pairing`: no mapping at run time. */
export const asPairing = [
  "pairings.id",
  "pairings.user_id as userId",
  "pairings.channel",
  "pairings.phone",
  "pairings.state",
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

/** A row, selected so, is a `KnownGateway`. */
export const asGateway = [
  "url",
  "key_hint as keyHint",
  "version",
  "problem",
  "checked_at as checkedAt",
] as const;

/** The number that the platform lends: one row, or none. */
export type PlatformNumberTable = {
  is_only: ColumnType<boolean, boolean | undefined, never>;
  /** An admin's own session. */
  session_id: SessionId;
  shared_at: Date;
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
  problem: ClaimProblem | null;
  external_id: string | null;
  title: string | null;
  group_id: GroupId | null;
  /** How often the code was looked for. */
  looks: number;
  /** When the person last asked to look. */
  requested_at: Date | null;
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
  "group_claims.problem",
  "group_claims.external_id as externalId",
  "group_claims.title",
  "group_claims.group_id as groupId",
  "group_claims.looks",
  "group_claims.requested_at as requestedAt",
  "group_claims.expires_at as expiresAt",
] as const;

/** How a person sends: one row each. */
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
  /** Whether a number is used no harder than is known to be safe, whatever is set above. */
  is_number_protected: boolean;
};

/** The processes that send, each as long as it says so; its lanes are free afterwards. */
export type MessagingProcessesTable = {
  id: ProcessId;
  held_until: Date;
};

/** One a session: its messages go out one after the other. */
export type LanesTable = {
  session_id: SessionId;
  user_id: UserId;
  /** The process that sends for it. */
  held_by: ProcessId | null;
  /** Grows each time another process takes it: what an earlier holder still says is not heard. */
  token: ColumnType<string, number, number>;
  /** When its present message, or the latest part of it, went out to the vendor; null: none is. */
  sending_since: Date | null;
  /** When there may be something to do; null: nothing until somebody acts. */
  wake_at: Date | null;
  /** Before this instant the pace allows nothing. */
  free_at: Date | null;
  waits_for: Reason | null;
  waits_until: Date | null;
  /** How often in a row the vendor could not be reached. */
  failures: number;
  paused_at: Date | null;
  /** When the person last wanted the session's groups asked for anew. */
  sync_requested_at: Date | null;
  /** When the person last wanted to know by which address one joins a group of the session. */
  invites_requested_at: Date | null;
};

export type DispatchesTable = {
  id: DispatchId;
  user_id: UserId;
  session_id: SessionId;
  group_id: GroupId;
  offer_id: OfferId | null;
  /** An offer goes to a group once for each. */
  occasion: string;
  status: DispatchStatus;
  /** The higher goes first. */
  priority: number;
  planned_at: Date;
  expires_at: Date;
  /** The month that this message is counted in (YYYY-MM); null: it is not counted. */
  reserved_month: string | null;
  text: string | null;
  /** The template that its text was made with, and its variant's slot; null: none. */
  template_id: TemplateId | null;
  variant: number | null;
  attempts: number;
  /** The vendor's ids of the parts that it has taken, in order. */
  message_ids: string[];
  /** Of the part that goes, or went, out last: chosen before, where the messenger lets us. */
  own_message_id: string | null;
  /** How many parts it takes, once that is known to be several. */
  parts: number | null;
  /** Of that last part: when the vendor's server was known to have it, when it first reached a phone. */
  accepted_at: Date | null;
  delivered_at: Date | null;
  /** At least so many people's phones have it. */
  delivered: Generated<number>;
  /** Whether the first of several parts had the offer's image; null: no such part was sent. */
  has_image: boolean | null;
  reason: Reason | null;
  journal: ColumnType<JournalLine[], string, string>;
  created_at: ColumnType<Date, Date, never>;
  started_at: Date | null;
  settled_at: Date | null;
};

/** A row, selected so, is a `Dispatch`: no mapping at run time. */
export const asDispatch = [
  "dispatches.id",
  "dispatches.user_id as userId",
  "dispatches.session_id as sessionId",
  "dispatches.group_id as groupId",
  "dispatches.offer_id as offerId",
  "dispatches.occasion",
  "dispatches.status",
  "dispatches.planned_at as plannedAt",
  "dispatches.expires_at as expiresAt",
  "dispatches.text",
  "dispatches.message_ids as messageIds",
  "dispatches.accepted_at as acceptedAt",
  "dispatches.delivered_at as deliveredAt",
  "dispatches.delivered",
  "dispatches.reason",
  "dispatches.journal",
  "dispatches.attempts",
  "dispatches.reserved_month as reservedMonth",
  "dispatches.created_at as createdAt",
  "dispatches.started_at as startedAt",
  "dispatches.settled_at as settledAt",
] as const;
