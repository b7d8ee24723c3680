import { aliexpressLinks } from "./aliexpress_links.ts";
import { amazonLinks } from "./amazon_links.ts";
import type { LinkRules } from "./link_rules.ts";
import { magazineLuizaLinks } from "./magazine_luiza_links.ts";
import { type Marketplace, marketplaceOf } from "./marketplace.ts";
import { mercadoLivreLinks } from "./mercado_livre_links.ts";
import { otherLinks } from "./other_links.ts";
import { shopeeLinks } from "./shopee_links.ts";
import { unwrappings } from "./wrapped_link.ts";

const rules: Readonly<Record<Marketplace, LinkRules>> = {
  AMAZON: amazonLinks,
  MERCADO_LIVRE: mercadoLivreLinks,
  SHOPEE: shopeeLinks,
  MAGAZINE_LUIZA: magazineLuizaLinks,
  ALIEXPRESS: aliexpressLinks,
  OTHER: otherLinks,
};

/** Characters; no shop's address comes near. */
const LONGEST = 4_000;

/** The address that a person pasted, with or without `https://`; null when it is none. */
export function parseLink(text: string): URL | null {
  const pasted = text.trim().replace(/^[<("'“]+|[>)"'”.,;!]+$/g, "");
  if (!pasted || pasted.length > LONGEST || /\s/.test(pasted)) return null;
  const url = URL.parse(/^[a-z][a-z0-9+-]*:/i.test(pasted) ? pasted : `https://${pasted}`);
  if (!url || !/^https?:$/.test(url.protocol) || !/[.:]/.test(url.hostname)) return null;
  url.username = url.password = "";
  return url;
}

/** The shop's own id of the product at `url`, also behind a redirect that carries its target. */
export function productIdOf(url: URL): string | null {
  const target = unwrappings(url).at(-1)!;
  return rules[marketplaceOf(target)].productId(target);
}

/**
 * The product's own address: https, unwrapped, without anybody's affiliate tag or tracking, with
 * only what picks the product. A short link has to be followed first; it comes back as it is.
 */
export function canonicalUrl(url: URL): URL {
  const target = new URL(unwrappings(url).at(-1)!);
  target.protocol = "https:";
  target.username = target.password = "";
  return rules[marketplaceOf(target)].canonical(target);
}

/** Whether only asking tells where the link leads. */
export function isShortLink(url: URL): boolean {
  const target = unwrappings(url).at(-1)!;
  return rules[marketplaceOf(target)].isShort(target);
}
