import { marketplaceOfParam } from "../../shared/marketplaces.ts";

/** The orders of found products, values of `?ordem=`. */
const discoverOrders = ["comissao", "desconto", "vendas", "preco"] as const;
export type DiscoverOrder = (typeof discoverOrders)[number];

/** The value of `?loja=` for the products of one's own catalogue. */
export const OWN_CATALOGUE = "catalogo";

/** Parses the parameters of found products: what to search for, and which of them to show. */
export function parseDiscoverParams(params: URLSearchParams) {
  const least = (name: string) => Number(params.get(name)) || null;
  const named = params.get("ordem");
  return {
    search: params.get("q")?.trim() || null,
    marketplace: marketplaceOfParam(params.get("loja")),
    isOwn: params.get("loja") === OWN_CATALOGUE,
    category: params.get("categoria") || null,
    /** The least commission in per cent, stars, and proven discount in per cent; null: any. */
    commission: least("comissao"),
    rating: least("nota"),
    discount: least("desconto"),
    isProven: params.has("provado"),
    isUnsent: params.has("inedito"),
    /** Null: by commission, or by discount where no shop states commissions. */
    order: discoverOrders.find((order) => order === named) ?? null,
  };
}

export type DiscoverParams = ReturnType<typeof parseDiscoverParams>;
