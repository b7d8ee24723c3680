import type { MarketplaceDefinition } from "./definition.ts";
import { withoutTracking } from "./links/url_parts.ts";

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

/** Any shop without a definition of its own, and the services that lead to shops. */
export const anyShop: MarketplaceDefinition = {
  name: null,
  domains: [],
  links: {
    productId: () => null,
    canonical: withoutTracking,
    isShort: ({ hostname }) => shorteners.has(hostname.replace(/^www\./, "")),
    isOthersPage: () => false,
  },
  redirects: [
    [/\.onelink\.me$/, /^\//, ["af_web_dp", "af_r"]],
    [/^(?:www\.)?awin1\.com$/, /^\/(?:cread|awclick)/, ["ued", "p"]],
    [/^click\.linksynergy\.com$/, /^\/deeplink/, ["murl"]],
    [/^go\.(?:skimresources|redirectingat)\.com$/, /^\//, ["url"]],
    [/^redirect\.viglink\.com$/, /^\//, ["u"]],
    [/^redir\.lomadee\.com$/, /^\//, ["url"]],
    [/^(?:www\.)?google\.[a-z.]+$/, /^\/url/, ["q", "url"]],
    [/^lm?\.(?:facebook|instagram)\.com$/, /^\//, ["u"]],
    [/^(?:www\.)?youtube\.com$/, /^\/redirect/, ["q"]],
  ],
};
