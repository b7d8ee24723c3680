import { inPath, keeping, type LinkRules } from "./link_rules.ts";

const product = /\/(?:p|divulgador\/oferta)\/([a-z0-9]{5,20})(?:\/|$)/i;
const shortHosts = ["maga.lu", "divulgador.magalu.com", "magazineluiza.onelink.me"];

export const magazineLuizaLinks: LinkRules = {
  productId: (url) => inPath(url, product)?.toLowerCase() ?? null,
  canonical: (url) => {
    const plain = keeping(url, "seller_id"); // another seller, another price
    // `magazinevoce.com.br/<somebody's shop>/…` is the same product, credited to them.
    if (/(?:^|\.)magazinevoce\.com\.br$/.test(url.hostname) && magazineLuizaLinks.productId(url)) {
      plain.hostname = "www.magazineluiza.com.br";
      plain.pathname = url.pathname.replace(/^\/[^/]+/, "");
    }
    return plain;
  },
  isShort: ({ hostname }) => shortHosts.includes(hostname),
};
