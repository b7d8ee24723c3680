import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { type GroupClaimId, isId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { GroupClaim } from "./group_claim.ts";
import { asClaim } from "../tables.ts";

/** Loads the viewer's latest claim; null: there is no recent one. */
export async function latestGroupClaim({ db, viewer }: Context): Promise<GroupClaim | null> {
  const userId = permit(viewer, "group.see");
  return await db.selectFrom("group_claims").select(asClaim).where("user_id", "=", userId)
    .orderBy("id", "desc").limit(1).executeTakeFirst() ?? null;
}

/** Loads one of the viewer's claims. @throws Failure CLAIM_NOT_FOUND */
export async function loadGroupClaim(
  { db, viewer }: Context,
  id: GroupClaimId,
): Promise<GroupClaim> {
  const claim = await db.selectFrom("group_claims").select(asClaim)
    .where("id", "=", id).where("user_id", "=", permit(viewer, "group.see")).executeTakeFirst();
  if (!claim) throw new Failure("CLAIM_NOT_FOUND", ["id"]);
  return claim;
}

/** Locks the claim's person, then the claim, until the transaction ends; undefined: it is gone. */
export async function lockClaim(
  { db }: Context,
  id: GroupClaimId,
): Promise<GroupClaim | undefined> {
  await db.selectFrom("users").select("id")
    .where("id", "=", db.selectFrom("group_claims").select("user_id").where("id", "=", id))
    .forNoKeyUpdate().execute();
  return await db.selectFrom("group_claims").select(asClaim).where("id", "=", id)
    .forUpdate().executeTakeFirst();
}

/** Locks one of the viewer's claims. @throws Failure CLAIM_NOT_FOUND, also for another person's. */
export async function lockOwnClaim(ctx: Context, id: GroupClaimId): Promise<GroupClaim> {
  const userId = permit(ctx.viewer, "group.claim");
  const claim = isId("clm", id) ? await lockClaim(ctx, id) : undefined;
  if (claim?.userId !== userId) throw new Failure("CLAIM_NOT_FOUND", ["id"]);
  return claim;
}
