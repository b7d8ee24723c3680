import type { MarketplaceDefinition, TagDefinition } from "./definition.ts";
import { inPath, keeping, matching, pastedValue, withParameters } from "./links/url_parts.ts";

/** Of the catalogue, `/p/MLB…` or `/up/MLBU…`. */
const catalogueProduct = /\/u?p\/(ML[A-Z]U?\d{3,})(?:[/-]|$)/i;
/** Of one seller's listing, `/MLB-123456-slug-_JM`. */
const listing = /\/(ML[A-Z]-?\d{6,})(?:[/-]|$)/i;
const listingId = /^ML[A-Z]\d{6,}$/i;

export const mercadoLivre: MarketplaceDefinition = {
  name: "Mercado Livre",
  domains: [
    "mercadolivre.com.br",
    "mercadolivre.com",
    "meli.la",
    "mercadolibre.com",
    ...["ar", "bo", "co", "ec", "mx", "pe", "uy", "ve"].map((end) => `mercadolibre.com.${end}`),
    "mercadolibre.cl",
  ],
  links: {
    productId: (url) => {
      const id = inPath(url, catalogueProduct) ?? inPath(url, listing);
      return id?.replace("-", "").toUpperCase() ?? chosenListing(url)?.id ?? null;
    },
    canonical: (url) => {
      if (isShort(url) || isOthersPage(url)) return keeping(url);
      const plain = keeping(url, "variation", "attributes");
      const chosen = chosenListing(url);
      // Put by hand: a colon stays readable in a query, and the shop writes it so.
      if (chosen) plain.search += `${plain.search ? "&" : "?"}${chosen.parameter}`;
      return plain;
    },
    isShort,
    isOthersPage,
  },
  redirects: [[/(?:^|\.)mercadoli[bv]re\.com(?:\.\w\w)?$/, /^\/(?:gz|jms)\//, ["go"]]],
  programme: {
    example: "https://www.mercadolivre.com.br/p/MLB12345678",
    tag: "mercadoLivreWord",
    own: ({ mercadoLivreWord }) => mercadoLivreWord,
    tagged: (product, matt_word, { mercadoLivreTool }) =>
      withParameters(product, {
        matt_word,
        ...mercadoLivreTool && { matt_tool: mercadoLivreTool },
      }),
    credited: ({ searchParams, pathname }) =>
      searchParams.get("matt_word") || (/^\/social\/([^/]+)/.exec(pathname)?.[1] ?? null),
    proofOfTagged: "EXPERIMENTAL",
    isOfficial: ({ hostname, pathname }) =>
      hostname === "meli.la" || /^\/(?:sec|social)\//.test(pathname),
  },
};

export const mercadoLivreTags = {
  /** The "etiqueta" of the account. */
  mercadoLivreWord: {
    column: "mercado_livre_word",
    about: "Mercado Livre's matt_word.",
    failure: "MERCADO_LIVRE_WORD_INVALID",
    sentence: "A palavra do Mercado Livre tem só letras, números, ponto, - e _.",
    parameter: "matt_word",
    parse: (typed) =>
      matching(
        pastedValue(typed, "matt_word").replace(/^@/, "").toLowerCase(),
        /^[a-z0-9][a-z0-9._-]{1,59}$/,
      ),
  },
  /** The number of the tool that the account's links carry. */
  mercadoLivreTool: {
    column: "mercado_livre_tool",
    about: "Mercado Livre's matt_tool: digits.",
    failure: "MERCADO_LIVRE_TOOL_INVALID",
    sentence: "O código de ferramenta do Mercado Livre tem só números.",
    parameter: "matt_tool",
    parse: (typed) => matching(pastedValue(typed, "matt_tool"), /^\d{4,20}$/),
  },
} as const satisfies Record<string, TagDefinition>;

function isShort({ hostname, pathname }: URL): boolean {
  return hostname === "meli.la" || pathname.startsWith("/sec/");
}

/** An affiliate's page; its product is in a parameter that only the shop can read. */
function isOthersPage({ pathname }: URL): boolean {
  return /^\/social\/[^/]/.test(pathname);
}

/** The seller's listing that a catalogue address selects, also in the fragment. */
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
