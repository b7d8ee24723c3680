import { inPath, keeping, type LinkRules } from "./link_rules.ts";

/** Of the catalogue, `/p/MLB…` or `/up/MLBU…`. */
const catalogueProduct = /\/u?p\/(ML[A-Z]U?\d{3,})(?:[/-]|$)/i;
/** Of one seller's listing, `/MLB-123456-slug-_JM`. */
const listing = /\/(ML[A-Z]-?\d{6,})(?:[/-]|$)/i;
const listingId = /^ML[A-Z]\d{6,}$/i;

export const mercadoLivreLinks: LinkRules = {
  productId: (url) => {
    const id = inPath(url, catalogueProduct) ?? inPath(url, listing);
    return id?.replace("-", "").toUpperCase() ?? chosenListing(url)?.id ?? null;
  },
  canonical: (url) => {
    if (mercadoLivreLinks.isShort(url) || mercadoLivreLinks.isOthersPage(url)) return keeping(url);
    const plain = keeping(url, "variation", "attributes");
    const chosen = chosenListing(url);
    // Put by hand: a colon stays readable in a query, and the shop writes it so.
    if (chosen) plain.search += `${plain.search ? "&" : "?"}${chosen.parameter}`;
    return plain;
  },
  isShort: (url) => url.hostname === "meli.la" || url.pathname.startsWith("/sec/"),
  // What product it shows is in a parameter that only the shop reads.
  isOthersPage: ({ pathname }) => /^\/social\/[^/]/.test(pathname),
};

/** The seller's listing that an address of the catalogue picks, also in the fragment. */
function chosenListing(url: URL): { id: string; parameter: string } | null {
  const queries = [url.searchParams, new URLSearchParams(url.hash.slice(1))];
  const filtered = queries.map((query) =>
    /item_id:(\w+)/.exec(query.get("pdp_filters") ?? "")?.[1]
  );
  const named = queries.map((query) => query.get("wid") ?? query.get("item_id"));
  const inFilter = filtered.find((id) => id && listingId.test(id));
  if (inFilter) return { id: inFilter, parameter: `pdp_filters=item_id:${inFilter}` };
  const id = named.find((id) => id && listingId.test(id));
  return id ? { id, parameter: `wid=${id}` } : null;
}
