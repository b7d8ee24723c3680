import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import { isId, type OfferId, type StoreSectionId } from "../ids.ts";
import { lockOwnStore } from "./own_store.ts";
import type { Store } from "./store.ts";
import { asStore } from "./tables.ts";

/** Offers of one request. */
const MOST_ITEMS = 100;

type UpdateStoreItems =
  & { readonly ids: readonly OfferId[] }
  & Given<{
    /** Null: in no section. */
    sectionId: StoreSectionId;
    isHidden: boolean;
    isSoldOut: boolean;
  }>;

/** Places some of the viewer's offers in their store. @throws Failure */
export const updateStoreItems = command(async (tx, input: UpdateStoreItems): Promise<Store> => {
  const { db, now, emit } = tx;
  const store = await lockOwnStore(tx);
  const { sectionId, isHidden, isSoldOut } = input;
  const ids = [...new Set(input.ids)];
  if (ids.length > MOST_ITEMS) throw new Failure("TOO_MANY_OFFERS", ["ids"]);
  const own = ids.length === 0 || !ids.every((id) => isId("ofr", id)) ? [] : await db
    .selectFrom("offers").select("id").where("id", "in", ids).where("user_id", "=", store.userId)
    .where("deleted_at", "is", null).execute();
  if (own.length < ids.length) throw new Failure("OFFER_NOT_FOUND", ["ids"]);
  if (sectionId != null) {
    const section = isId("sec", sectionId) && await db.selectFrom("store_sections").select("id")
      .where("id", "=", sectionId).where("store_id", "=", store.id).executeTakeFirst();
    if (!section) throw new Failure("STORE_SECTIONS_INVALID", ["sectionId"]);
  }
  const change = {
    ...sectionId !== undefined && { section_id: sectionId },
    ...isHidden != null && { is_hidden: isHidden },
    ...isSoldOut != null && { sold_out_at: isSoldOut ? now : null },
  };
  if (ids.length === 0 || Object.keys(change).length === 0) return store;
  await db.insertInto("store_items").values(ids.map((offer_id) => ({
    store_id: store.id,
    offer_id,
    user_id: store.userId,
    section_id: null,
    pin_position: null,
    is_hidden: false,
    sold_out_at: null,
    ...change,
  }))).onConflict((c) => c.columns(["store_id", "offer_id"]).doUpdateSet(change)).execute();
  const saved: Store = await db.updateTable("stores").where("id", "=", store.id)
    .set({ version: store.version + 1, updated_at: now })
    .returning(asStore).executeTakeFirstOrThrow();
  emit({ name: "store.changed", userId: store.userId, storeId: store.id });
  return saved;
});
