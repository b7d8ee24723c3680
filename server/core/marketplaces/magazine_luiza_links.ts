import { inPath, keeping, type LinkRules } from "./link_rules.ts";

const product = /\/(?:p|divulgador\/oferta)\/([a-z0-9]{5,20})(?:\/|$)/i;
const shortHosts = ["maga.lu", "divulgador.magalu.com", "magazineluiza.onelink.me"];

export const magazineLuizaLinks: LinkRules = {
  productId: (url) => inPath(url, product)?.toLowerCase() ?? null,
  canonical: (url) => {
    const plain = keeping(url, "seller_id"); // another seller, another price
    // `magazinevoce.com.br/<somebody's shop>/<path>` is the same product, credited to them; affiliates'
    // own tools turn one into the other by just that, in both directions.
    if (isMagazineVoce(url) && magazineLuizaLinks.productId(url)) {
      plain.hostname = "www.magazineluiza.com.br";
      plain.pathname = url.pathname.replace(/^\/(?!p\/)[^/]+/, "");
    }
    return plain;
  },
  isShort: ({ hostname }) => shortHosts.includes(hostname),
  isOthersPage: (url) =>
    isMagazineVoce(url) && url.pathname !== "/" && magazineLuizaLinks.productId(url) === null,
};

const isMagazineVoce = ({ hostname }: URL) => /(?:^|\.)magazinevoce\.com\.br$/.test(hostname);
