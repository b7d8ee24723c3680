import { command, type Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import { lockOwnStore } from "./own_store.ts";
import type { Store } from "./store.ts";
import { asStore, type StoresTable } from "./tables.ts";

/** Makes the viewer's store public. @throws Failure STORE_NOT_FOUND, STORE_DISABLED */
export const publishStore = command(async (tx, _input: object): Promise<Store> => {
  const store = await lockOwnStore(tx);
  if (store.disabledAt) throw new Failure("STORE_DISABLED");
  if (store.publishedAt) return store;
  const saved = await saveStore(tx, store, { published_at: tx.now });
  tx.emit({ name: "store.published", userId: store.userId, storeId: store.id });
  return saved;
});

/** Takes the viewer's store off the web; its address stays theirs. @throws Failure STORE_NOT_FOUND */
export const unpublishStore = command(async (tx, _input: object): Promise<Store> => {
  const store = await lockOwnStore(tx);
  if (!store.publishedAt) return store;
  const saved = await saveStore(tx, store, { published_at: null });
  tx.emit({ name: "store.unpublished", userId: store.userId, storeId: store.id });
  return saved;
});

/** Saves columns of a locked store, as its next version. */
export const saveStore = (
  { db, now }: Tx,
  { id, version }: Store,
  change: Partial<
    Pick<StoresTable, "published_at" | "disabled_at" | "disabled_reason" | "banner_id" | "banner">
  >,
): Promise<Store> =>
  db.updateTable("stores").where("id", "=", id)
    .set({ ...change, version: version + 1, updated_at: now })
    .returning(asStore).executeTakeFirstOrThrow();
