import type { PurgeBatch } from "../../retention.ts";
import { sql } from "kysely";
import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { PairingId, ProcessId, UserId } from "../../ids.ts";
import type { Channel } from "../messenger.ts";
import { nothingShown, type PairingFailure, type PairingStatus } from "./pairing.ts";

type ClaimPairings = {
  readonly processId: ProcessId;
  /** Milliseconds that the process keeps its claims without renewing them. */
  readonly leaseMs: number;
  /** The most pairings that one process runs. */
  readonly most: number;
};

/** A pairing that a process runs, and the number of its claim. */
export type ClaimedPairing = {
  readonly id: PairingId;
  readonly claim: number;
  readonly channel: Channel;
  readonly phone: string | null;
};

/**
 * How often a pairing may be claimed: after that it is likely the cause of its processes' crashes.
 */
const MOST_CLAIMS = 3;

/**
 * Renews a process's claims and gives it unclaimed pairings. Codes shown by an earlier process are
 * useless to the next, and a pairing that the phone had agreed to is lost. @returns all pairings
 * that it runs now.
 */
export async function claimPairings(ctx: Context, input: ClaimPairings): Promise<ClaimedPairing[]> {
  const some = await ctx.db.selectFrom("pairings").select("id").where("ended_at", "is", null)
    .limit(1).executeTakeFirst();
  return some ? await claim(ctx, input) : [];
}

const claim = command(async (tx, input: ClaimPairings): Promise<ClaimedPairing[]> => {
  const { db } = tx;
  const { processId, leaseMs, most } = input;
  const until = sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 ms'`;
  const own = await db.updateTable("pairings").set({ claimed_until: until })
    .where("claimed_by", "=", processId).where("ended_at", "is", null)
    .returning(["id", "claim", "channel", "phone"]).execute();
  if (own.length >= most) return own;
  const free = await db.selectFrom("pairings").select([
    "id",
    "user_id as userId",
    "status",
    "claim",
  ])
    .where("ended_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("claimed_until", "is", null),
        eb("claimed_until", "<=", sql<Date>`clock_timestamp()`),
      ])
    )
    .orderBy("id").limit(most - own.length).forUpdate().skipLocked().execute();
  for (const pairing of free) {
    const problem = problemOfFree(pairing);
    if (problem) await failPairing(tx, pairing, problem);
    else own.push(await claimFree(tx, pairing, processId, until));
  }
  return own;
});

type Free = { id: PairingId; userId: UserId; status: PairingStatus; claim: number };

const problemOfFree = ({ status, claim }: Free): PairingFailure | null =>
  status === "AGREED" ? "INTERRUPTED" : claim >= MOST_CLAIMS ? "NO_PROCESS" : null;

async function claimFree(
  { db, emit }: Tx,
  { id, userId, status, claim }: Free,
  processId: ProcessId,
  until: ReturnType<typeof sql<Date>>,
): Promise<ClaimedPairing> {
  if (status !== "WAITING") emit({ name: "pairing.changed", userId, pairingId: id });
  return await db.updateTable("pairings").set({
    status: "WAITING",
    ...nothingShown,
    claim: claim + 1,
    claimed_by: processId,
    claimed_until: until,
  }).where("id", "=", id).returning(["id", "claim", "channel", "phone"]).executeTakeFirstOrThrow();
}

/** Releases a stopping process's pairings to the others. */
export async function releasePairings(
  { db }: Context,
  { processId }: Pick<ClaimPairings, "processId">,
): Promise<void> {
  await db.updateTable("pairings").set({ claimed_until: null })
    .where("claimed_by", "=", processId).where("ended_at", "is", null).execute();
}

/** A pairing and the claim that writes to it must still hold. */
export type PairingClaim = { readonly pairingId: PairingId; readonly claim: number };

export type PairingUnderWay = {
  readonly id: PairingId;
  readonly userId: UserId;
  readonly channel: Channel;
  readonly isNewNumber: boolean;
};

/** Finds an open pairing, if this claim still holds it. */
export const findPairing = ({ db }: Pick<Context, "db">, { pairingId, claim }: PairingClaim) =>
  db.selectFrom("pairings")
    .select(["id", "user_id as userId", "channel", "is_new_number as isNewNumber"])
    .where("id", "=", pairingId).where("claim", "=", claim).where("ended_at", "is", null);

/** Finds it and locks it until the transaction ends. */
export const lockPairing = (tx: Tx, which: PairingClaim): Promise<PairingUnderWay | undefined> =>
  findPairing(tx, which).forUpdate().executeTakeFirst();

/** Marks a locked open pairing as failed. */
export async function failPairing(
  { db, now, emit }: Tx,
  { id, userId }: { readonly id: PairingId; readonly userId: UserId },
  problem: PairingFailure,
): Promise<void> {
  await db.updateTable("pairings")
    .set({ ...nothingShown, status: "FAILED", problem, ended_at: now })
    .where("id", "=", id).execute();
  emit({ name: "pairing.changed", userId, pairingId: id });
}

const MINUTE_MS = 60_000;
/** Longer than any vendor shows codes: the process that runs it has lost it. */
const LONGEST_MS = 10 * MINUTE_MS;

/** Ends pairings that no process runs, and those that are open for too long. */
export async function endLostPairings(ctx: Context): Promise<void> {
  const some = await ctx.db.selectFrom("pairings").select("id").where("ended_at", "is", null)
    .limit(1).executeTakeFirst();
  if (some) await endLost(ctx, undefined);
}

const endLost = command(async (tx, _: undefined): Promise<void> => {
  const { db, now } = tx;
  const before = (ms: number) => new Date(now.getTime() - ms);
  const lost = await db.selectFrom("pairings").select(["id", "user_id as userId", "status"])
    .select(
      sql<boolean>`coalesce(claimed_until, started_at) < ${before(MINUTE_MS)}`.as("isUnclaimed"),
    )
    .where("ended_at", "is", null).where("started_at", "<", before(MINUTE_MS))
    .where(sql<boolean>`(
      started_at < ${before(LONGEST_MS)}
      or coalesce(claimed_until, started_at) < ${before(MINUTE_MS)}
    )`)
    .orderBy("id").forUpdate().skipLocked().execute();
  for (const pairing of lost) {
    const { status, isUnclaimed } = pairing;
    const problem = status === "AGREED" ? "INTERRUPTED" : isUnclaimed ? "NO_PROCESS" : "EXPIRED";
    await failPairing(tx, pairing, problem);
  }
});

/** Deletes pairings that ended, and with them their phone numbers. Until then they count towards the limits. */
export async function purgePairings({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("pairings").where(
    "id",
    "in",
    (all) => all.selectFrom("pairings").select("id").where("ended_at", "<", before).limit(most),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
