import type { MarketplaceDefinition } from "./definition.ts";
import { withoutTracking } from "./links/tracking.ts";
import { networkRedirects } from "./networks/network.ts";

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
  "lmdee.link",
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
    ...networkRedirects,
    [/^go\.(?:skimresources|redirectingat)\.com$/, /^\//, ["url"]],
    [/^redirect\.viglink\.com$/, /^\//, ["u"]],
    [/\.(?:sjv\.io|pxf\.io|evyy\.net|7eer\.net|ojrq\.net|syuh\.net)$/, /^\/c\//, ["u"]],
    [/^clk?\.tradedoubler\.com$/, /^\/click/, ["url"]],
    [/^tc\.tradetracker\.net$/, /^\//, ["u"]],
    [/^track\.webgains\.com$/, /^\/click/, ["wgtarget"]],
    [/^(?:www\.)?shareasale\.com$/, /^\/[ru]\.cfm/, ["urllink"]],
    [/^prf\.hn$/, /\/destination:(.+)$/, []],
    [/^(?:www\.)?google\.[a-z.]+$/, /^\/url/, ["q", "url"]],
    [/^lm?\.(?:facebook|instagram|messenger|threads)\.(?:com|net)$/, /^\//, ["u"]],
    [/^(?:www\.|m\.)?youtube\.com$/, /^\/redirect/, ["q"]],
    [/^(?:t\.umblr|www\.tumblr)\.com$/, /^\/(?:redirect|safe)/, ["z"]],
    [/^out\.reddit\.com$/, /^\//, ["url"]],
    [/^(?:www\.)?vk\.com$/, /^\/away/, ["to"]],
  ],
};
