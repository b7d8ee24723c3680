import { sql } from "kysely";
import { command } from "../../command.ts";
import type { GroupClaimId, SessionId } from "../../ids.ts";

/** Something to look for, or a group to join, by a number that is open here. */
export type Look = {
  readonly claimId: GroupClaimId;
  readonly numberId: SessionId;
  readonly invite: string;
  readonly state: "LOOKING" | "JOINING";
};

/** Milliseconds until another process may take up what was taken up. */
const TAKEN_MS = 60_000;

/** Takes up what somebody asked of these numbers: the one that has waited longest, or none. */
export const takeLook = command(
  async ({ db, now }, numbers: readonly SessionId[]): Promise<Look | null> => {
    if (numbers.length === 0) return null;
    const { rows } = await sql<Look>`
      update group_claims set taken_until = ${new Date(now.getTime() + TAKEN_MS)}::timestamptz
      where id in (
        select id from group_claims
        where state in ('LOOKING', 'JOINING') and number_id = any (${numbers}::text[])
          and expires_at > ${now}::timestamptz
          and (taken_until is null or taken_until < ${now}::timestamptz)
        order by asked_at limit 1 for update skip locked
      )
      returning id as "claimId", number_id as "numberId", invite, state`.execute(db);
    return rows[0] ?? null;
  },
);
