import type { Tx } from "../../command.ts";
import { leaveGroup } from "../../groups/commands.ts";
import type { GroupClaim } from "./group_claim.ts";
import { recordSeenGroups } from "../../groups/discovery/commands.ts";
import type { SeenGroup } from "../messenger.ts";
import { asSession } from "../tables.ts";

/**
 * Returns whether a group belongs to another person at this number: the number's owner has it among
 * their own, or another person claimed it and the number is still in it for them.
 */
export async function isTakenByAnother(
  { db }: Tx,
  { userId, numberId }: GroupClaim,
  externalId: string,
): Promise<boolean> {
  const held = await db.selectFrom("groups as g")
    .innerJoin("messenger_sessions as s", "s.id", "g.session_id")
    .leftJoin("group_claims as c", "c.group_id", "g.id")
    .select("g.id")
    .where("s.number_id", "=", numberId).where("s.disconnected_at", "is", null)
    .where("g.external_id", "=", externalId).where("g.left_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("s.id", "=", numberId),
        eb.and([eb("c.user_id", "<>", userId), eb("c.status", "=", "CLAIMED")]),
      ])
    )
    .limit(1).executeTakeFirst();
  return held !== undefined;
}

/** Assigns a group that the number is in to the claim's person, and to nobody else any more. */
export async function concludeClaim(
  tx: Tx,
  claim: GroupClaim,
  seen: SeenGroup,
): Promise<void> {
  const { db, emit } = tx;
  const { id, userId } = claim;
  if (await isTakenByAnother(tx, claim, seen.externalId)) {
    await db.updateTable("group_claims").set({ status: "FAILED", problem: "ANOTHERS" })
      .where("id", "=", id).execute();
    return emit({ name: "groupClaim.changed", userId, groupClaimId: id });
  }
  await loseEarlier(tx, claim, seen.externalId);
  const session = await db.selectFrom("messenger_sessions").select(asSession)
    .where("id", "=", claim.sessionId).executeTakeFirstOrThrow();
  await recordSeenGroups(tx, session, [seen]);
  const group = await db.selectFrom("groups").select("id")
    .where("session_id", "=", claim.sessionId).where("external_id", "=", seen.externalId)
    .executeTakeFirstOrThrow();
  await db.updateTable("group_claims").set({
    status: "CLAIMED",
    problem: null,
    external_id: seen.externalId,
    group_id: group.id,
  }).where("id", "=", id).execute();
  emit({ name: "groupClaim.changed", userId, groupClaimId: id });
}

/** Ends earlier claims to the group, which does not return to them by itself. */
async function loseEarlier(
  tx: Tx,
  { userId, numberId }: GroupClaim,
  externalId: string,
): Promise<void> {
  const { db, emit } = tx;
  const lost = await db.updateTable("group_claims").set({ status: "LOST" })
    .where("number_id", "=", numberId).where("external_id", "=", externalId)
    .where("status", "=", "CLAIMED")
    .returning(["id", "user_id as userId", "group_id as groupId"]).execute();
  for (const earlier of lost.filter((one) => one.userId !== userId)) {
    emit({ name: "groupClaim.changed", userId: earlier.userId, groupClaimId: earlier.id });
    if (!earlier.groupId) continue;
    await leaveGroup(tx, earlier.userId, earlier.groupId);
  }
}
