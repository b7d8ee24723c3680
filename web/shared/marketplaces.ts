import type { Marketplace } from "../__generated__/OfferSummary_offer.graphql.ts";
import { type Path, paths } from "../paths.ts";

export type { Marketplace };

type Shown = {
  readonly name: string;
  /** As `?loja=` names it. */
  readonly param: string;
  /** Where its tag and its API are set; null where it has none. */
  readonly settings: Path | null;
};

/** The marketplaces on screen, in the order of the lists to choose from. */
export const marketplaces: Readonly<Record<Marketplace, Shown>> = {
  SHOPEE: { name: "Shopee", param: "shopee", settings: paths.shopeeSettings },
  MERCADO_LIVRE: {
    name: "Mercado Livre",
    param: "mercadolivre",
    settings: paths.mercadoLivreSettings,
  },
  AMAZON: { name: "Amazon", param: "amazon", settings: paths.amazonSettings },
  MAGAZINE_LUIZA: { name: "Magalu", param: "magalu", settings: paths.otherShopsSettings },
  ALIEXPRESS: { name: "AliExpress", param: "aliexpress", settings: paths.otherShopsSettings },
  OTHER: { name: "Outras lojas", param: "outras", settings: null },
};

/** The marketplace that `?loja=` names; null: none. */
export const marketplaceOfParam = (param: string | null): Marketplace | null =>
  marketplaceList.find(([, shown]) => shown.param === param)?.[0] ?? null;

/** Each marketplace with its row. */
export const marketplaceList = Object.entries(marketplaces) as [Marketplace, Shown][];
