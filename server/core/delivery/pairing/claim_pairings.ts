import { sql } from "kysely";
import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { PairingId, ProcessId, UserId } from "../../ids.ts";
import type { Channel } from "../messenger.ts";
import { nothingShown, type PairingFailure, type PairingState } from "./pairing.ts";

type ClaimPairings = {
  readonly processId: ProcessId;
  /** Milliseconds that the process keeps its pairings without saying so again. */
  readonly leaseMs: number;
  /** Pairings of one process at most. */
  readonly most: number;
};

/** A pairing that a process sees to, and the claim under which it does. */
export type ClaimedPairing = {
  readonly id: PairingId;
  readonly claim: number;
  readonly channel: Channel;
  readonly phone: string | null;
};

/** So often a pairing is taken up; whatever ends its processes is then likely to be itself. */
const MOST_CLAIMS = 3;

/**
 * Says that a messaging process sees to its pairings, and gives it those that nobody sees to, or no
 * more. What was shown is worth nothing to another process; what the phone had agreed to is lost.
 * @returns all that it sees to now.
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
  const free = await db.selectFrom("pairings").select(["id", "user_id as userId", "state", "claim"])
    .where("ended_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("claimed_until", "is", null),
        eb("claimed_until", "<=", sql<Date>`clock_timestamp()`),
      ])
    )
    .orderBy("id").limit(most - own.length).forUpdate().skipLocked().execute();
  for (const pairing of free) {
    const problem = untakeable(pairing);
    if (problem) await failPairing(tx, pairing, problem);
    else own.push(await takeUp(tx, pairing, processId, until));
  }
  return own;
});

type Free = { id: PairingId; userId: UserId; state: PairingState; claim: number };

const untakeable = ({ state, claim }: Free): PairingFailure | null =>
  state === "AGREED" ? "INTERRUPTED" : claim >= MOST_CLAIMS ? "NO_PROCESS" : null;

async function takeUp(
  { db, emit }: Tx,
  { id, userId, state, claim }: Free,
  processId: ProcessId,
  until: ReturnType<typeof sql<Date>>,
): Promise<ClaimedPairing> {
  if (state !== "WAITING") emit({ name: "pairing.changed", userId, pairingId: id });
  return await db.updateTable("pairings").set({
    state: "WAITING",
    ...nothingShown,
    claim: claim + 1,
    claimed_by: processId,
    claimed_until: until,
  }).where("id", "=", id).returning(["id", "claim", "channel", "phone"]).executeTakeFirstOrThrow();
}

/** Leaves a process's pairings to the others: it ends. */
export async function releasePairings(
  { db }: Context,
  { processId }: Pick<ClaimPairings, "processId">,
): Promise<void> {
  await db.updateTable("pairings").set({ claimed_until: null })
    .where("claimed_by", "=", processId).where("ended_at", "is", null).execute();
}

/** Which pairing, and the claim under which somebody sees to it. */
export type PairingClaim = { readonly pairingId: PairingId; readonly claim: number };

export type PairingUnderWay = {
  readonly id: PairingId;
  readonly userId: UserId;
  readonly channel: Channel;
  readonly isNewNumber: boolean;
};

/** A pairing under way, as long as nobody else sees to it. */
export const findPairing = ({ db }: Pick<Context, "db">, { pairingId, claim }: PairingClaim) =>
  db.selectFrom("pairings")
    .select(["id", "user_id as userId", "channel", "is_new_number as isNewNumber"])
    .where("id", "=", pairingId).where("claim", "=", claim).where("ended_at", "is", null);

/** The same, locked until the transaction ends. */
export const lockPairing = (tx: Tx, which: PairingClaim): Promise<PairingUnderWay | undefined> =>
  findPairing(tx, which).forUpdate().executeTakeFirst();

/** Ends a locked pairing that is under way. */
export async function failPairing(
  { db, now, emit }: Tx,
  { id, userId }: { readonly id: PairingId; readonly userId: UserId },
  problem: PairingFailure,
): Promise<void> {
  await db.updateTable("pairings")
    .set({ ...nothingShown, state: "FAILED", problem, ended_at: now })
    .where("id", "=", id).execute();
  emit({ name: "pairing.changed", userId, pairingId: id });
}
