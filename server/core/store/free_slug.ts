import type { Tx } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { permit } from "../permissions.ts";
import type { Store } from "./store.ts";
import { checkedSlug } from "./store_fields.ts";

/** @throws Failure STORE_SLUG_TAKEN when another person's store has it, or had it before */
export async function requireFreeSlug(
  { db, viewer }: Pick<Context, "db" | "viewer">,
  slug: string,
): Promise<void> {
  const userId = permit(viewer, "store.edit");
  // One statement: a store that gives the address up meanwhile is seen with it before or after.
  const taken = await db.selectFrom("stores").select("slug").where("slug", "=", slug)
    .where("user_id", "<>", userId)
    .unionAll(
      db.selectFrom("store_slugs").select("slug").where("slug", "=", slug)
        .where("user_id", "<>", userId),
    ).executeTakeFirst();
  if (taken) throw new Failure("STORE_SLUG_TAKEN", ["slug"]);
}

/** PostgreSQL's code of a row whose key exists already. */
const DUPLICATE = "23505";

/** Of two people who choose a slug at the same time one gets it. */
export const refuseTaken = (error: unknown): never => {
  if ((error as { code?: string }).code === DUPLICATE) {
    throw new Failure("STORE_SLUG_TAKEN", ["slug"]);
  }
  throw error;
};

/** Former addresses that a store holds; the oldest is anybody's again. */
const MOST_FORMER = 20;

type Moved = { readonly before: Store; readonly slug: string };

/** Makes the address that a store leaves one of its former ones, which lead to the new one. */
export async function recordFormerSlug({ db, now }: Tx, { before, slug }: Moved): Promise<void> {
  const { id: store_id, userId: user_id } = before;
  if (slug === before.slug) return;
  await db.deleteFrom("store_slugs").where("slug", "=", slug).execute(); // its own one again
  await db.insertInto("store_slugs")
    .values({ slug: before.slug, store_id, user_id, created_at: now })
    .execute();
  const kept = db.selectFrom("store_slugs").select("slug").where("store_id", "=", store_id)
    .orderBy("created_at", "desc").orderBy("slug").limit(MOST_FORMER);
  await db.deleteFrom("store_slugs").where("store_id", "=", store_id).where("slug", "not in", kept)
    .execute();
}

/** Returns what keeps the viewer's store from a typed address; null: it can have that. */
export async function findSlugProblem(ctx: Context, typed: string): Promise<Failure | null> {
  permit(ctx.viewer, "store.edit");
  try {
    await requireFreeSlug(ctx, checkedSlug(typed));
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}
