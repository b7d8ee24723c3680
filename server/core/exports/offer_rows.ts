import { cellsOf, type CsvColumns, headerOf } from "../csv/columns.ts";
import { centsCell, localCell } from "../csv/values.ts";
import type { OfferId } from "../ids.ts";
import type { Offer, OfferStatus } from "../offers/offer.ts";
import { readOfferPage } from "../offers/queries.ts";
import type { RowSource } from "./row_source.ts";

/** Offers in memory at once. */
const PAGE = 500;

const statuses: Readonly<Record<OfferStatus, string>> = {
  DRAFT: "rascunho",
  APPROVED: "aprovada",
  QUEUED: "na fila",
  SENT: "enviada",
  FAILED: "falhou",
  UNCERTAIN: "em dúvida",
};

/** The columns of the file for spreadsheets. */
const columns: CsvColumns<string, Offer> = {
  id: { titles: ["Código"], write: ({ id }) => id },
  title: { titles: ["Título"], write: ({ title }) => title },
  shop: { titles: ["Loja"], write: ({ shop }) => shop },
  status: { titles: ["Situação"], write: ({ status }) => statuses[status] },
  price: { titles: ["Preço"], write: ({ priceCents }) => centsCell(priceCents) },
  oldPrice: { titles: ["Preço antigo"], write: ({ oldPriceCents }) => centsCell(oldPriceCents) },
  pixPrice: { titles: ["Preço no Pix"], write: ({ pixPriceCents }) => centsCell(pixPriceCents) },
  cardPrice: {
    titles: ["Preço no cartão"],
    write: ({ cardPriceCents }) => centsCell(cardPriceCents),
  },
  currency: { titles: ["Moeda"], write: ({ currency }) => currency },
  coupon: { titles: ["Cupom"], write: ({ couponCode }) => couponCode ?? "" },
  url: { titles: ["Link do produto"], write: ({ sourceUrl }) => sourceUrl ?? "" },
  customUrl: {
    titles: ["Link de afiliado próprio"],
    write: ({ customAffiliateUrl }) => customAffiliateUrl ?? "",
  },
  productId: { titles: ["Código na loja"], write: ({ productId }) => productId ?? "" },
  imageUrl: { titles: ["Imagem"], write: ({ imageUrl }) => imageUrl ?? "" },
  createdAt: { titles: ["Criada em"], write: ({ createdAt }, zone) => localCell(createdAt, zone) },
  updatedAt: { titles: ["Mudou em"], write: ({ updatedAt }, zone) => localCell(updatedAt, zone) },
};

/** An offer on a line of JSON: the names of the schema, money in cents. */
const objectOf = (offer: Offer) => ({
  id: offer.id,
  status: offer.status,
  marketplace: offer.marketplace,
  productId: offer.productId,
  title: offer.title,
  shop: offer.shop,
  currency: offer.currency,
  priceCents: offer.priceCents,
  oldPriceCents: offer.oldPriceCents,
  pixPriceCents: offer.pixPriceCents,
  cardPriceCents: offer.cardPriceCents,
  lowestPriceCents: offer.lowestPriceCents,
  installments: offer.installments,
  couponCode: offer.couponCode,
  shipping: offer.shipping,
  ratingTenths: offer.ratingTenths,
  ratingCount: offer.ratingCount,
  imageUrl: offer.imageUrl,
  sourceUrl: offer.sourceUrl,
  customAffiliateUrl: offer.customAffiliateUrl,
  customText: offer.customText,
  createdAt: offer.createdAt,
  updatedAt: offer.updatedAt,
});

/** A person's offers, oldest first: those that there were when the file was requested. */
export const offerRows: RowSource<Offer> = {
  header: headerOf(columns),
  cells: (offer, zone) => cellsOf(columns, offer, zone),
  object: objectOf,
  reader: ({ userId, filter, requestedAt }) => async (ctx, after) => {
    const { status, marketplace, since, until } = filter;
    const end = Math.min(requestedAt.getTime() + 1, until ? Date.parse(until) : Infinity);
    const rows = await readOfferPage(ctx, {
      userId,
      status,
      marketplace,
      since: since ? new Date(since) : null,
      until: new Date(end),
      after: after as OfferId | null,
      limit: PAGE,
    });
    return { rows, next: rows.length < PAGE ? null : rows.at(-1)!.id };
  },
};
