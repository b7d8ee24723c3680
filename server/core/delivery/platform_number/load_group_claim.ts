import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { GroupClaimId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { GroupClaim } from "./group_claim.ts";
import { asClaim } from "../tables.ts";

/** The viewer's latest claim; null: there was none lately. */
export async function latestGroupClaim({ db, viewer }: Context): Promise<GroupClaim | null> {
  const userId = permit(viewer, "group.see");
  return await db.selectFrom("group_claims").select(asClaim).where("user_id", "=", userId)
    .orderBy("id", "desc").limit(1).executeTakeFirst() ?? null;
}

/** One of the viewer's claims. @throws Failure CLAIM_NOT_FOUND */
export async function loadGroupClaim(
  { db, viewer }: Context,
  id: GroupClaimId,
): Promise<GroupClaim> {
  const claim = await db.selectFrom("group_claims").select(asClaim)
    .where("id", "=", id).where("user_id", "=", permit(viewer, "group.see")).executeTakeFirst();
  if (!claim) throw new Failure("CLAIM_NOT_FOUND", ["id"]);
  return claim;
}
