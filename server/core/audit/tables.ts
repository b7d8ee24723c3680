import type { ColumnType } from "kysely";
import type { EventName } from "../events.ts";
import type { AuditEntryId, ImpersonationId, UserId } from "../ids.ts";

/**
 * Who did what to whom. A trigger makes the table append-only. Rows refer to users by id only: once an
 * account is deleted, its id refers to nobody.
 */
export type AuditEntriesTable = {
  id: AuditEntryId;
  event: EventName;
  /** Null: the system, or an operator at the machine. */
  actor_id: UserId | null;
  subject_id: UserId | null;
  /** The impersonation in which the actor acted; null: none. */
  impersonation_id: ImpersonationId | null;
  detail: ColumnType<Record<string, unknown>, string, never>;
  happened_at: Date;
};
