import type { GroupId, SessionId, UserId } from "../ids.ts";
import type { GroupKind, GroupRole } from "../messaging/messenger.ts";

export type GroupsTable = {
  id: GroupId;
  user_id: UserId;
  session_id: SessionId;
  /** The vendor's own id. */
  external_id: string;
  title: string;
  /** Title and tags, folded, for the search. */
  search_text: string;
  kind: GroupKind;
  role: GroupRole;
  can_send: boolean;
  members: number | null;
  tags: string[];
  /** Whether the person sends there: so many are allowed as their plan says. */
  is_active: boolean;
  synced_at: Date;
  last_sent_at: Date | null;
  /** When the account was removed from it; null: it is there. */
  left_at: Date | null;
  /** How often in a row the messenger refused a message there. */
  refusals: number;
  /** After too many refusals nothing goes there until then. */
  resting_until: Date | null;
};

/** A row, selected so, is a `Group`: no mapping at run time. */
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
  "groups.tags",
  "groups.is_active as isActive",
  "groups.synced_at as syncedAt",
  "groups.last_sent_at as lastSentAt",
  "groups.left_at as leftAt",
  "groups.resting_until as restingUntil",
] as const;
