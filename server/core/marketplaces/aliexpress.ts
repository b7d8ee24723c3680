import type { MarketplaceDefinition } from "./definition.ts";
import { inPath, keeping } from "./links/url_parts.ts";

const item = /\/(?:item|i)\/(?:[^/]+\/)?(\d{6,})\.html$/;

export const aliexpress: MarketplaceDefinition = {
  name: "AliExpress",
  domains: ["aliexpress.com", "aliexpress.us"],
  links: {
    productId: (url) => inPath(url, item),
    canonical: (url) => {
      const id = inPath(url, item);
      const plain = keeping(url, "sku_id", "skuId");
      if (id) plain.pathname = `/item/${id}.html`;
      return plain;
    },
    isShort: ({ hostname }) => /^(?:s\.click|a)\.aliexpress\.com$/.test(hostname),
    isOthersPage: () => false,
  },
  redirects: [[/^s\.click\.aliexpress\.com$/, /^\/deep_link/, ["dl_target_url"]]],
  // Its links contain no account: that its API made one for the account is the only evidence.
  apiLinkProof: "EXPERIMENTAL",
};
