import type { Marketplace } from "../../__generated__/OfferEditor_offer.graphql.ts";
import { moneyLabel } from "../../ui/text/money.ts";

/** The first line of an advertisement, required by CONAR. */
const DISCLOSURE = "#publi";
/** Matches a text that begins with it; "#publico" is another word. */
const DISCLOSED = /^\s*#publi(?![\p{L}\p{N}_])/u;
const AMAZON_DISCLOSURE = "_Como Associado da Amazon, eu recebo por compras qualificadas._";

/** The parts of a message; prices in cents of `currency`. */
export type Message = {
  readonly title: string;
  readonly price: number | null;
  readonly oldPrice: number | null;
  readonly pixPrice: number | null;
  readonly cardPrice: number | null;
  /** The least of a range; it counts only where no price is known. */
  readonly lowestPrice: number | null;
  readonly currency: string;
  readonly marketplace: Marketplace;
  readonly affiliateUrl: string | null;
  readonly sourceUrl: string | null;
  /** The edited text; null if the text follows the fields. */
  readonly customText: string | null;
  readonly hasDisclosure: boolean;
  /** The last lines; empty for none. */
  readonly signature: string;
};

/**
 * Builds the message of unsaved values. The server builds the saved one by the same rule
 * (server/core/offers/message/message.ts); a test compares the two.
 */
export function messageText(message: Message): string {
  const opening = message.hasDisclosure ? DISCLOSURE : null;
  const needsAmazonDisclosure = message.marketplace === "AMAZON" && message.affiliateUrl !== null;
  if (message.customText !== null) {
    const words = withOpening(opening, message.customText);
    const hasDisclosure = !needsAmazonDisclosure || /associad[oa] da amazon/i.test(words);
    return withSignature(
      hasDisclosure ? words : `${words}\n\n${AMAZON_DISCLOSURE}`,
      message.signature,
    );
  }
  const address = message.affiliateUrl ?? message.sourceUrl;
  return [
    opening,
    bold(message.title),
    priceLines(message).join("\n"),
    address && `👉 ${address}`,
    needsAmazonDisclosure && AMAZON_DISCLOSURE,
    message.signature,
  ].filter(Boolean).join("\n\n");
}

function priceLines(message: Message): string[] {
  const { price, oldPrice, pixPrice, cardPrice, lowestPrice, currency } = message;
  const show = (cents: number) => moneyLabel(cents, currency);
  const lines: string[] = [];
  if (price !== null) {
    if (oldPrice !== null && oldPrice > price) lines.push(`De ~${show(oldPrice)}~`);
    lines.push(`Por *${show(price)}*${pixPrice === price ? " no Pix" : ""}`);
  }
  if (pixPrice !== null && pixPrice < (price ?? Infinity)) {
    lines.push(`No Pix: *${show(pixPrice)}*`);
  }
  if (cardPrice !== null && cardPrice > (price ?? 0)) lines.push(`No cartão: ${show(cardPrice)}`);
  if (price === null && pixPrice === null && cardPrice === null && lowestPrice !== null) {
    lines.push(`A partir de *${show(lowestPrice)}*`);
  }
  return lines;
}

function withOpening(opening: string | null, text: string): string {
  return opening === null || DISCLOSED.test(text) ? text : `${opening}\n\n${text}`;
}

/** Appends the signature, unless the text ends with it. */
function withSignature(text: string, signature: string): string {
  const isSigned = signature === "" || `\n${text.trimEnd()}`.endsWith(`\n${signature}`);
  return isSigned ? text : `${text}\n\n${signature}`;
}

/** Makes a title bold, without its own marks, which would break the bold ones; empty for no title. */
function bold(title: string): string | null {
  const plain = title.replace(/[*~_`]+/g, " ").replace(/\s+/g, " ").trim();
  return plain && `*${plain}*`;
}
