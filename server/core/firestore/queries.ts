import type { Context } from "../context.ts";

/** What waits to be written to Firestore. */
export type MirrorFacts = {
  readonly waiting: number;
  /** How many of them were tried, and failed. */
  readonly failing: number;
  /** Since when the oldest of it waits; null: nothing does. */
  readonly oldestAt: Date | null;
  /** Why the last attempt of one that waits failed; null: none did. */
  readonly problem: string | null;
};

/** Loads how far the mirror is behind; null: there is none. */
export async function loadMirrorFacts({ db, ports }: Context): Promise<MirrorFacts | null> {
  if (!ports.documentMirror) return null;
  const row = await db.selectFrom("firestore_mirror")
    .select(({ fn }) => [
      fn.countAll<string>().as("waiting"),
      fn.count<string>("problem").as("failing"),
      fn.min("requested_at").as("oldestAt"),
      fn.max("problem").as("problem"),
    ])
    .whereRef("requested", ">", "written").executeTakeFirstOrThrow();
  return { ...row, waiting: Number(row.waiting), failing: Number(row.failing) };
}
