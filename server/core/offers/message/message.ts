import type { MarketplaceDefinition } from "../../marketplaces/definition.ts";
import type { AffiliateTags } from "../../marketplaces/links/affiliate_tags.ts";
import { definitions } from "../../marketplaces/marketplace.ts";
import { parseTemplate, renderTemplate } from "../../templates/template_text.ts";
import { BUILT_IN_BODY } from "../../templates/variables.ts";
import type { Wording } from "../../templates/wording.ts";
import { affiliateLink, type Offer } from "../offer.ts";
import { type Told, valuesOf } from "./message_values.ts";

/** How a person publishes: their tags, whether they say that it is advertising, their last lines. */
export type Publisher = AffiliateTags & {
  readonly discloses: boolean;
  readonly signature: string;
};

/** First line of an advertisement. Source: CONAR's guide for influencers, in force since 2026-06. */
const DISCLOSURE = "#publi";
/** A text that begins so; "#publico" is another word. */
const DISCLOSED = /^\s*#publi(?![\p{L}\p{N}_])/u;

/**
 * The message to a group, with WhatsApp's marks (`*bold*`, `~strike~`, `_italic_`): the person's own
 * words, or those of a template. What is owed by law or contract stands outside of both.
 */
export function messageText(
  offer: Told & Pick<Offer, "customText">,
  publisher: Publisher,
  now: Date,
  { body }: Pick<Wording, "body">,
): string {
  const opening = publisher.discloses ? DISCLOSURE : null;
  const words = offer.customText ?? wordsOf(offer, publisher, now, body);
  const disclosure = affiliateLink(offer, publisher).url === null
    ? undefined
    : definitions[offer.marketplace].disclosure;
  return withSignature(
    withDisclosure(disclosure, withOpening(opening, words)),
    publisher.signature,
  );
}

/** A template of which nothing is left for this offer would say `#publi` alone. */
function wordsOf(offer: Told, publisher: Publisher, now: Date, body: string): string {
  const values = valuesOf(offer, publisher, now);
  return renderTemplate(parseTemplate(body), values) ||
    renderTemplate(parseTemplate(BUILT_IN_BODY), values);
}

/** The sentence of the shop's programme, whether or not the person discloses; never twice. */
function withDisclosure(owed: MarketplaceDefinition["disclosure"], text: string): string {
  return !owed || owed.alreadySaid.test(text) ? text : `${text}\n\n${owed.sentence}`;
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
