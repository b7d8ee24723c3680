import { sql } from "kysely";
import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { failPairing } from "./claim_pairings.ts";

const MINUTE_MS = 60_000;
/** No vendor shows codes for so long: whoever sees to it has lost sight of it. */
const LONGEST_MS = 10 * MINUTE_MS;

/** Ends pairings that nobody sees to, and those that should have ended long ago: none waits for ever. */
export async function endLostPairings(ctx: Context): Promise<void> {
  const some = await ctx.db.selectFrom("pairings").select("id").where("ended_at", "is", null)
    .limit(1).executeTakeFirst();
  if (some) await endLost(ctx, undefined);
}

const endLost = command(async (tx, _: undefined): Promise<void> => {
  const { db, now } = tx;
  const before = (ms: number) => new Date(now.getTime() - ms);
  const lost = await db.selectFrom("pairings").select(["id", "user_id as userId", "state"])
    .select(
      sql<boolean>`coalesce(claimed_until, started_at) < ${before(MINUTE_MS)}`.as("isUnheard"),
    )
    .where("ended_at", "is", null).where("started_at", "<", before(MINUTE_MS))
    .where(sql<boolean>`(
      started_at < ${before(LONGEST_MS)}
      or coalesce(claimed_until, started_at) < ${before(MINUTE_MS)}
    )`)
    .orderBy("id").forUpdate().skipLocked().execute();
  for (const pairing of lost) {
    const { state, isUnheard } = pairing;
    const problem = state === "AGREED" ? "INTERRUPTED" : isUnheard ? "NO_PROCESS" : "EXPIRED";
    await failPairing(tx, pairing, problem);
  }
});

/** Pairings that ended so long ago count for no limit any more. */
const KEPT_MS = 24 * 60 * MINUTE_MS;

/** Removes pairings for good, and with them the numbers in them, a day after their end. */
export async function purgePairings({ db, now }: Context): Promise<void> {
  await db.deleteFrom("pairings").where("ended_at", "<", new Date(now.getTime() - KEPT_MS))
    .execute();
}
