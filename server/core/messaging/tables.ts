import type { ColumnType, Generated } from "kysely";
import type { SessionId, UserId } from "../ids.ts";
import type { Channel, Trouble } from "./messenger.ts";

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
  trouble: Trouble | null;
  trouble_since: Date | null;
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
  withdrawn_at: Date | null;
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
  "messenger_sessions.trouble",
  "messenger_sessions.trouble_since as troubleSince",
  "messenger_sessions.alive_at as aliveAt",
  "messenger_sessions.receipt_at as receiptAt",
  "messenger_sessions.disconnected_at as disconnectedAt",
  "messenger_sessions.withdrawn_at as withdrawnAt",
] as const;
