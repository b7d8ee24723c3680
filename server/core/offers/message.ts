import { formatMoney } from "../money.ts";
import type { AffiliateTags } from "../marketplaces/affiliate_link.ts";
import { affiliateLink, type Linked, type Offer } from "./offer.ts";

/** How a person publishes: their tags, whether they say that it is advertising, their last lines. */
export type Publisher = AffiliateTags & {
  readonly discloses: boolean;
  readonly signature: string;
};

/** First line of an advertisement. Source: CONAR's guide for influencers, in force since 2026-06. */
const DISCLOSURE = "#publi";
/** A text that begins so; "#publico" is another word. */
const DISCLOSED = /^\s*#publi(?![\p{L}\p{N}_])/u;

/** Source: Associates operating agreement of Amazon: the sentence that it asks for. */
const AMAZON_DISCLOSURE = "_Como Associado da Amazon, eu recebo por compras qualificadas._";

/** What of an offer its message tells. */
type Told =
  & Linked
  & Pick<Offer, "title" | "marketplace" | "currency" | "customText">
  & Pick<Offer, "priceCents" | "oldPriceCents" | "pixPriceCents" | "cardPriceCents">;

/** The message to a group, with WhatsApp's marks (`*bold*`, `~strike~`, `_italic_`). */
export function messageText(offer: Told, publisher: Publisher): string {
  const opening = publisher.discloses ? DISCLOSURE : null;
  if (offer.customText !== null) {
    return withSignature(withOpening(opening, offer.customText), publisher.signature);
  }
  const link = affiliateLink(offer, publisher);
  const address = link.url ?? offer.sourceUrl;
  const owed = offer.marketplace === "AMAZON" && link.url; // whether or not they disclose
  return [
    opening,
    `*${withoutMarks(offer.title)}*`,
    priceLines(offer).join("\n"),
    address && `Compre aqui: ${address}`,
    owed && AMAZON_DISCLOSURE,
    publisher.signature,
  ].filter(Boolean).join("\n\n");
}

function priceLines(offer: Told): string[] {
  const show = (cents: number) => formatMoney({ cents, currency: offer.currency });
  const { priceCents, oldPriceCents, pixPriceCents, cardPriceCents } = offer;
  const lines: string[] = [];
  if (priceCents !== null) {
    if (oldPriceCents !== null && oldPriceCents > priceCents) {
      lines.push(`De ~${show(oldPriceCents)}~`);
    }
    lines.push(`Por *${show(priceCents)}*${pixPriceCents === priceCents ? " no Pix" : ""}`);
  }
  if (pixPriceCents !== null && pixPriceCents < (priceCents ?? Infinity)) {
    lines.push(`No Pix: *${show(pixPriceCents)}*`);
  }
  if (cardPriceCents !== null && cardPriceCents > (priceCents ?? 0)) {
    lines.push(`No cartão: ${show(cardPriceCents)}`);
  }
  return lines;
}

/** A custom text keeps its disclosure even where the person forgot it. */
function withOpening(opening: string | null, text: string): string {
  return opening === null || DISCLOSED.test(text) ? text : `${opening}\n\n${text}`;
}

/** A custom text that the person signed already is not signed twice. */
function withSignature(text: string, signature: string): string {
  const isSigned = signature === "" || `\n${text.trimEnd()}`.endsWith(`\n${signature}`);
  return isSigned ? text : `${text}\n\n${signature}`;
}

/** A title's own asterisks, tildes and underscores would break the marks around it. */
const withoutMarks = (title: string) => title.replace(/[*~_`]+/g, " ").replace(/\s+/g, " ").trim();
