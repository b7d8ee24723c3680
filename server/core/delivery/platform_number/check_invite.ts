import { command } from "../../command.ts";
import type { GroupClaimId } from "../../ids.ts";
import { isAnothers } from "./claimed_group.ts";
import {
  type ClaimState,
  type ClaimTrouble,
  type GroupClaim,
  hasCode,
  MOST_LOOKS,
} from "./group_claim.ts";
import type { InvitedGroup } from "../messenger.ts";
import { lockClaim } from "./own_claim.ts";

/**
 * Takes in what the number saw behind an invitation, as the system.
 * @returns whether the number is to join: an admin put the code there, and the group is nobody else's.
 */
export const noteLook = command(
  async (tx, { claimId, seen }: { claimId: GroupClaimId; seen: InvitedGroup }) => {
    const claim = await lockClaim(tx, claimId);
    if (claim?.state !== "LOOKING") return false; // given up meanwhile
    const { externalId, title } = seen;
    const found = await isAnothers(tx, claim, externalId)
      ? refused("ANOTHERS")
      : judged(claim, seen);
    await tx.db.updateTable("group_claims")
      .set({
        ...found,
        looks: claim.looks + 1,
        external_id: externalId,
        title,
        ...found.state !== "JOINING" && { taken_until: null }, // it is joined in the same breath
      })
      .where("id", "=", claimId).execute();
    tx.emit({ name: "groupClaim.changed", userId: claim.userId, groupClaimId: claimId });
    return found.state === "JOINING";
  },
);

type Judged = { state: ClaimState; trouble: ClaimTrouble | null };

const refused = (trouble: ClaimTrouble): Judged => ({ state: "FAILED", trouble });

function judged({ code, looks }: GroupClaim, { description, adminsEdit }: InvitedGroup): Judged {
  if (adminsEdit && hasCode(description, code)) return { state: "JOINING", trouble: null };
  if (looks + 1 >= MOST_LOOKS) return refused("TOO_MANY_LOOKS");
  return { state: "WAITING", trouble: adminsEdit ? "CODE_MISSING" : "ANYONE_EDITS" };
}
