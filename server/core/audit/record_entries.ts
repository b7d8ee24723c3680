import type { Context } from "../context.ts";
import type { DomainEvent } from "../events.ts";
import { newId } from "../ids.ts";
import { isAlwaysAudited } from "./audited_events.ts";

/**
 * Adds the audit entries of events, in their transaction. During an impersonation every event is
 * stored.
 */
export async function addEntries(
  { db, viewer, now }: Context,
  events: readonly DomainEvent[],
): Promise<void> {
  const person = "userId" in viewer ? viewer : null;
  const impersonation = person?.impersonation;
  const rows = events.filter(({ name }) => impersonation || isAlwaysAudited(name))
    .map(({ name, userId, ...detail }) => ({
      id: newId("aud"),
      event: name,
      actor_id: impersonation?.adminId ?? person?.userId ?? null,
      subject_id: userId,
      impersonation_id: impersonation?.id ?? null,
      detail: JSON.stringify(detail),
      happened_at: now,
    }));
  if (rows.length > 0) await db.insertInto("audit_entries").values(rows).execute();
}
