import type { Generated } from "kysely";
import type { EmailId, EventId, UserId } from "../ids.ts";
import type { EmailKind } from "./kinds.ts";

export const emailStatuses = [
  /** An attempt is under way, or the next one waits. */
  "WAITING",
  "SENT",
  /** The server refused it for good, but not its address. */
  "REFUSED",
  /** The server refused its address for good. */
  "BOUNCED",
  /** Its address had bounced before; it was not attempted. */
  "BLOCKED",
  /** It was requested before a restore and may have been sent already. */
  "HELD",
  /** It has nothing to say any more. */
  "OBSOLETE",
] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/** Every email that was to be sent, without its content. */
export type EmailsTable = {
  id: EmailId;
  user_id: UserId;
  /** The event that it is about; one email each. */
  event_id: EventId;
  kind: EmailKind;
  /** The address, masked. */
  recipient: string;
  status: EmailStatus;
  attempts: Generated<number>;
  /** Why the last attempt failed: the server's status or an error's code. */
  problem: string | null;
  created_at: Date;
  tried_at: Date | null;
  sent_at: Date | null;
  /** When an admin requested it again, whatever held it. */
  forced_at: Date | null;
};

/** Addresses that a mail server refused for good, and that get no emails. */
export type EmailBouncesTable = {
  /** The digest of the address. */
  address: string;
  /** The person to whom the email was. */
  user_id: UserId;
  problem: string;
  bounced_at: Date;
};

/** The columns of a `SentEmail`, selected under its field names. */
export const asSentEmail = [
  "id",
  "kind",
  "recipient",
  "status",
  "attempts",
  "problem",
  "created_at as createdAt",
  "tried_at as triedAt",
  "sent_at as sentAt",
] as const;

/** An email as admins see it. */
export type SentEmail = {
  readonly id: EmailId;
  readonly kind: EmailKind;
  readonly recipient: string;
  readonly status: EmailStatus;
  readonly attempts: number;
  readonly problem: string | null;
  readonly createdAt: Date;
  readonly triedAt: Date | null;
  readonly sentAt: Date | null;
};
