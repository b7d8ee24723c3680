import type { LinkPreview } from "../../core/links/queries.ts";
import { formatMoney } from "../../core/money.ts";
import { momentLabel } from "../../core/zoned.ts";

type Parts = LinkPreview & {
  readonly siteName: string;
  /** The link's own address, which shares of the preview lead to as well. */
  readonly url: string;
  readonly location: string;
};

/** Returns the page that messengers read to show a link; people are redirected instead. */
export function previewPage(
  { title, imageUrl, canonicalUrl, siteName, url, location, ...price }: Parts,
): string {
  const description = priceLabel(price);
  const properties = {
    "og:type": "website",
    "og:site_name": siteName,
    "og:locale": "pt_BR",
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": imageUrl,
    "twitter:card": imageUrl && "summary_large_image",
  };
  const metas = Object.entries(properties).map(([property, content]) =>
    content && `<meta property="${property}" content="${escaped(content)}">`
  );
  return [
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">`,
    `<title>${escaped(title)}</title>`,
    `<link rel="canonical" href="${escaped(canonicalUrl ?? url)}">`,
    description && `<meta name="description" content="${escaped(description)}">`,
    ...metas,
    `</head><body><h1>${escaped(title)}</h1>`,
    description && `<p>${escaped(description)}</p>`,
    `<p><a href="${escaped(location)}" rel="nofollow sponsored">Abrir</a></p></body></html>`,
  ].filter(Boolean).join("");
}

/** The price and when it was read: a date, since messengers keep what they show. */
function priceLabel(
  { priceCents: cents, currency, priceReadAt, timeZone }: Pick<
    LinkPreview,
    "priceCents" | "currency" | "priceReadAt" | "timeZone"
  >,
): string | null {
  if (cents === null) return null;
  const price = formatMoney({ cents, currency });
  return priceReadAt
    ? `${price} · preço visto em ${momentLabel(new Date(priceReadAt), timeZone)}`
    : price;
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
