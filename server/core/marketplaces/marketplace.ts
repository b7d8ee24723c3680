import { aliexpress } from "./aliexpress.ts";
import { amazon, amazonTags } from "./amazon.ts";
import { anyShop } from "./any_shop.ts";
import type { MarketplaceDefinition, TagDefinition } from "./definition.ts";
import { magazineLuiza, magazineLuizaTags } from "./magazine_luiza.ts";
import { mercadoLivre, mercadoLivreTags } from "./mercado_livre.ts";
import { shopee, shopeeTags } from "./shopee.ts";

/** The shops whose pages and links have rules of their own; OTHER is any other shop. */
const table = {
  AMAZON: amazon,
  MERCADO_LIVRE: mercadoLivre,
  SHOPEE: shopee,
  MAGAZINE_LUIZA: magazineLuiza,
  ALIEXPRESS: aliexpress,
  OTHER: anyShop,
} as const satisfies Record<string, MarketplaceDefinition>;

export type Marketplace = keyof typeof table;
export const marketplaces = Object.keys(table) as Marketplace[];
export const definitions: Readonly<Record<Marketplace, MarketplaceDefinition>> = table;

/** The tags that a person may have in the shops' programmes. */
export const affiliateTags = {
  ...amazonTags,
  ...shopeeTags,
  ...mercadoLivreTags,
  ...magazineLuizaTags,
} as const satisfies Record<string, TagDefinition>;

export type AffiliateTag = keyof typeof affiliateTags;

/** The sentences that refuse what is no such tag, by the refusals' codes. */
export const tagSentences = Object.fromEntries(
  Object.values(affiliateTags).map(({ failure, sentence }) => [failure, sentence]),
) as { [Tag in AffiliateTag as (typeof affiliateTags)[Tag]["failure"]]: string };

const byDomain = new Map(
  marketplaces.flatMap((marketplace) =>
    definitions[marketplace].domains.map((domain) => [domain, marketplace] as const)
  ),
);

/** Returns the marketplace of an address; `amazon.com.br.example` is OTHER. */
export function marketplaceOf(url: URL): Marketplace {
  for (let domain = host(url); domain.includes("."); domain = domain.replace(/^[^.]*\./, "")) {
    const marketplace = byDomain.get(domain);
    if (marketplace) return marketplace;
  }
  return "OTHER";
}

/** Returns the shop's usual name; without a definition, it comes from the domain. */
export function shopName(url: URL, marketplace: Marketplace): string {
  return definitions[marketplace].name ?? nameOfDomain(host(url));
}

/** Returns the marketplace's usual name; null for any other shop. */
export const marketplaceName = (marketplace: Marketplace): string | null =>
  definitions[marketplace].name;

/** Returns the names that people write for the marketplace; none for any other shop. */
export function namesOf(marketplace: Marketplace): readonly string[] {
  const { name, otherNames = [] } = definitions[marketplace];
  return name === null ? otherNames : [name, ...otherNames];
}

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
