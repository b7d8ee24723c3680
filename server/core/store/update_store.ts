import { command, type Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import { isId, newId, type OfferId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { recordFormerSlug, refuseTaken, requireFreeSlug } from "./free_slug.ts";
import type { Store } from "./store.ts";
import {
  checkedAbout,
  checkedInvites,
  checkedLinks,
  checkedSections,
  checkedSlug,
  checkedStoreColor,
  checkedTitle,
  MOST_PINS,
  type StoreFields,
} from "./store_fields.ts";
import { asStore, type StoresTable } from "./tables.ts";

type UpdateStore = StoreFields & {
  /** The version that the person saw; left out: any. */
  readonly version?: number | null | undefined;
};

/** The store changed after the version that the caller saw; `current` is the stored one. */
export class StoreChangedMeanwhile extends Failure {
  constructor(readonly current: Store) {
    super("STORE_CHANGED_MEANWHILE", ["version"]);
  }
}

/**
 * Updates the fields of the viewer's store that the input contains; creates it the first time, when
 * slug and title are needed. A published store changes at once.
 * @throws StoreChangedMeanwhile, or a Failure at the first field that is not valid
 */
export const updateStore = command(async (tx, input: UpdateStore): Promise<Store> => {
  const { db, viewer, emit } = tx;
  const userId = permit(viewer, "store.edit");
  await db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  const before: Store | undefined = await db.selectFrom("stores").select(asStore)
    .where("user_id", "=", userId).forUpdate().executeTakeFirst();
  if (before && input.version != null && input.version !== before.version) {
    throw new StoreChangedMeanwhile(before);
  }
  const changes = await changesOf(tx, input);
  const store = before ? await save(tx, before, changes) : await create(tx, changes);
  if (before) await recordFormerSlug(tx, { before, slug: store.slug });
  if (input.sections != null) await saveSections(tx, store, input.sections);
  if (input.pinnedOfferIds != null) await savePins(tx, store, input.pinnedOfferIds);
  emit({ name: "store.changed", userId, storeId: store.id });
  return store;
});

type ChangedColumn =
  | "slug"
  | "title"
  | "about"
  | "primary_color"
  | "card_color"
  | "is_only_sent"
  | "marketplaces";
type Changes = Partial<Pick<StoresTable, ChangedColumn>> & {
  links?: string;
  invites?: string;
};

/** Returns the columns of the given fields, checked. @throws Failure */
async function changesOf(tx: Tx, input: UpdateStore): Promise<Changes> {
  const { slug, title, about, primaryColor, cardColor, isOnlySent, marketplaces } = input;
  const { links, invites } = input;
  const changes: Changes = {
    ...slug != null && { slug: checkedSlug(slug) },
    ...title != null && { title: checkedTitle(title) },
    ...about !== undefined && { about: checkedAbout(about) },
    ...primaryColor !== undefined &&
      { primary_color: checkedStoreColor(primaryColor, "primaryColor") },
    ...cardColor !== undefined && { card_color: checkedStoreColor(cardColor, "cardColor") },
    ...isOnlySent != null && { is_only_sent: isOnlySent },
    ...marketplaces !== undefined && { marketplaces: [...new Set(marketplaces ?? [])] },
    ...links !== undefined && { links: JSON.stringify(checkedLinks(links ?? [])) },
    ...invites !== undefined && { invites: await ownInvites(tx, invites ?? []) },
  };
  if (changes.slug !== undefined) await requireFreeSlug(tx, changes.slug);
  return changes;
}

/** Returns the invitations as JSON; their groups must be the viewer's. @throws Failure */
async function ownInvites({ db, viewer }: Tx, given: Parameters<typeof checkedInvites>[0]) {
  const userId = permit(viewer, "store.edit");
  const invites = checkedInvites(given);
  const groupIds = [...new Set(invites.flatMap(({ groupId }) => groupId ?? []))];
  const own = groupIds.length === 0 ? [] : await db.selectFrom("groups").select("id")
    .where("id", "in", groupIds).where("user_id", "=", userId).execute();
  if (own.length < groupIds.length) throw new Failure("GROUP_NOT_FOUND", ["invites"]);
  return JSON.stringify(invites);
}

async function create({ db, viewer, now }: Tx, changes: Changes): Promise<Store> {
  const { slug, title } = changes;
  if (slug === undefined) throw new Failure("STORE_SLUG_INVALID", ["slug"]);
  if (title === undefined) throw new Failure("STORE_TITLE_INVALID", ["title"]);
  return await db.insertInto("stores").values({
    about: "",
    is_only_sent: false,
    marketplaces: [],
    links: "[]",
    invites: "[]",
    ...changes,
    id: newId("sto"),
    user_id: permit(viewer, "store.edit"),
    version: 1,
    slug,
    title,
    created_at: now,
    updated_at: now,
  }).returning(asStore).executeTakeFirstOrThrow().catch(refuseTaken);
}

async function save({ db, now }: Tx, before: Store, changes: Changes): Promise<Store> {
  return await db.updateTable("stores").where("id", "=", before.id)
    .set({ ...changes, version: before.version + 1, updated_at: now })
    .returning(asStore).executeTakeFirstOrThrow().catch(refuseTaken);
}

async function saveSections(
  { db }: Tx,
  { id: storeId, userId }: Store,
  given: NonNullable<StoreFields["sections"]>,
): Promise<void> {
  const sections = checkedSections(given);
  const stored = await db.selectFrom("store_sections").select("id").where("store_id", "=", storeId)
    .execute();
  const known = new Set(stored.map(({ id }) => id));
  const kept = sections.flatMap(({ id }) => id ?? []);
  if (new Set(kept).size < kept.length || !kept.every((id) => known.has(id))) {
    throw new Failure("STORE_SECTIONS_INVALID", ["sections"]);
  }
  await db.deleteFrom("store_sections").where("store_id", "=", storeId)
    .$if(kept.length > 0, (q) => q.where("id", "not in", kept)).execute();
  if (sections.length === 0) return;
  await db.insertInto("store_sections").values(sections.map(({ id, title }, position) => ({
    id: id ?? newId("sec"),
    store_id: storeId,
    user_id: userId,
    position,
    title,
  }))).onConflict((c) =>
    c.column("id").doUpdateSet((eb) => ({
      position: eb.ref("excluded.position"),
      title: eb.ref("excluded.title"),
    }))
  ).execute();
}

async function savePins(
  { db }: Tx,
  { id: storeId, userId }: Store,
  given: readonly OfferId[],
): Promise<void> {
  const ids = [...new Set(given)];
  if (ids.length > MOST_PINS) throw new Failure("STORE_PINS_INVALID", ["pinnedOfferIds"]);
  const own = ids.length === 0 || !ids.every((id) => isId("ofr", id)) ? [] : await db
    .selectFrom("offers").select("id").where("id", "in", ids).where("user_id", "=", userId)
    .where("deleted_at", "is", null).execute();
  if (own.length < ids.length) throw new Failure("OFFER_NOT_FOUND", ["pinnedOfferIds"]);
  await db.updateTable("store_items").set({ pin_position: null }).where("store_id", "=", storeId)
    .where("pin_position", "is not", null).execute();
  if (ids.length === 0) return;
  await db.insertInto("store_items").values(ids.map((offer_id, pin_position) => ({
    store_id: storeId,
    offer_id,
    user_id: userId,
    section_id: null,
    pin_position,
    is_hidden: false,
    sold_out_at: null,
  }))).onConflict((c) =>
    c.columns(["store_id", "offer_id"]).doUpdateSet((eb) => ({
      pin_position: eb.ref("excluded.pin_position"),
      is_hidden: false,
    }))
  ).execute();
}
