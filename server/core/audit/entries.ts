import { inPage, type Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { checkCursors } from "../cursors.ts";
import { type AuditEntryId, newId, type UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { Failure } from "../errors.ts";
import type { DomainEvent, EventName } from "../events.ts";
import { sql } from "kysely";
import { billingEvents, describeEvent, type Detail, isAlwaysAudited } from "./audited_events.ts";

/** An entry of the audit trail. */
export type AuditEntry = {
  readonly id: AuditEntryId;
  readonly event: EventName;
  /** Null: the system, or an operator at the machine. */
  readonly actorId: UserId | null;
  readonly subjectId: UserId | null;
  /** Whether the actor impersonated the subject. */
  readonly isImpersonated: boolean;
  /** In Portuguese. */
  readonly detail: string;
  readonly happenedAt: Date;
};

/**
 * Lists the audit trail, newest first: all of it, or the entries with this user as actor or subject;
 * with `isBilling` only those about payments and plans.
 */
export async function listEntries(
  ctx: Context,
  userId: UserId | null,
  page: Page,
  isBilling = false,
): Promise<AuditEntry[]> {
  permit(ctx.viewer, "audit.see");
  checkCursors("aud", page);
  const all = () =>
    inPage(
      entries(ctx).$if(isBilling, (q) => q.where("a.event", "in", billingEvents)),
      page,
      "a.id",
    );
  if (userId === null) return (await all().execute()).map(describeEntry);
  // Two queries, each by its own index: one query would sort all entries of the user for each page.
  const [asActor, asSubject] = await Promise.all([
    all().where("actor_id", "=", userId).execute(),
    all().where("subject_id", "=", userId).execute(),
  ]);
  const both = new Map([...asActor, ...asSubject].map((row) => [row.id, row]));
  const order = page.inverted ? 1 : -1;
  return [...both.values()].sort((a, b) => a.id < b.id ? -order : order).slice(0, page.limit)
    .map(describeEntry);
}

/** Returns entries by id, in the order of `ids`; a `Failure` for one that is absent. */
export async function loadEntries(
  ctx: Context,
  ids: readonly AuditEntryId[],
): Promise<(AuditEntry | Failure)[]> {
  permit(ctx.viewer, "audit.see");
  const found = await entries(ctx).where("a.id", "in", ids).execute();
  const byId = new Map(found.map((row) => [row.id, describeEntry(row)]));
  return ids.map((id) => byId.get(id) ?? new Failure("NODE_NOT_FOUND"));
}

/** Selects entries with what their description needs. */
const entries = ({ db }: Context) =>
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

const describeEntry = (
  { detail, impersonationId, planName, ...entry }: EntryRow,
): AuditEntry => ({
  ...entry,
  isImpersonated: impersonationId !== null,
  detail: describeEvent(entry.event, detail as Detail<EventName>, { planName }),
});

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
