import type { ImpersonationId, UserId } from "../../ids.ts";
import type { NotNull } from "kysely";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { permit } from "../../permissions.ts";

/** Milliseconds that an impersonation lasts. */
export const IMPERSONATION_MS = 30 * 60 * 1000;

/** An admin's impersonation of a member, open or ended. */
export type KnownImpersonation = {
  readonly id: ImpersonationId;
  readonly adminId: UserId;
  readonly userId: UserId;
  readonly reason: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
};

/** A row, selected so, is a `KnownImpersonation`. */
const asImpersonation = [
  "id",
  "admin_id as adminId",
  "user_id as userId",
  "reason",
  "started_at as startedAt",
  "expires_at as expiresAt",
] as const;

/**
 * Returns impersonations by id, in the order of `ids`: all for an admin, the current one for the
 * person impersonated. Those of an admin whose account is deleted count as absent.
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
