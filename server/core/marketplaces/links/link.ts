import { definitions, marketplaceOf } from "../marketplace.ts";
import { isBottomless, unwrappings } from "./wrapped_link.ts";

/** Characters; no shop's address comes near. */
const LONGEST = 4_000;

/** The address that a person pasted, with or without `https://`; null when it is none. */
export function parseLink(text: string): URL | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return null; // before any pattern sees it
  const pasted = trimmed.replace(/^[<("'“]+|(?<![>)"'”.,;!])[>)"'”.,;!]+$/g, "");
  if (!pasted || /\s/.test(pasted)) return null;
  const url = URL.parse(/^[a-z][a-z0-9+-]*:/i.test(pasted) ? pasted : `https://${pasted}`);
  if (!url || !/^https?:$/.test(url.protocol) || !/[.:]/.test(url.hostname)) return null;
  url.username = url.password = "";
  return url;
}

const linksOf = (url: URL) => definitions[marketplaceOf(url)].links;

/** The shop's own id of the product at `url`, also behind a redirect that carries its target. */
export function productIdOf(url: URL): string | null {
  const target = unwrappings(url).at(-1)!;
  return linksOf(target).productId(target);
}

/**
 * The product's own address: https, unwrapped, without anybody's affiliate tag or tracking, with
 * only what picks the product. A short link has to be followed first; it comes back as it is.
 */
export function canonicalUrl(url: URL): URL {
  const target = new URL(unwrappings(url).at(-1)!);
  target.protocol = "https:";
  target.username = target.password = "";
  return linksOf(target).canonical(target);
}

/** Whether only a request shows where the link leads; until then it may credit any affiliate. */
export function isShortLink(url: URL): boolean {
  const target = unwrappings(url).at(-1)!;
  return linksOf(target).isShort(target) || isOthersPage(target) ||
    isBottomless(url);
}

/** Whether it is somebody's own page at a shop, which credits them and names no product. */
export function isOthersPage(url: URL): boolean {
  const target = unwrappings(url).at(-1)!;
  return linksOf(target).isOthersPage(target);
}

/** Endings of names that only a house's or a company's own network knows. Source: RFC 6761, 6762. */
const privateEndings = new Set(
  ["localhost", "local", "internal", "intranet", "private", "corp", "home", "lan", "arpa"],
);

/**
 * Whether `url` names a place on the public web, as a shop's page does: by name, at the web's own
 * ports, for anybody. The name is not resolved: the client that connects checks where it leads.
 */
export function isPublicName(url: URL): boolean {
  const labels = url.hostname.replace(/\.$/, "").split(".");
  const ending = labels.at(-1)!;
  // The URL standard writes every IPv4 address as four figures, and every IPv6 one without a dot.
  const isName = labels.length > 1 && labels.every(Boolean) && !/^\d+$/.test(ending);
  return isName && !privateEndings.has(ending) && /^https?:$/.test(url.protocol) &&
    ["", "80", "443"].includes(url.port) && !url.username && !url.password;
}
