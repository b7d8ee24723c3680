import { inPage, type Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { checkCursors } from "../cursors.ts";
import type { Given } from "../given.ts";
import type { OfferId, StoreSectionId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { wordPatterns } from "../search.ts";
import type { Store, StorePlacement } from "./store.ts";

type StoreItemFilter = Given<{
  search: string;
  sectionId: StoreSectionId;
  isHidden: boolean;
}>;

/** An offer of the store's person and its place there; `id` is the offer's. */
export type StoreItem = StorePlacement & { readonly id: OfferId };

/** Returns the viewer's offers as their store places them, hidden ones too, newest first. */
export async function listStoreItems(
  { db, viewer }: Context,
  store: Store,
  { search, sectionId, isHidden }: StoreItemFilter,
  page: Page,
): Promise<StoreItem[]> {
  const userId = permit(viewer, "store.see");
  const patterns = wordPatterns(search ?? "");
  checkCursors("ofr", page);
  const rows = await inPage(
    db.selectFrom("offers as o")
      .leftJoin(
        "store_items as i",
        (join) => join.onRef("i.offer_id", "=", "o.id").on("i.store_id", "=", store.id),
      )
      .select([
        "o.id",
        "i.section_id as sectionId",
        "i.pin_position as pinPosition",
        "i.is_hidden as isHidden",
        "i.sold_out_at as soldOutAt",
      ])
      .where("o.user_id", "=", userId).where("o.deleted_at", "is", null)
      .$if(sectionId != null, (q) => q.where("i.section_id", "=", sectionId!))
      .$if(isHidden === true, (q) => q.where("i.is_hidden", "=", true))
      .$if(
        isHidden === false,
        (q) =>
          q.where((eb) => eb.or([eb("i.is_hidden", "is", null), eb("i.is_hidden", "=", false)])),
      )
      .$call((q) => patterns.reduce((q, text) => q.where("o.search_text", "like", text), q)),
    page,
    "o.id",
  ).execute();
  return rows.map((row) => ({ ...row, offerId: row.id, isHidden: row.isHidden ?? false }));
}

/** Returns the pinned offers of a store, in their order. */
export async function listPins({ db }: Pick<Context, "db">, { id }: Store): Promise<OfferId[]> {
  const pins = await db.selectFrom("store_items as i").innerJoin(
    "offers as o",
    "o.id",
    "i.offer_id",
  )
    .select("o.id").where("i.store_id", "=", id).where("i.pin_position", "is not", null)
    .where("o.deleted_at", "is", null).orderBy("i.pin_position").execute();
  return pins.map((pin) => pin.id);
}
