import { command } from "../command.ts";
import type { GroupClaimId } from "../ids.ts";
import { openStates } from "./group_claim.ts";
import { lockOwnClaim } from "./own_claim.ts";

/** Gives up one of the viewer's claims; one that has ended stays as it ended. */
export const cancelGroupClaim = command(
  async (work, input: { claimId: GroupClaimId }): Promise<GroupClaimId> => {
    const { id, userId, state } = await lockOwnClaim(work, input.claimId);
    if (!openStates.some((open) => open === state)) return id;
    await work.db.updateTable("group_claims").set({ state: "CANCELED" }).where("id", "=", id)
      .execute();
    work.emit({ name: "groupClaim.changed", userId, groupClaimId: id });
    return id;
  },
);
