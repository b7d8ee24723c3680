import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { EventName } from "../events.ts";
import type { AuditEntryId, UserId } from "../ids.ts";
import type { AuditEntry } from "./entry.ts";
import { type Detail, wordsOf } from "./words.ts";

/** What is kept of an entry, with what its words need beside. */
export const entries = ({ db }: Context) =>
  db.selectFrom("audit_entries as a")
    .leftJoin(
      "plans",
      (join) => join.on("plans.price_id", "=", sql<string>`a.detail ->> 'priceId'`),
    )
    .select([
      "a.id",
      "a.event",
      "a.actor_id as actorId",
      "a.subject_id as subjectId",
      "a.impersonation_id as impersonationId",
      "a.detail",
      "a.happened_at as happenedAt",
      "plans.name as planName",
    ]);

type EntryRow = {
  readonly id: AuditEntryId;
  readonly event: EventName;
  readonly actorId: UserId | null;
  readonly subjectId: UserId | null;
  readonly impersonationId: string | null;
  readonly detail: Record<string, unknown>;
  readonly happenedAt: Date;
  readonly planName: string | null;
};

/** Puts it into words. */
export const describeEntries = (
  { detail, impersonationId, planName, ...entry }: EntryRow,
): AuditEntry => ({
  ...entry,
  isImpersonated: impersonationId !== null,
  detail: wordsOf(entry.event, detail as Detail<EventName>, { planName }),
});
