import { command, type Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import { isId, type StoreId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { checkedReason } from "../users/administration/reason.ts";
import { saveStore } from "./publish_store.ts";
import type { Store } from "./store.ts";
import { asStore } from "./tables.ts";

/**
 * Takes a store off the web until `enableStore`. Its person reads the reason; disabling again replaces
 * it.
 * @throws Failure REASON_INVALID, STORE_NOT_FOUND
 */
export const disableStore = command(
  async (tx, input: { id: StoreId; reason: string }): Promise<Store> => {
    permit(tx.viewer, "store.manage");
    const reason = checkedReason(input.reason);
    const store = await lockStore(tx, input.id);
    const saved = await saveStore(tx, store, {
      disabled_at: store.disabledAt ?? tx.now,
      disabled_reason: reason,
    });
    tx.emit({ name: "store.disabled", userId: store.userId, storeId: store.id, reason });
    return saved;
  },
);

/** Ends `disableStore`: the store is public again if it was. @throws Failure STORE_NOT_FOUND */
export const enableStore = command(async (tx, { id }: { id: StoreId }): Promise<Store> => {
  permit(tx.viewer, "store.manage");
  const store = await lockStore(tx, id);
  if (!store.disabledAt) return store;
  const saved = await saveStore(tx, store, { disabled_at: null, disabled_reason: null });
  tx.emit({ name: "store.enabled", userId: store.userId, storeId: store.id });
  return saved;
});

async function lockStore({ db }: Tx, id: StoreId): Promise<Store> {
  const store: Store | false | undefined = isId("sto", id) &&
    await db.selectFrom("stores").select(asStore).where("id", "=", id).forUpdate()
      .executeTakeFirst();
  if (!store) throw new Failure("STORE_NOT_FOUND", ["id"]);
  return store;
}
