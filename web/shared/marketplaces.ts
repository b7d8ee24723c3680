import type { Marketplace } from "../__generated__/OfferSummary_offer.graphql.ts";
import { type Path, paths } from "../paths.ts";

export type { Marketplace };

type MarketplaceRow = {
  readonly name: string;
  /** Its value of `?loja=`. */
  readonly param: string;
  /** The screen of its tag and API; null if it has none. */
  readonly settings: Path | null;
};

/** What the screens show of each marketplace, in the order of their lists. */
export const marketplaces: Readonly<Record<Marketplace, MarketplaceRow>> = {
  SHOPEE: { name: "Shopee", param: "shopee", settings: paths.shopeeSettings },
  MERCADO_LIVRE: {
    name: "Mercado Livre",
    param: "mercadolivre",
    settings: paths.mercadoLivreSettings,
  },
  AMAZON: { name: "Amazon", param: "amazon", settings: paths.amazonSettings },
  MAGAZINE_LUIZA: { name: "Magalu", param: "magalu", settings: paths.otherShopsSettings },
  ALIEXPRESS: { name: "AliExpress", param: "aliexpress", settings: paths.otherShopsSettings },
  OTHER: { name: "Outras lojas", param: "outras", settings: paths.otherShopsSettings },
};

/** Returns the marketplace of a value of `?loja=`; null if there is none. */
export const marketplaceOfParam = (param: string | null): Marketplace | null =>
  marketplaceList.find(([, shown]) => shown.param === param)?.[0] ?? null;

/** Each marketplace with its row. */
export const marketplaceList = Object.entries(marketplaces) as [Marketplace, MarketplaceRow][];
