import { command } from "../../command.ts";
import type { GroupClaimId } from "../../ids.ts";
import { concludeClaim } from "./claimed_group.ts";
import { APPROVAL_MS } from "./group_claim.ts";
import type { InvitedGroup, JoinedBy } from "../messenger.ts";
import { lockClaim } from "./own_claim.ts";

export type NoteJoin = {
  readonly claimId: GroupClaimId;
  readonly group: InvitedGroup;
  readonly joined: JoinedBy;
};

/** The number joined a group by its invitation, or asked its admins to be let in: as the system. */
export const noteJoin = command(async (tx, { claimId, group, joined }: NoteJoin) => {
  const claim = await lockClaim(tx, claimId);
  if (claim?.state !== "JOINING") return;
  if (joined === "JOINED") {
    const { externalId, title, members, adminsOnly } = group;
    return await concludeClaim(tx, claim, {
      externalId,
      title,
      kind: "GROUP",
      role: "MEMBER",
      canSend: !adminsOnly,
      ...members !== null && { members },
      adminsOnly,
      isThere: true,
    });
  }
  await tx.db.updateTable("group_claims").set({
    state: "APPROVAL",
    taken_until: null,
    expires_at: new Date(tx.now.getTime() + APPROVAL_MS),
  }).where("id", "=", claimId).execute();
  tx.emit({ name: "groupClaim.changed", userId: claim.userId, groupClaimId: claimId });
});
