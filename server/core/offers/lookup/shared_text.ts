import {
  isOthersPage,
  isShortLink,
  parseLink,
  productIdOf,
} from "../../marketplaces/links/link.ts";
import { marketplaceOf, marketplaces, namesOf } from "../../marketplaces/marketplace.ts";
import { plainText } from "../../marketplaces/readings/plain_text.ts";
import { type PriceTalk, readPriceTalk } from "../../marketplaces/readings/price_talk.ts";

/** What a text shared from a shop's app says; null where it does not, or says two things. */
type SharedText = PriceTalk & {
  readonly url: URL | null;
  readonly title: string | null;
};

/** Characters; an app shares a few hundred. */
const LONGEST = 5_000;

/** Takes apart what a shop's app, or another group, shares: link, title and price in one paste. */
export function parseSharedText(text: string): SharedText {
  const shared = singleSpaced(text.slice(0, LONGEST));
  const links = linksIn(shared);
  const words = links.reduce((rest, { written }) => rest.replace(written, "\n"), shared);
  return {
    url: links.map(({ url }) => url).toSorted((a, b) => rank(b) - rank(a))[0] ?? null,
    title: titleIn(words),
    ...readPriceTalk(words.replace(bareSums, "$1 R$$ $2$3 R$$ ")),
  };
}

/**
 * One blank or line break at a time. The patterns here are safe on hostile texts because of it: each
 * looks at most at one blank, and repeats what begins another match a counted number of times.
 */
const singleSpaced = (text: string) => text.replace(/[^\S\n]+/g, " ").replace(/ ?\n[ \n]*/g, "\n");

/** "De 799 por 598,40": in this pair numbers are sums even where one has no sign, unless of metres. */
const bareSums =
  /\b(de):? (?:R\$ ?)?([\d.,]{1,15})([\s|~*–-]{1,20}por):? [~*]{0,5}(?=[\d.])(?![\d.,]* ?(?:[cm]?m|metros?|x)\b)/gi;

/** Shops write their short links without https:// too. */
const link =
  /https?:\/\/[^\s<>"“”]+|(?<![\w@.\/-])(?:[a-z0-9-]+\.)+(?:com|br|to|la|ee|lu|co|link|me)\/[^\s<>"“”]+/gi;

const trailing =
  /(?<![.,;:!?)\]}*_~'’…\p{Extended_Pictographic}\ufe0f])[.,;:!?)\]}*_~'’…\p{Extended_Pictographic}\ufe0f]+$/u;

/** Each link of a text, as it is written there and as an address. */
export function linksIn(text: string): { written: string; url: URL }[] {
  return [...text.matchAll(link)].flatMap(([found]) => {
    const written = found.replace(trailing, "");
    const url = parseLink(written);
    return url ? [{ written, url }] : [];
  });
}

/** Returns the text with each link replaced that `replacement` returns one for; null: it stays. */
export const replaceLinks = (text: string, replacement: (url: URL) => string | null): string =>
  text.replace(link, (found) => {
    const written = found.replace(trailing, "");
    const url = parseLink(written);
    const by = url && replacement(url);
    return by ? by + found.slice(written.length) : found;
  });

/** A product beats a shop's other page, which beats a group's invitation or a video. */
function rank(url: URL): number {
  const isKnown = marketplaceOf(url) !== "OTHER";
  if (isKnown && (productIdOf(url) !== null || isShortLink(url)) && !isOthersPage(url)) return 3;
  if (isKnown) return 2;
  return /(?:^|\.)(?:whatsapp\.com|wa\.me|t\.me|instagram\.com|youtube\.com|youtu\.be|tiktok\.com|facebook\.com|play\.google\.com|apps\.apple\.com)$/
      .test(url.hostname)
    ? 0
    : 1;
}

/** The shops' names as their apps write them; the longer one first, where one begins another. */
const shopNames = marketplaces.flatMap(namesOf).toSorted((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(".", "\\.")).join("|");

/** What apps put around the product's name. */
const chatter = [
  /^(?:oi+|olá|ei|gente|pessoal|amiga)[,!.\s]+/i,
  /^#\S+\s?/,
  new RegExp(
    String
      .raw`^(?:olha|veja|confira|dá uma olhada|dê uma olhada|vi|achei|encontrei|gostei|adorei|amei)\b[^:!“"]{0,80}?\b(?:[nd][ao]|pela|pelo|em) (?:app (?:da|do) )?(?:${shopNames})(?: brasil)?\b\s?[:!.,–-]*\s?`,
    "i",
  ),
  /^(?:olha|veja|confira|compre|dá uma olhada|dê uma olhada)(?: só)?(?: (?:o que (?:eu )?encontrei|(?:n?est[ea]|n?ess[ea])(?: (?:produto|oferta|achado|promoção|item|preço))?|que legal|isso|aqui|já|em))*\s?[:!.,–-]*\s?/i,
  /^(?:oferta|promoção|produto|achado|achadinho|imperdível|baixou|corre+|link)(?: (?:imperdível|relâmpago|do dia|boa|da vez))*\s?[:!–-]+\s?/i,
];
/** From here on a line speaks of money or of the shop, no longer of the product. */
const tail =
  /\s?(?:[|•–—-]\s?)?(?:(?:^|[\s,(])(?:de|por|a partir de|apenas|só|agora|hoje|preço|valor|no pix|à vista|em até)(?:\s?:)?\s?){0,4}~?\s?(?:R\$|US\$|\d{1,2}\s?x de\b).*$/i;
const shopTail = new RegExp(
  String.raw`\s(?:na|no|pela|pelo|em) (?:${shopNames})(?: brasil)?\s?[!.]*$`,
  "i",
);
const noProduct =
  /^(?:link|compre|clique|aproveite|corre|cupom|use o cupom|frete|parcel|vendido|loja|entre no grupo|grupo|mais ofertas|acesse|promo|oferta|de\b|por\b|no pix|pix|via\b|at[eé] \d)/i;

function titleIn(words: string): string | null {
  const text = singleSpaced(
    words.replace(/[*_`]+/g, "").replace(/[\p{Extended_Pictographic}\ufe0f\u20e3]+/gu, " "),
  );
  const quoted = /[“"«]([^“”"«»\n]{8,300})[”"»]/.exec(text)?.[1];
  if (quoted && !tail.test(quoted)) return plainText(quoted);
  return text.split("\n").map(nameIn).find((name) => name !== null) ?? null;
}

function nameIn(line: string): string | null {
  let name = line.trim();
  for (const words of chatter) name = name.replace(words, "");
  name = name.replace(tail, "").replace(shopTail, "").replace(
    /^[\s:;,.!|•~–—-]+|(?<![\s:;,|•~–—-])[\s:;,|•~–—-]+$/g,
    "",
  );
  // What is shorter is a greeting, not a product.
  return name.length >= 8 && /\p{L}{2}/u.test(name) && !noProduct.test(name)
    ? plainText(name)
    : null;
}
