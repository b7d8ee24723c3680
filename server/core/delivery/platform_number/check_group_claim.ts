import { sql } from "kysely";
import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { GroupClaimId } from "../../ids.ts";
import { APPROVAL_EVERY_MS, claimStateAt, MOST_LOOKS_A_DAY } from "./group_claim.ts";
import { lockOwnClaim } from "./own_claim.ts";

/** Milliseconds. */
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Has the number look for the code of the viewer's claim, or whether it was let in; whoever asks
 * while it looks asks once. @throws Failure
 */
export const checkGroupClaim = command(
  async (tx, input: { claimId: GroupClaimId }): Promise<GroupClaimId> => {
    const { db, now, emit } = tx;
    const claim = await lockOwnClaim(tx, input.claimId);
    const { id, userId } = claim;
    const state = claimStateAt(claim, now);
    if (state === "LOOKING" || state === "JOINING") return id;
    const isPatient = state === "APPROVAL" && claim.askedAt !== null;
    if (isPatient && now.getTime() - claim.askedAt.getTime() < APPROVAL_EVERY_MS) return id;
    if (state !== "WAITING" && state !== "APPROVAL") throw new Failure("CLAIM_ENDED", ["id"]);
    const { looks } = await db.selectFrom("group_claims")
      .select(sql<number>`sum(looks)::int`.as("looks"))
      .where("user_id", "=", userId)
      .where("created_at", ">", new Date(now.getTime() - DAY_MS)).executeTakeFirstOrThrow();
    if (looks >= MOST_LOOKS_A_DAY) throw new Failure("TOO_MANY_LOOKS", ["id"]);
    await db.updateTable("group_claims").set({
      state: state === "WAITING" ? "LOOKING" : "JOINING",
      trouble: null,
      asked_at: now,
      taken_until: null,
    }).where("id", "=", id).execute();
    emit({ name: "groupClaim.changed", userId, groupClaimId: id });
    return id;
  },
);
