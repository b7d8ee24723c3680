import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { Image } from "../delivery/messenger.ts";
import { isId, type OfferId, type SessionId, type UserId } from "../ids.ts";
import { type Permission, permit } from "../permissions.ts";
import { uploadedId } from "./field_values.ts";
import type { Offer } from "./offer.ts";
import { asOffer } from "./tables.ts";

type OfferAccess = {
  /** What the viewer must be allowed to do; absent: to edit offers. */
  readonly permission?: Permission;
  /** The input's field that the failure names; absent: `id`. */
  readonly field?: string;
  /** Locks the row until the transaction ends; NO_KEY lets others refer to it meanwhile. */
  readonly lock?: "FULL" | "NO_KEY";
  readonly includesDeleted?: boolean;
};

/**
 * Returns the viewer's own offer.
 * @throws Failure OFFER_NOT_FOUND, for another person's as well
 */
export async function requireOwnOffer(
  { db, viewer }: Pick<Context, "db" | "viewer">,
  id: string,
  { permission = "offer.edit", field = "id", lock, includesDeleted = false }: OfferAccess = {},
): Promise<Offer> {
  const userId = permit(viewer, permission);
  const offer: Offer | false | undefined = isId("ofr", id) &&
    await db.selectFrom("offers").select(asOffer)
      .where("id", "=", id).where("user_id", "=", userId)
      .$if(!includesDeleted, (q) => q.where("deleted_at", "is", null))
      .$if(lock === "FULL", (q) => q.forUpdate())
      .$if(lock === "NO_KEY", (q) => q.forNoKeyUpdate())
      .executeTakeFirst();
  if (!offer) throw new Failure("OFFER_NOT_FOUND", [field]);
  return offer;
}

/** Returns the viewer's own offer, deleted or not, locked until the transaction ends. */
export const lockOwnOffer = (ctx: Context, id: OfferId): Promise<Offer> =>
  requireOwnOffer(ctx, id, { lock: "FULL", includesDeleted: true });

/** Reads an offer's picture: an uploaded one here, any other over the network. @throws Error */
export async function readOfferImage(
  { db, ports }: Pick<Context, "db" | "ports">,
  reader: UserId | SessionId,
  imageUrl: string,
): Promise<Image> {
  const id = uploadedId(imageUrl);
  if (!id) return await ports.readImage(reader, imageUrl);
  const { bytes } = await db.selectFrom("offer_pictures").select("bytes").where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { bytes, contentType: "image/jpeg" };
}
