import { command } from "../../command.ts";
import type { GroupClaimId } from "../../ids.ts";
import { openStates } from "./group_claim.ts";
import { lockOwnClaim } from "./own_claim.ts";

/** Gives up one of the viewer's claims; one that has ended stays as it ended. */
export const cancelGroupClaim = command(
  async (tx, input: { claimId: GroupClaimId }): Promise<GroupClaimId> => {
    const { id, userId, state } = await lockOwnClaim(tx, input.claimId);
    if (!openStates.some((open) => open === state)) return id;
    await tx.db.updateTable("group_claims").set({ state: "CANCELED" }).where("id", "=", id)
      .execute();
    tx.emit({ name: "groupClaim.changed", userId, groupClaimId: id });
    return id;
  },
);
