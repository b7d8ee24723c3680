import type { Insertable, Updateable } from "kysely";
import type { Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import { newId, type OfferId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { type Offer, searchText } from "./offer.ts";
import { lockOwnOffer, requireOwnPicture } from "./queries.ts";
import { asOffer, jsonProperties, offerColumns, type OffersTable } from "./tables.ts";

// The only file of the domain that writes the content of an offer.

/** The properties that a caller sets; the others follow from them. */
type Written = Omit<
  Offer,
  | "id"
  | "userId"
  | "version"
  | "status"
  | "unpaidConfirmedLink"
  | "createdAt"
  | "updatedAt"
  | "deletedAt"
>;

type NewOffer = Written & Pick<Offer, "userId"> & {
  /** The idempotency key of the request; null: none. */
  readonly key: string | null;
};

/** Inserts a new draft. */
export async function insertOffer(tx: Tx, offer: NewOffer): Promise<Offer> {
  const { db, now, emit } = tx;
  const { key, ...written } = offer;
  await requireOwnPicture(tx, offer.userId, offer.imageUrl);
  const saved: Offer = await db.insertInto("offers").values({
    ...columnsOf({
      ...written,
      id: newId("ofr"),
      version: 1,
      status: "DRAFT",
      unpaidConfirmedLink: null,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    }) as Insertable<OffersTable>,
    key,
    search_text: searchText(offer.title, offer.shop),
  }).returning(asOffer).executeTakeFirstOrThrow();
  emit({ name: "offer.created", userId: saved.userId, offerId: saved.id });
  return saved;
}

/** Stores changes of a locked offer, as its next version. */
export async function saveOffer(
  tx: Tx,
  offer: Offer,
  changes: Partial<Written>,
  event: "offer.updated" | "offer.refreshed" = "offer.updated",
): Promise<Offer> {
  const { db, now, emit } = tx;
  await requireOwnPicture(tx, offer.userId, changes.imageUrl);
  const { title, shop } = { ...offer, ...changes };
  const saved: Offer = await db.updateTable("offers").where("id", "=", offer.id).set({
    ...columnsOf(changes) as Updateable<OffersTable>,
    version: offer.version + 1,
    search_text: searchText(title, shop),
    updated_at: now,
  }).returning(asOffer).executeTakeFirstOrThrow();
  emit({ name: event, userId: saved.userId, offerId: saved.id });
  return saved;
}

/** The offer changed after the version that the caller saw; `current` is the stored one. */
export class OfferChangedMeanwhile extends Failure {
  constructor(readonly current: Offer) {
    super("OFFER_CHANGED_MEANWHILE", ["version"]);
  }
}

/**
 * Locks the viewer's own offer for an edit of its content.
 * @throws Failure OFFER_NOT_FOUND; OfferChangedMeanwhile
 */
export async function lockForEdit(
  tx: Tx,
  { id, version }: { readonly id: OfferId; readonly version: number },
): Promise<Offer> {
  const offer = await lockOwnOffer(tx, id);
  if (offer.deletedAt) throw new Failure("OFFER_NOT_FOUND", ["id"]);
  if (offer.version !== version) throw new OfferChangedMeanwhile(offer);
  permitEdit(tx, offer);
  return offer;
}

/** Checks that the viewer may edit: a queued message is rendered when it is sent. */
export function permitEdit({ viewer }: Pick<Tx, "viewer">, { status }: Offer): void {
  if (status === "QUEUED") permit(viewer, "dispatch.send");
}

const isJson = new Set<string>(jsonProperties);

/** The columns of these properties. */
const columnsOf = (offer: Partial<Offer>) =>
  Object.fromEntries(
    Object.entries(offer).map(([name, value]) => [
      offerColumns[name as keyof Offer],
      isJson.has(name) && value !== null ? JSON.stringify(value) : value,
    ]),
  );
