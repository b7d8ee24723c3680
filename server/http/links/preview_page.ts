import type { LinkPreview } from "../../core/links/link_preview.ts";

type Parts = LinkPreview & {
  readonly siteName: string;
  /** The link's own address, which shares of the preview lead to as well. */
  readonly url: string;
  readonly location: string;
};

/** Returns the page that messengers read to show a link; people are redirected instead. */
export function previewPage(
  { title, description, imageUrl, siteName, url, location }: Parts,
): string {
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
  const shown = description && `<p>${escaped(description)}</p>`;
  return [
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">`,
    `<title>${escaped(title)}</title>`,
    `<link rel="canonical" href="${escaped(url)}">`,
    description && `<meta name="description" content="${escaped(description)}">`,
    ...metas,
    `</head><body><h1>${escaped(title)}</h1>`,
    shown,
    `<p><a href="${escaped(location)}" rel="nofollow sponsored">Abrir</a></p></body></html>`,
  ].filter(Boolean).join("");
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
