import { cardContent } from "../cards/card.ts";
import type { Context } from "../context.ts";
import { readOfferImage } from "../offers/queries.ts";
import type { Store } from "./store.ts";

/** The colours of a store that has none of its own. They are the product's first theme's. */
const PLAIN = { background: "#FFFFFF", accent: "#6200EE" };

type Drawn = {
  readonly store: Store;
  /** How many offers it has, in words. */
  readonly count: string;
  /** The picture of its first offer; null: none. */
  readonly imageUrl: string | null;
};

/** Draws the picture that messengers and social networks show of a store, as a JPEG. */
export async function drawStoreCard(
  { db, ports }: Pick<Context, "db" | "ports">,
  { store, count, imageUrl }: Drawn,
): Promise<Uint8Array> {
  const product = imageUrl === null
    ? null
    : await readOfferImage({ db, ports }, store.userId, imageUrl)
      .then(({ bytes }) => bytes, () => null);
  const content = cardContent(
    {
      title: store.title,
      shop: count,
      shipping: store.about || null,
      currency: "BRL",
      couponCode: null,
      installments: null,
      priceCents: null,
      oldPriceCents: null,
      pixPriceCents: null,
    },
    {
      background: store.cardColor ?? PLAIN.background,
      accent: store.primaryColor ?? PLAIN.accent,
    },
    { format: "SQUARE", isAdvertising: true },
  );
  return await ports.drawCard(content, { product, logo: null });
}
