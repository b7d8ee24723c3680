import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { permit } from "../permissions.ts";
import { checkedSlug } from "./store_fields.ts";

/** @throws Failure STORE_SLUG_TAKEN when it is another person's store's */
export async function requireFreeSlug(
  { db, viewer }: Pick<Context, "db" | "viewer">,
  slug: string,
): Promise<void> {
  const taken = await db.selectFrom("stores").select("id").where("slug", "=", slug)
    .where("user_id", "<>", permit(viewer, "store.edit")).executeTakeFirst();
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
