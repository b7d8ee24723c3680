import type { ColumnType } from "kysely";
import type { EventName } from "../events.ts";
import type { AuditEntryId, ImpersonationId, UserId } from "../ids.ts";

/**
 * Who did what to whom. Rows are only ever added, which a trigger holds. They name people by id
 * alone: once an account is deleted, its id leads to nobody.
 */
export type AuditEntriesTable = {
  id: AuditEntryId;
  event: EventName;
  /** Null: the system, or an operator at the machine. */
  actor_id: UserId | null;
  subject_id: UserId | null;
  /** In whose name the actor acted; null: their own. */
  impersonation_id: ImpersonationId | null;
  detail: ColumnType<Record<string, unknown>, string, never>;
  happened_at: Date;
};
