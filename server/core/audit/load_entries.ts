import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { AuditEntryId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { AuditEntry } from "./entry.ts";
import { entries, told } from "./read_entries.ts";

/** Many by id, in the order asked for, a `Failure` where there is none. */
export async function loadEntries(
  ctx: Context,
  ids: readonly AuditEntryId[],
): Promise<(AuditEntry | Failure)[]> {
  permit(ctx.viewer, "audit.see");
  const found = await entries(ctx).where("a.id", "in", ids).execute();
  const byId = new Map(found.map((row) => [row.id, told(row)]));
  return ids.map((id) => byId.get(id) ?? new Failure("NODE_NOT_FOUND"));
}
