import type { MarketplaceDefinition } from "../../marketplaces/definition.ts";
import type { AffiliateTags } from "../../marketplaces/links/affiliate_tags.ts";
import { definitions } from "../../marketplaces/marketplace.ts";
import { type Line, parseTemplate, renderTemplate } from "../../templates/template_text.ts";
import type { Values } from "../../templates/variables.ts";
import { builtIn, type Wording } from "../../templates/wording.ts";
import { affiliateLink, type Linked, type Offer } from "../offer.ts";
import { type MessageOffer, valuesOf } from "./message_values.ts";
import type { ProvenFacts } from "./proven_facts.ts";

/** How a person publishes: their tags, whether they disclose the advertisement, their signature. */
export type Publisher = AffiliateTags & {
  readonly hasDisclosure: boolean;
  readonly signature: string;
  /** The IANA time zone in which their messages say times. */
  readonly timeZone: string;
};

/** First line of an advertisement. Source: CONAR's guide for influencers, in force since 2026-06. */
const DISCLOSURE = "#publi";
/** Matches a text that begins with the disclosure; "#publico" is another word. */
const DISCLOSED = /^\s*#publi(?![\p{L}\p{N}_])/u;

/**
 * Returns the message to a group, with WhatsApp's marks (`*bold*`, `~strike~`, `_italic_`): the
 * person's own text or a rendered template. What law and contracts require is added to either.
 */
export function messageText(
  offer: MessageOffer & Pick<Offer, "customText">,
  publisher: Publisher,
  now: Date,
  { body }: Pick<Wording, "body">,
  facts: ProvenFacts,
): string {
  const words = offer.customText ?? wordsOf(valuesOf(offer, publisher, now, facts), body);
  return completeText(words, publisher, adOf(offer, publisher));
}

/** What makes a text an advertisement: the shop whose programme may owe a sentence; null: nothing. */
type Advertisement = { readonly owed: MarketplaceDefinition["disclosure"] } | null;

/** Returns what an offer's message advertises: it is an advertisement also without a link of one's own. */
export const adOf = (
  offer: Linked & Pick<Offer, "marketplace">,
  publisher: AffiliateTags,
): Advertisement => ({
  owed: affiliateLink(offer, publisher).url === null
    ? undefined
    : definitions[offer.marketplace].disclosure,
});

/** Adds what law and contracts require of an advertisement, and the signature. */
export function completeText(
  words: string,
  { hasDisclosure, signature }: Pick<Publisher, "hasDisclosure" | "signature">,
  ad: Advertisement,
): string {
  const opening = hasDisclosure && ad ? DISCLOSURE : null;
  return withSignature(withDisclosure(ad?.owed, withOpening(opening, words)), signature);
}

/** Renders the template, or the built-in one where nothing of it is left for this offer. */
const wordsOf = (values: Values, body: string): string =>
  renderTemplate(linesOf(body), values) || renderTemplate(linesOf(builtIn.body), values);

/** Of the templates rendered last; a list renders one for each of its offers. */
const parsed = new Map<string, readonly Line[]>();
const MOST_PARSED = 100;

function linesOf(body: string): readonly Line[] {
  const found = parsed.get(body);
  if (found) return found;
  const lines = parseTemplate(body);
  if (parsed.size === MOST_PARSED) parsed.delete(parsed.keys().next().value!); // the oldest
  parsed.set(body, lines);
  return lines;
}

/** Adds the sentence of the shop's programme, also where the person does not disclose; never twice. */
function withDisclosure(owed: MarketplaceDefinition["disclosure"], text: string): string {
  return !owed || owed.alreadySaid.test(text) ? text : `${text}\n\n${owed.sentence}`;
}

/** Adds the disclosure, unless the text begins with it. */
function withOpening(opening: string | null, text: string): string {
  return opening === null || DISCLOSED.test(text) ? text : `${opening}\n\n${text}`;
}

/** Puts a line in front of a message, behind the disclosure that has to come first. */
export function withFrontLine(line: string, text: string): string {
  const opening = DISCLOSED.exec(text)?.[0] ?? "";
  return [opening.trim(), line, text.slice(opening.length).trim()].filter(Boolean).join("\n\n");
}

/** Adds the signature, unless the text ends with it. */
function withSignature(text: string, signature: string): string {
  const isSigned = signature === "" || `\n${text.trimEnd()}`.endsWith(`\n${signature}`);
  return isSigned ? text : `${text}\n\n${signature}`;
}
