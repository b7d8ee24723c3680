import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { type GroupClaimId, newId, type UserId } from "../../ids.ts";
import { requireRoom } from "../../plans/queries.ts";
import { permit } from "../../permissions.ts";
import {
  APPROVAL_EVERY_MS,
  CLAIM_MS,
  claimStatusAt,
  inviteIn,
  MOST_LOOKS_A_DAY,
  newClaimCode,
  openStatuses,
} from "./group_claim.ts";
import { asClaim } from "../tables.ts";
import { lockOwnClaim } from "./load_group_claim.ts";
import { sql } from "kysely";

/** Milliseconds for which failed claims are kept, to count their lookups. */
const STORED_MS = 24 * 60 * 60 * 1000;

/**
 * Starts a claim to a group by its invite link, in place of the viewer's open claim; the same link
 * twice is one claim. @throws Failure; LimitReached
 */
export const startGroupClaim = command(
  async (tx, { invite: link }: { invite: string }): Promise<GroupClaimId> => {
    const { db, viewer, now, emit } = tx;
    const userId = permit(viewer, "group.claim");
    const invite = inviteIn(link);
    if (!invite) throw new Failure("INVITE_INVALID", ["invite"]);
    await requireRoom(tx, userId, "groups", 1);
    const session = await usedNumber(tx, userId);
    const open = await db.selectFrom("group_claims").select(asClaim)
      .where("user_id", "=", userId).where("status", "in", openStatuses)
      .forUpdate().executeTakeFirst();
    const isOver = open && claimStatusAt(open, now) === "EXPIRED";
    if (open && !isOver && open.invite === invite && open.sessionId === session.id) return open.id;
    if (open) {
      await db.updateTable("group_claims").set({ status: isOver ? "EXPIRED" : "CANCELED" })
        .where("id", "=", open.id).execute();
    }
    await db.deleteFrom("group_claims").where("user_id", "=", userId)
      .where("status", "<>", "CLAIMED")
      .where("created_at", "<", new Date(now.getTime() - STORED_MS)).execute();
    const id = newId("clm");
    await db.insertInto("group_claims").values({
      id,
      user_id: userId,
      session_id: session.id,
      number_id: session.numberId,
      invite,
      code: newClaimCode(),
      status: "WAITING",
      looks: 0,
      created_at: now,
      expires_at: new Date(now.getTime() + CLAIM_MS),
    }).execute();
    emit({ name: "groupClaim.changed", userId, groupClaimId: id });
    return id;
  },
);

async function usedNumber({ db }: Tx, userId: UserId) {
  const session = await db.selectFrom("messenger_sessions")
    .select(["id", "number_id as numberId", "number_revoked_at as numberRevokedAt"])
    .where("user_id", "=", userId).where("channel", "=", "PLATFORM")
    .where("disconnected_at", "is", null).executeTakeFirst();
  if (!session) throw new Failure("PLATFORM_NUMBER_UNUSED");
  if (session.numberRevokedAt) throw new Failure("PLATFORM_NUMBER_MISSING");
  return session;
}

/** Cancels one of the viewer's claims; an ended one stays as it is. */
export const cancelGroupClaim = command(
  async (tx, input: { claimId: GroupClaimId }): Promise<GroupClaimId> => {
    const { id, userId, status } = await lockOwnClaim(tx, input.claimId);
    if (!openStatuses.some((open) => open === status)) return id;
    await tx.db.updateTable("group_claims").set({ status: "CANCELED" }).where("id", "=", id)
      .execute();
    tx.emit({ name: "groupClaim.changed", userId, groupClaimId: id });
    return id;
  },
);

/** Milliseconds. */
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes the number look for the code of the viewer's claim, or check whether it was approved;
 * repeated requests meanwhile are one. @throws Failure
 */
export const checkGroupClaim = command(
  async (tx, input: { claimId: GroupClaimId }): Promise<GroupClaimId> => {
    const { db, now, emit } = tx;
    const claim = await lockOwnClaim(tx, input.claimId);
    const { id, userId } = claim;
    const status = claimStatusAt(claim, now);
    if (status === "LOOKING" || status === "JOINING") return id;
    const isAwaitingApproval = status === "APPROVAL" && claim.requestedAt !== null;
    if (isAwaitingApproval && now.getTime() - claim.requestedAt.getTime() < APPROVAL_EVERY_MS) {
      return id;
    }
    if (status !== "WAITING" && status !== "APPROVAL") throw new Failure("CLAIM_ENDED", ["id"]);
    const { looks } = await db.selectFrom("group_claims")
      .select(sql<number>`sum(looks)::int`.as("looks"))
      .where("user_id", "=", userId)
      .where("created_at", ">", new Date(now.getTime() - DAY_MS)).executeTakeFirstOrThrow();
    if (looks >= MOST_LOOKS_A_DAY) throw new Failure("TOO_MANY_LOOKS", ["id"]);
    await db.updateTable("group_claims").set({
      status: status === "WAITING" ? "LOOKING" : "JOINING",
      problem: null,
      requested_at: now,
      taken_until: null,
    }).where("id", "=", id).execute();
    emit({ name: "groupClaim.changed", userId, groupClaimId: id });
    return id;
  },
);
