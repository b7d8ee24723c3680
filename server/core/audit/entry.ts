import type { EventName } from "../events.ts";
import type { AuditEntryId, UserId } from "../ids.ts";

/** Something that was done, by whom and to whom. */
export type AuditEntry = {
  readonly id: AuditEntryId;
  readonly event: EventName;
  /** Null: the system, or an operator at the machine. */
  readonly actorId: UserId | null;
  readonly subjectId: UserId | null;
  /** Whether the actor acted in the subject's name. */
  readonly isImpersonated: boolean;
  /** In Portuguese. */
  readonly detail: string;
  readonly happenedAt: Date;
};
