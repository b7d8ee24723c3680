import { command } from "../../command.ts";
import type { GroupClaimId } from "../../ids.ts";
import { type ClaimTrouble, passes } from "./group_claim.ts";
import type { RefusalReason } from "../messenger.ts";
import { lockClaim } from "./own_claim.ts";

/** What each refusal of the messenger means for a claim; any other passes. */
const troubleOf: Partial<Readonly<Record<RefusalReason, ClaimTrouble>>> = {
  GROUP_GONE: "INVITE_ENDED",
  GROUP_FORBIDDEN: "NUMBER_BARRED",
};

type FailLook = {
  readonly claimId: GroupClaimId;
  /** Null: the messenger did not answer. */
  readonly reason: RefusalReason | null;
};

/** The number could not look, or join: as the system. What passes may be asked for again. */
export const failLook = command(async (tx, { claimId, reason }: FailLook): Promise<void> => {
  const claim = await lockClaim(tx, claimId);
  if (claim?.state !== "LOOKING" && claim?.state !== "JOINING") return;
  const trouble = (reason && troubleOf[reason]) ?? "NUMBER_AWAY";
  await tx.db.updateTable("group_claims")
    .set({ state: passes(trouble) ? "WAITING" : "FAILED", trouble, taken_until: null })
    .where("id", "=", claimId).execute();
  tx.emit({ name: "groupClaim.changed", userId: claim.userId, groupClaimId: claimId });
});
