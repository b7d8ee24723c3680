import type { Generated } from "kysely";
import type { GroupId, SessionId, UserId } from "../ids.ts";
import type { TemplateChoice } from "../templates/template.ts";
import type { GroupKind, GroupRole } from "../delivery/messenger.ts";

export type GroupsTable = {
  id: GroupId;
  user_id: UserId;
  session_id: SessionId;
  /** The messenger's id. */
  external_id: string;
  title: string;
  /** Title and tags, folded, for the search. */
  search_text: string;
  kind: GroupKind;
  role: GroupRole;
  can_send: boolean;
  members: number | null;
  /** Whether only its admins may write there. */
  is_admins_only: Generated<boolean>;
  is_in_community: Generated<boolean>;
  tags: string[];
  /** Whether the user sends messages there; the plan limits how many. */
  is_active: boolean;
  /** Whether the person wants all members told of each message. */
  is_mentioning_all: Generated<boolean>;
  /** Whether the person wants links and codes of its messages read. */
  is_source: Generated<boolean>;
  synced_at: Date;
  last_sent_at: Date | null;
  /** When the account left or was removed; null: it is a member. */
  left_at: Date | null;
  /** How many messages in a row the messenger refused. */
  refusals: number;
  /** After too many refusals no message is sent until then. */
  resting_until: Date | null;
  /** The invitation link, as it was last read. */
  invite_url: string | null;
  /** When the user last requested it, and when the messenger last responded. */
  invite_requested_at: Date | null;
  invite_read_at: Date | null;
  /** The group's own settings; null: its person's. The gap is in milliseconds. */
  gap_ms: number | null;
  per_hour: number | null;
  per_day: number | null;
  quiet_from: string | null;
  quiet_to: string | null;
  /** Local times (HH:MM), ascending, for "the next free slot". */
  slots: string[] | null;
  template_id: TemplateChoice;
};

/** The columns of a `Group`, selected under its field names. */
export const asGroup = [
  "groups.id",
  "groups.user_id as userId",
  "groups.session_id as sessionId",
  "groups.external_id as externalId",
  "groups.title",
  "groups.kind",
  "groups.role",
  "groups.can_send as canSend",
  "groups.members",
  "groups.is_admins_only as isAdminsOnly",
  "groups.is_in_community as isInCommunity",
  "groups.tags",
  "groups.is_active as isActive",
  "groups.is_mentioning_all as isMentioningAll",
  "groups.is_source as isSource",
  "groups.synced_at as syncedAt",
  "groups.last_sent_at as lastSentAt",
  "groups.left_at as leftAt",
  "groups.resting_until as restingUntil",
  "groups.invite_url as inviteUrl",
  "groups.invite_requested_at as inviteRequestedAt",
  "groups.invite_read_at as inviteReadAt",
  "groups.gap_ms as gapMs",
  "groups.per_hour as perHour",
  "groups.per_day as perDay",
  "groups.quiet_from as quietFrom",
  "groups.quiet_to as quietTo",
  "groups.slots",
  "groups.template_id as templateId",
] as const;

/** What happened in a group on one day of its person's calendar. */
export type GroupDaysTable = {
  group_id: GroupId;
  user_id: UserId;
  /** YYYY-MM-DD. */
  day: string;
  joined: number;
  left_count: number;
  /** How many were in it at the end, as far as known; null: not counted yet. */
  members: number | null;
};
