import type { MarketplaceDefinition, TagDefinition } from "./definition.ts";
import { inPath, keeping, matching } from "./links/url_parts.ts";

const product = /\/(?:p|divulgador\/oferta)\/([a-z0-9]{5,20})(?:\/|$)/i;
const shortHosts = ["maga.lu", "divulgador.magalu.com", "magazineluiza.onelink.me"];
const productId = (url: URL) => inPath(url, product)?.toLowerCase() ?? null;

export const magazineLuiza: MarketplaceDefinition = {
  name: "Magalu",
  otherNames: ["Magazine Luiza", "Magazine Você"],
  domains: [
    "magazineluiza.com.br",
    "magazinevoce.com.br",
    "magalu.com",
    "magalu.com.br",
    "maga.lu",
    "magazineluiza.onelink.me",
  ],
  links: {
    productId,
    canonical: (url) => {
      const plain = keeping(url, "seller_id"); // another seller, another price
      // `magazinevoce.com.br/<an affiliate's shop>/<path>` is the same product, credited to them;
      // affiliates' own tools convert one into the other by the path, in both directions.
      if (isMagazineVoce(url) && productId(url)) {
        plain.hostname = "www.magazineluiza.com.br";
        plain.pathname = url.pathname.replace(/^\/(?!p\/)[^/]+/, "");
      }
      return plain;
    },
    isShort: ({ hostname }) => shortHosts.includes(hostname),
    isOthersPage: (url) => isMagazineVoce(url) && url.pathname !== "/" && productId(url) === null,
  },
  // An affiliate's shop has the same path of the product, under the shop's name.
  programme: {
    example: "https://www.magazineluiza.com.br/produto/p/abc1234567/te/exem/",
    tag: "magaluShop",
    own: ({ magaluShop }, { hostname, pathname }) =>
      /^(?:(?:www|m)\.)?magazineluiza\.com\.br$/.test(hostname) &&
        /\/p\/[a-z0-9]{5,20}(?:\/|$)/i.test(pathname)
        ? magaluShop
        : null,
    tagged: ({ pathname, search }, shop) =>
      new URL(`https://www.magazinevoce.com.br/${shop}${pathname}${search}`),
    credited: (url) =>
      isMagazineVoce(url) ? /^\/(?!p\/)([^/]+)/.exec(url.pathname)?.[1] ?? null : null,
    proofOfTagged: "PROVEN",
  },
};

export const magazineLuizaTags = {
  /** The name of the person's shop at Magalu, "Parceiro Magalu", as it stands in its address. */
  magaluShop: {
    column: "magalu_shop",
    about: "The name of their shop at Magalu.",
    aboutInput: "The name of the shop at Magalu, or its address.",
    failure: "MAGALU_SHOP_INVALID",
    sentence: "O nome da loja no Magalu tem só letras, números, - e _, como magazineminhaloja.",
    parse: (typed) => {
      const inAddress = /magazinevoce\.com\.br\/([^/?#\s]+)/i.exec(typed)?.[1];
      const name = (inAddress ?? typed.trim()).toLowerCase();
      return name === "p" ? null : matching(name, /^[a-z0-9][a-z0-9_-]{2,59}$/);
    },
  },
} as const satisfies Record<string, TagDefinition>;

function isMagazineVoce({ hostname }: URL): boolean {
  return /(?:^|\.)magazinevoce\.com\.br$/.test(hostname);
}
