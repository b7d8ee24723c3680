import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Resource } from "./resource.ts";

/** A document that this process writes now. */
export type ClaimedDocument = {
  readonly resource: Resource;
  readonly path: string | null;
  /** The change that is written with it: later ones wait. */
  readonly requested: string;
  readonly changedAt: Date;
  readonly claimedAt: Date;
  /** This one included: it identifies the claim. */
  readonly attempts: number;
};

type Claim = {
  readonly most: number;
  /** Milliseconds after which another process may write it: longer than an attempt takes. */
  readonly leaseMs: number;
};

/**
 * Claims documents that are to be written, those that wait longest first. Each is one row: of one
 * document nobody else writes an earlier or later state meanwhile.
 */
export async function claimDocuments(
  { db, now }: Context,
  { most, leaseMs }: Claim,
): Promise<readonly ClaimedDocument[]> {
  const until = new Date(now.getTime() + leaseMs);
  const { rows } = await sql<Omit<ClaimedDocument, "claimedAt">>`
    with chosen as (
      select resource from firestore_mirror
      where requested > written and next_attempt_at <= ${now}
        and (claimed_until is null or claimed_until <= ${now})
      order by next_attempt_at limit ${most}
      for update skip locked
    )
    update firestore_mirror m set claimed_until = ${until}, attempts = m.attempts + 1
    from chosen where m.resource = chosen.resource
    returning m.resource, m.path, m.requested, m.changed_at as "changedAt", m.attempts`
    .execute(db);
  return rows.map((row) => ({ ...row, claimedAt: now }));
}

/** Returns when the next document that waits for its time is due; null: none does. */
export async function nextDocumentAt({ db, now }: Context): Promise<Date | null> {
  const row = await db.selectFrom("firestore_mirror").select("next_attempt_at as at")
    .whereRef("requested", ">", "written").where("next_attempt_at", ">", now)
    .orderBy("next_attempt_at").limit(1).executeTakeFirst();
  return row?.at ?? null;
}
