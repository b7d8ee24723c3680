import { definitions, marketplaceOf } from "../marketplace.ts";
import { withSubId } from "../networks/network_link.ts";
import { proofOf } from "./affiliate_link.ts";
import type { AffiliateTags } from "./affiliate_tags.ts";
import { isShortLink } from "./link.ts";
import { withParameters } from "./url_parts.ts";

/**
 * Returns an affiliate link with `reference` where its network or shop reports it back with the sale,
 * else as `utm_content`. A short link, and one whose proof would suffer, stay as they are.
 */
export function withReference(link: URL, reference: string, tags: AffiliateTags): URL {
  const { programme } = definitions[marketplaceOf(link)];
  const built = withSubId(link, reference, tags.networks) ??
    programme?.referenced?.(link, reference, tags) ??
    (isShortLink(link) ? link : withParameters(link, { utm_content: reference }));
  return proofOf(built, [], tags) === proofOf(link, [], tags) ? built : link;
}

/**
 * Returns an affiliate link that no short link may replace, with `reference` where the person's account
 * at its shop takes one and the link still proves that it pays them; null: it stays as it is.
 */
export function withDirectReference(
  link: URL,
  reference: string,
  tags: AffiliateTags,
): URL | null {
  const { programme } = definitions[marketplaceOf(link)];
  const built = programme?.referenced?.(link, reference, tags) ?? null;
  return built && proofOf(built, [], tags) === "PROVEN" ? built : null;
}
