import type { NotNull } from "kysely";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { ImpersonationId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { asImpersonation, type KnownImpersonation } from "./impersonation.ts";

/**
 * Many by id, in the order asked for: an admin's are all, whoever acts in a name has that one. Those
 * of an admin whose account is gone are as good as absent.
 */
export async function loadImpersonations(
  { db, viewer }: Context,
  ids: readonly ImpersonationId[],
): Promise<(KnownImpersonation | Failure)[]> {
  permit(viewer, "impersonation.see");
  const own = "impersonation" in viewer ? viewer.impersonation?.id : undefined;
  const seen = viewer.kind === "admin" ? ids : ids.filter((id) => id === own);
  const found = seen.length === 0 ? [] : await db.selectFrom("impersonations")
    .select(asImpersonation).where("id", "in", seen).where("admin_id", "is not", null)
    .$narrowType<{ adminId: NotNull }>().execute();
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.map((id) => byId.get(id) ?? new Failure("NODE_NOT_FOUND"));
}
