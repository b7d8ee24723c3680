import { inPath, type LinkRules } from "./link_rules.ts";
import { withoutTracking } from "./tracking.ts";

/** An ASIN is ten letters and digits, a book's is its ISBN-10: never ten letters alone. */
const asin =
  /\/(?:dp|gp\/product|gp\/aw\/[do]l?|gp\/offer-listing|product|product-reviews|o\/asin|obidos\/asin)\/(?=[a-z]*\d)([a-z0-9]{10})(?:\/|$)/i;

export const amazonLinks: LinkRules = {
  productId: (url) => inPath(url, asin)?.toUpperCase() ?? null,
  canonical: (url) => {
    const id = amazonLinks.productId(url);
    if (id) return new URL(`/dp/${id}`, url.origin.replace("//m.", "//www."));
    const plain = withoutTracking(url);
    plain.pathname = plain.pathname.replace(/\/ref=[^/]*/, "");
    return plain;
  },
  isShort: ({ hostname }) => ["amzn.to", "amzn.eu", "a.co"].includes(hostname),
  isOthersPage: ({ pathname }) => /^\/shop\/[^/]/.test(pathname), // an influencer's storefront
};
