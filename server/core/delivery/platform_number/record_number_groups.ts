import { sql } from "kysely";
import type { Tx } from "../../command.ts";
import { concludeClaim } from "./conclude_claim.ts";
import type { GroupClaim } from "./group_claim.ts";
import { recordSeenGroups } from "../../groups/discovery/commands.ts";
import type { SeenGroup } from "../messenger.ts";
import { lockClaim } from "./load_group_claim.ts";
import { asClaim, asSession } from "../tables.ts";
import { isNumber, type MessengerSession } from "../sessions/session.ts";

/**
 * Records groups that a session's vendor reported. Those of a person's own number start inactive:
 * they include family and friends, so the person chooses. A bot is only where it was added, so its
 * groups are active when the plan has room. At a shared number, the groups that people brought to it
 * are theirs, not its owner's.
 */
export async function recordNumberGroups(
  tx: Tx,
  session: MessengerSession,
  seen: readonly SeenGroup[],
): Promise<void> {
  const claims = await claimsOf(tx, session, seen);
  const brought = new Map(claims.map((claim) => [claim.externalId!, claim]));
  const own = seen.filter(({ externalId }) => !brought.has(externalId));
  await recordSeenGroups(tx, session, own, isNumber(session.channel) ? 0 : Infinity);
  const claimed = Map.groupBy(
    seen.filter(({ externalId }) => brought.get(externalId)?.status === "CLAIMED"),
    ({ externalId }) => brought.get(externalId)!.sessionId,
  );
  for (const [sessionId, groups] of claimed) {
    const theirs = await tx.db.selectFrom("messenger_sessions").select(asSession)
      .where("id", "=", sessionId).where("disconnected_at", "is", null).executeTakeFirst();
    if (theirs) await recordSeenGroups(tx, theirs, groups);
  }
  for (const group of seen.filter(({ isThere }) => isThere)) {
    const known = brought.get(group.externalId);
    const claim = known?.status === "APPROVAL" ? await lockClaim(tx, known.id) : undefined;
    if (claim?.status === "APPROVAL") await concludeClaim(tx, claim, group); // its admins approved the number
  }
}

/**
 * Reads the claims to those of these groups that are not the owner's own, the most certain of each
 * group last. A claim that was just proven outranks one whose group the number had left. A claim
 * whose number was away may have joined without the result being recorded.
 */
async function claimsOf(
  { db, now }: Tx,
  { id, channel }: MessengerSession,
  seen: readonly SeenGroup[],
): Promise<GroupClaim[]> {
  if (channel !== "WHATSAPP" || seen.length === 0) return [];
  const isHeld = sql`(group_claims.status = 'CLAIMED' and held.left_at is null)`;
  return await db.selectFrom("group_claims").select(asClaim)
    .leftJoin("groups as held", "held.id", "group_claims.group_id")
    .where("number_id", "=", id)
    .where(
      sql<boolean>`group_claims.external_id = any (${seen.map((one) => one.externalId)}::text[])`,
    )
    .where((eb) =>
      eb.or([
        eb("status", "=", "CLAIMED"),
        eb.and([eb("status", "in", ["JOINING", "APPROVAL"]), eb("expires_at", ">", now)]),
        eb.and([
          ...[eb("status", "=", "WAITING"), eb("problem", "=", "NUMBER_AWAY")],
          eb("expires_at", ">", now),
        ]),
      ])
    )
    .where((eb) =>
      eb.not(eb.exists(
        eb.selectFrom("groups as own").select("own.id")
          .where("own.session_id", "=", id).where("own.left_at", "is", null)
          .whereRef("own.external_id", "=", "group_claims.external_id"),
      ))
    )
    .orderBy(
      sql`case when ${isHeld} then 3 when group_claims.status in ('JOINING', 'APPROVAL') then 2
      when group_claims.status = 'CLAIMED' then 1 else 0 end`,
    )
    .orderBy("group_claims.id").execute();
}
