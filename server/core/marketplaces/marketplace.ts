import { amazonDomains } from "./amazon_sites.ts";

/** The shops whose pages and links have rules of their own; OTHER is any other shop. */
export const marketplaces = [
  "AMAZON",
  "MERCADO_LIVRE",
  "SHOPEE",
  "MAGAZINE_LUIZA",
  "ALIEXPRESS",
  "OTHER",
] as const;

export type Marketplace = (typeof marketplaces)[number];

/** A shop's name as people say it, and the domains it answers on, short links included. */
type Shop = { readonly name: string | null; readonly domains: readonly string[] };

const shops: Readonly<Record<Marketplace, Shop>> = {
  AMAZON: { name: "Amazon", domains: [...amazonDomains, "amzn.to", "amzn.eu", "a.co"] },
  MERCADO_LIVRE: {
    name: "Mercado Livre",
    domains: [
      "mercadolivre.com.br",
      "mercadolivre.com",
      "meli.la",
      "mercadolibre.com",
      ...["ar", "bo", "co", "ec", "mx", "pe", "uy", "ve"].map((end) => `mercadolibre.com.${end}`),
      "mercadolibre.cl",
    ],
  },
  SHOPEE: { name: "Shopee", domains: ["shopee.com.br", "shp.ee", "shope.ee", "shopee.link"] },
  MAGAZINE_LUIZA: {
    name: "Magalu",
    domains: [
      "magazineluiza.com.br",
      "magazinevoce.com.br",
      "magalu.com",
      "magalu.com.br",
      "maga.lu",
      "magazineluiza.onelink.me",
    ],
  },
  ALIEXPRESS: { name: "AliExpress", domains: ["aliexpress.com", "aliexpress.us"] },
  OTHER: { name: null, domains: [] },
};

const byDomain = new Map(
  marketplaces.flatMap((marketplace) =>
    shops[marketplace].domains.map((domain) => [domain, marketplace] as const)
  ),
);

/** Whose address this is; `amazon.com.br.example` is nobody's. */
export function marketplaceOf(url: URL): Marketplace {
  for (let domain = host(url); domain.includes("."); domain = domain.replace(/^[^.]*\./, "")) {
    const marketplace = byDomain.get(domain);
    if (marketplace) return marketplace;
  }
  return "OTHER";
}

/** The shop as people call it; one without rules of its own is called by its domain. */
export function shopName(url: URL, marketplace: Marketplace): string {
  return shops[marketplace].name ?? nameOfDomain(host(url));
}

/** The marketplace as people call it; null for any other shop. */
export const marketplaceName = (marketplace: Marketplace): string | null => shops[marketplace].name;

const host = (url: URL) => url.hostname.replace(/\.$/, "");

/** "www.casas-bahia.com.br" is "Casas Bahia"; an address in figures stays as it is. */
function nameOfDomain(domain: string): string {
  if (/^[\d.]+$|:/.test(domain)) return domain;
  const labels = domain.split(".");
  const hasTwoEndings = labels.length > 2 && /\.[a-z]{2,3}\.[a-z]{2}$/.test(domain);
  const label = labels.at(hasTwoEndings ? -3 : -2) ?? domain;
  return label.split("-").filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1)).join(" ");
}
