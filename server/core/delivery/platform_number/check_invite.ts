import { command } from "../../command.ts";
import type { GroupClaimId, SessionId } from "../../ids.ts";
import { concludeClaim, isTakenByAnother } from "./conclude_claim.ts";
import {
  APPROVAL_MS,
  type ClaimProblem,
  type ClaimStatus,
  type GroupClaim,
  hasCode,
  isTemporary,
  MOST_LOOKS,
} from "./group_claim.ts";
import type { InvitedGroup, JoinedBy, RefusalReason } from "../messenger.ts";
import { lockClaim } from "./load_group_claim.ts";
import { sql } from "kysely";

/**
 * Records the group that the number saw behind an invitation, as the system. @returns whether the
 * number is to join: an admin put the code there, and no other person has the group.
 */
export const recordInvite = command(
  async (tx, { claimId, seen }: { claimId: GroupClaimId; seen: InvitedGroup }) => {
    const claim = await lockClaim(tx, claimId);
    if (claim?.status !== "LOOKING") return false; // canceled meanwhile
    const { externalId, title } = seen;
    const found = await isTakenByAnother(tx, claim, externalId)
      ? refused("ANOTHERS")
      : decisionOn(claim, seen);
    await tx.db.updateTable("group_claims")
      .set({
        ...found,
        looks: claim.looks + 1,
        external_id: externalId,
        title,
        ...found.status !== "JOINING" && { taken_until: null }, // the same process joins it right away
      })
      .where("id", "=", claimId).execute();
    tx.emit({ name: "groupClaim.changed", userId: claim.userId, groupClaimId: claimId });
    return found.status === "JOINING";
  },
);

type Decision = { status: ClaimStatus; problem: ClaimProblem | null };

const refused = (problem: ClaimProblem): Decision => ({ status: "FAILED", problem });

function decisionOn(
  { code, looks }: GroupClaim,
  { description, adminsEdit }: InvitedGroup,
): Decision {
  if (adminsEdit && hasCode(description, code)) return { status: "JOINING", problem: null };
  if (looks + 1 >= MOST_LOOKS) return refused("TOO_MANY_LOOKS");
  return { status: "WAITING", problem: adminsEdit ? "CODE_MISSING" : "ANYONE_EDITS" };
}

/** A code to look for, or a group to join, by a number that is open in this process. */
export type GroupLookup = {
  readonly claimId: GroupClaimId;
  readonly numberId: SessionId;
  readonly invite: string;
  readonly status: "LOOKING" | "JOINING";
};

/** Milliseconds until another process may claim the same lookup. */
const TAKEN_MS = 60_000;

/** Claims the longest-waiting lookup of these numbers; null: there is none. */
export const claimLookup = command(
  async ({ db, now }, numbers: readonly SessionId[]): Promise<GroupLookup | null> => {
    if (numbers.length === 0) return null;
    const { rows } = await sql<GroupLookup>`
      update group_claims set taken_until = ${new Date(now.getTime() + TAKEN_MS)}::timestamptz
      where id in (
        select id from group_claims
        where status in ('LOOKING', 'JOINING') and number_id = any (${numbers}::text[])
          and expires_at > ${now}::timestamptz
          and (taken_until is null or taken_until < ${now}::timestamptz)
        order by requested_at limit 1 for update skip locked
      )
      returning id as "claimId", number_id as "numberId", invite, status`.execute(db);
    return rows[0] ?? null;
  },
);

/** The claim's problem for each refusal of the messenger; any other is temporary. */
const problemOf: Partial<Readonly<Record<RefusalReason, ClaimProblem>>> = {
  GROUP_GONE: "INVITE_ENDED",
  GROUP_FORBIDDEN: "NUMBER_BARRED",
};

type LookupFailure = {
  readonly claimId: GroupClaimId;
  /** Null: there was no answer. */
  readonly reason: RefusalReason | null;
};

/**
 * Records that the number could not read or follow the invitation, as the system. After a temporary
 * problem the person may try again.
 */
export const recordLookupFailure = command(
  async (tx, { claimId, reason }: LookupFailure): Promise<void> => {
    const claim = await lockClaim(tx, claimId);
    if (claim?.status !== "LOOKING" && claim?.status !== "JOINING") return;
    const problem = (reason && problemOf[reason]) ?? "NUMBER_AWAY";
    await tx.db.updateTable("group_claims")
      .set({ status: isTemporary(problem) ? "WAITING" : "FAILED", problem, taken_until: null })
      .where("id", "=", claimId).execute();
    tx.emit({ name: "groupClaim.changed", userId: claim.userId, groupClaimId: claimId });
  },
);

type RecordJoin = {
  readonly claimId: GroupClaimId;
  readonly group: InvitedGroup;
  readonly joined: JoinedBy;
};

/** Records that the number joined a group, or requested its admins to be let in, as the system. */
export const recordJoin = command(async (tx, { claimId, group, joined }: RecordJoin) => {
  const claim = await lockClaim(tx, claimId);
  if (claim?.status !== "JOINING") return;
  if (joined === "JOINED") {
    const { externalId, title, members, isAdminsOnly } = group;
    return await concludeClaim(tx, claim, {
      externalId,
      title,
      kind: "GROUP",
      role: "MEMBER",
      canSend: !isAdminsOnly,
      ...members !== null && { members },
      isAdminsOnly,
      isThere: true,
    });
  }
  await tx.db.updateTable("group_claims").set({
    status: "APPROVAL",
    taken_until: null,
    expires_at: new Date(tx.now.getTime() + APPROVAL_MS),
  }).where("id", "=", claimId).execute();
  tx.emit({ name: "groupClaim.changed", userId: claim.userId, groupClaimId: claimId });
});
