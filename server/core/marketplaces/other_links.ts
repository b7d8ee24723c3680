import type { LinkRules } from "./link_rules.ts";
import { withoutTracking } from "./tracking.ts";

const shorteners = new Set([
  "bit.ly",
  "cutt.ly",
  "tinyurl.com",
  "t.co",
  "is.gd",
  "ow.ly",
  "rb.gy",
  "rebrand.ly",
  "encurtador.com.br",
  "tidd.ly",
]);

/** Any shop without rules of its own. */
export const otherLinks: LinkRules = {
  productId: () => null,
  canonical: withoutTracking,
  isShort: ({ hostname }) => shorteners.has(hostname.replace(/^www\./, "")),
  isOthersPage: () => false,
};
