import type { ColumnType, Generated } from "kysely";
import type {
  DispatchId,
  GroupId,
  OfferId,
  ProcessId,
  SessionId,
  TemplateId,
  UserId,
} from "../ids.ts";
import type { DispatchStatus, JournalLine, Reason } from "./dispatch.ts";
import type { SendingMode } from "./bot_settings.ts";

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
  protects_number: boolean;
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
  sync_asked_at: Date | null;
  /** When the person last wanted to know by which address one joins a group of the session. */
  invites_asked_at: Date | null;
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
