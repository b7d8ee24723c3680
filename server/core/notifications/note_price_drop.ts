import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import type { EventId } from "../ids.ts";
import { notify } from "./notify.ts";

/** Tells of a price that has dropped, once a drop. */
export async function notePriceDrop(
  ctx: Context,
  { userId, productId }: EventOf<"product.priceDropped">,
  eventId: EventId,
) {
  await notify(ctx, { userId, kind: "PRODUCT_PRICE_DROPPED", subject: productId, eventId });
}
