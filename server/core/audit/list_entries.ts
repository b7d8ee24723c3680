import { inPage, type Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { checkCursors } from "../cursors.ts";
import type { AuditEntryId, UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { AuditEntry } from "./entry.ts";
import { describeEntries, entries } from "./read_entries.ts";
import { Failure } from "../errors.ts";

/** The audit trail, newest first: all of it, or where this person acted or was the subject. */
export async function listEntries(
  ctx: Context,
  userId: UserId | null,
  page: Page,
): Promise<AuditEntry[]> {
  permit(ctx.viewer, "audit.see");
  checkCursors("aud", page);
  const all = () => inPage(entries(ctx), page, "a.id");
  if (userId === null) return (await all().execute()).map(describeEntries);
  // Each half by its own index: together they would be sorted anew for each page.
  const [asActor, asSubject] = await Promise.all([
    all().where("actor_id", "=", userId).execute(),
    all().where("subject_id", "=", userId).execute(),
  ]);
  const both = new Map([...asActor, ...asSubject].map((row) => [row.id, row]));
  const way = page.inverted ? 1 : -1;
  return [...both.values()].sort((a, b) => a.id < b.id ? -way : way).slice(0, page.limit).map(
    describeEntries,
  );
}

/** Many by id, in the order asked for, a `Failure` where there is none. */
export async function loadEntries(
  ctx: Context,
  ids: readonly AuditEntryId[],
): Promise<(AuditEntry | Failure)[]> {
  permit(ctx.viewer, "audit.see");
  const found = await entries(ctx).where("a.id", "in", ids).execute();
  const byId = new Map(found.map((row) => [row.id, describeEntries(row)]));
  return ids.map((id) => byId.get(id) ?? new Failure("NODE_NOT_FOUND"));
}
