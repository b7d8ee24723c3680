import { inPath, keeping, type LinkRules } from "./link_rules.ts";

const item = /\/(?:item|i)\/(?:[^/]+\/)?(\d{6,})\.html$/;

export const aliexpressLinks: LinkRules = {
  productId: (url) => inPath(url, item),
  canonical: (url) => {
    const id = aliexpressLinks.productId(url);
    const plain = keeping(url, "sku_id", "skuId");
    if (id) plain.pathname = `/item/${id}.html`;
    return plain;
  },
  isShort: ({ hostname }) => /^(?:s\.click|a)\.aliexpress\.com$/.test(hostname),
  isOthersPage: () => false,
};
