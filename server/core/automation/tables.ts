import type { GroupId, SourceSightingId, UserId } from "../ids.ts";

/** A link, or codes, of a message in a source group; nothing else is kept of the message. */
export type SourceSightingsTable = {
  id: SourceSightingId;
  user_id: UserId;
  group_id: GroupId;
  seen_at: Date;
  /** Without anybody's tag; null: the message named codes alone. */
  url: string | null;
  codes: string[];
};

/** What vendors reported of messages and members, for a few days: each report counts once. */
export type InboundEventsTable = {
  user_id: UserId;
  /** A digest of the vendor's own id. */
  digest: string;
  seen_at: Date;
};
