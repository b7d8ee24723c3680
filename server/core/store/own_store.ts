import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { isId, type StoreId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { Store, StoreSection } from "./store.ts";
import { asStore } from "./tables.ts";

/** Returns the viewer's store; null: they have none yet. */
export async function loadOwnStore({ db, viewer }: Context): Promise<Store | null> {
  const userId = permit(viewer, "store.see");
  const store: Store | undefined = await db.selectFrom("stores").select(asStore)
    .where("user_id", "=", userId).executeTakeFirst();
  return store ?? null;
}

/** Returns the viewer's store, locked until the transaction ends. @throws Failure STORE_NOT_FOUND */
export async function lockOwnStore({ db, viewer }: Context): Promise<Store> {
  const userId = permit(viewer, "store.edit");
  const store: Store | undefined = await db.selectFrom("stores").select(asStore)
    .where("user_id", "=", userId).forUpdate().executeTakeFirst();
  if (!store) throw new Failure("STORE_NOT_FOUND");
  return store;
}

/** Returns the viewer's own store for each of these ids that is its id; a `Failure` for the others. */
export async function loadStores(
  ctx: Context,
  ids: readonly StoreId[],
): Promise<(Store | Failure)[]> {
  const own = await loadOwnStore(ctx);
  return ids.map((id) => isId("sto", id) && own?.id === id ? own : new Failure("STORE_NOT_FOUND"));
}

/** Returns the sections of a store, in their order. */
export const loadSections = (
  { db }: Pick<Context, "db">,
  storeId: StoreId,
): Promise<StoreSection[]> =>
  db.selectFrom("store_sections").select(["id", "title"]).where("store_id", "=", storeId)
    .orderBy("position").execute();
