import type { MarketplaceDefinition, TagDefinition } from "./definition.ts";
import { inPath, matching, pastedValue, withParameters } from "./links/url_parts.ts";
import { withoutTracking } from "./links/tracking.ts";

/** A country's Amazon: its currency, and the ending of the tags that are valid there. */
type AmazonSite = { readonly currency: string; readonly tagEnding: string };

/**
 * By what follows `amazon.` in the host. The endings are Associates' regions: -20 the Americas,
 * -21 Europe, India and the Gulf, -22 Asia and the Pacific; a tag earns in its own region only.
 */
const sites: Readonly<Record<string, AmazonSite>> = {
  "com.br": { currency: "BRL", tagEnding: "20" },
  "com": { currency: "USD", tagEnding: "20" },
  "ca": { currency: "CAD", tagEnding: "20" },
  "com.mx": { currency: "MXN", tagEnding: "20" },
  "co.uk": { currency: "GBP", tagEnding: "21" },
  "de": { currency: "EUR", tagEnding: "21" },
  "es": { currency: "EUR", tagEnding: "21" },
  "fr": { currency: "EUR", tagEnding: "21" },
  "it": { currency: "EUR", tagEnding: "21" },
  "nl": { currency: "EUR", tagEnding: "21" },
  "ie": { currency: "EUR", tagEnding: "21" },
  "com.be": { currency: "EUR", tagEnding: "21" },
  "se": { currency: "SEK", tagEnding: "21" },
  "pl": { currency: "PLN", tagEnding: "21" },
  "com.tr": { currency: "TRY", tagEnding: "21" },
  "in": { currency: "INR", tagEnding: "21" },
  "ae": { currency: "AED", tagEnding: "21" },
  "sa": { currency: "SAR", tagEnding: "21" },
  "eg": { currency: "EGP", tagEnding: "21" },
  "co.jp": { currency: "JPY", tagEnding: "22" },
  "com.au": { currency: "AUD", tagEnding: "22" },
  "sg": { currency: "SGD", tagEnding: "22" },
};

/** The country's Amazon that `url` is on; null elsewhere, on its short hosts too. */
export function amazonSite(url: URL): AmazonSite | null {
  const ending = url.hostname.match(/(?:^|\.)amazon\.([a-z.]+)$/)?.[1];
  return ending && Object.hasOwn(sites, ending) ? sites[ending]! : null;
}

/** An ASIN is ten letters and digits, a book's is its ISBN-10: never ten letters alone. */
const asin =
  /\/(?:dp|gp\/product|gp\/aw\/[do]l?|gp\/offer-listing|product|product-reviews|o\/asin|obidos\/asin)\/(?=[a-z]*\d)([a-z0-9]{10})(?:\/|$)/i;
const shortHosts = ["amzn.to", "amzn.eu", "a.co"];
const productId = (url: URL) => inPath(url, asin)?.toUpperCase() ?? null;

export const amazon: MarketplaceDefinition = {
  name: "Amazon",
  otherNames: ["Amazon.com.br"],
  domains: [...Object.keys(sites).map((ending) => `amazon.${ending}`), ...shortHosts],
  links: {
    productId,
    canonical: (url) => {
      const id = productId(url);
      if (id) return new URL(`/dp/${id}`, url.origin.replace("//m.", "//www."));
      const plain = withoutTracking(url);
      plain.pathname = plain.pathname.replace(/\/ref=[^/]*/, "");
      return plain;
    },
    isShort: ({ hostname }) => shortHosts.includes(hostname),
    isOthersPage: ({ pathname }) => /^\/shop\/[^/]/.test(pathname), // an influencer's storefront
  },
  redirects: [
    [/(?:^|\.)amazon\.[a-z.]+$/, /^\/(?:sspa\/click|gp\/(?:slr|r)edirect)/, ["url", "location"]],
  ],
  programme: {
    example: "https://www.amazon.com.br/dp/B00EXEMPL0",
    tag: "amazonTag",
    own: ({ amazonTag }, product) => {
      const site = amazonSite(product);
      return site && amazonTag?.endsWith(`-${site.tagEnding}`) ? amazonTag : null;
    },
    tagged: (product, tag) => withParameters(product, { tag }),
    referenced: (link, ascsubtag, { hasAmazonSubTag }) =>
      hasAmazonSubTag && amazonSite(link) ? withParameters(link, { ascsubtag }) : null,
    credited: ({ searchParams }) => searchParams.get("tag"),
    proofOfTagged: "PROVEN",
  },
  // Source: Amazon Associates operating agreement, the required statement.
  disclosure: {
    sentence: "_Como Associado da Amazon, eu recebo por compras qualificadas._",
    alreadySaid: /associad[oa] da amazon/i,
  },
  // Source: policies of Amazon's programme.
  priceHours: 24,
};

export const amazonTags = {
  /** Associates' tracking id, `name-20`; endings are -20, -21, -22 by region. */
  amazonTag: {
    column: "amazon_tag",
    about: "Amazon's tag: name-20.",
    failure: "AMAZON_TAG_INVALID",
    sentence: "A tag da Amazon tem a forma seunome-20.",
    parse: (typed) =>
      matching(pastedValue(typed, "tag").toLowerCase(), /^[a-z0-9][a-z0-9_-]{0,60}-2\d$/),
  },
} as const satisfies Record<string, TagDefinition>;
