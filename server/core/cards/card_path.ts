import type { OfferId, PhotoId } from "../ids.ts";
import type { CardFormat } from "./card.ts";

/** Where an offer's card is served; another drawing has another address. */
export const cardPath = (offerId: OfferId, format: CardFormat, digest: string) =>
  `/api/cards/${offerId}/${format.toLowerCase()}.jpg?v=${digest}`;

/** Where a logo is served; a new one has a new address. */
export const logoPath = (id: PhotoId) => `/api/cards/logos/${id}.png`;
