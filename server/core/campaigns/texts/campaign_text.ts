import { Failure } from "../../errors.ts";
import type { CampaignTextId, UserId } from "../../ids.ts";
import type { Marketplace } from "../../marketplaces/marketplace.ts";
import { adOf, completeText, type Publisher } from "../../offers/message/message.ts";
import { type MessageOffer, valuesOf } from "../../offers/message/message_values.ts";
import type { ProvenFacts } from "../../offers/message/proven_facts.ts";
import { definitions, marketplaceOf } from "../../marketplaces/marketplace.ts";
import { networkOf } from "../../marketplaces/networks/network.ts";
import { linksIn } from "../../offers/lookup/shared_text.ts";
import { fold } from "../../search.ts";
import type { RetailSeason } from "../../templates/retail_year.ts";
import type { Variant } from "../../templates/template.ts";
import { parseTemplate, renderTemplate } from "../../templates/template_text.ts";
import { variantFor } from "../../templates/wording.ts";
import { isOfOffer, plainValues, textVariables } from "./text_variables.ts";

/** A text of a person's library: a greeting, an announcement, or the words around an offer. */
export type CampaignText = {
  readonly id: CampaignTextId;
  readonly userId: UserId;
  readonly version: number;
  readonly name: string;
  /** One to three wordings, of which each message gets one. */
  readonly variants: readonly Variant[];
  /** Null: the whole year. */
  readonly season: RetailSeason | null;
  readonly tags: readonly string[];
  /** The shops that it is for; none: every shop. */
  readonly marketplaces: readonly Marketplace[];
  /** The path of the picture that goes with it. */
  readonly mediaUrl: string | null;
  /** When it was last put in a queue; null: never. */
  readonly usedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
};

/** Most texts of one person. */
export const MOST_CAMPAIGN_TEXTS = 500;

/** Characters of a name at most. */
const LONGEST_NAME = 60;

/** Without spaces around. @throws Failure CAMPAIGN_TEXT_NAME_INVALID */
export function checkedName(typed: string): string {
  const name = typed.trim().replace(/\s+/g, " ");
  if ([...name].length > LONGEST_NAME || !/^\P{C}+$/u.test(name)) {
    throw new Failure("CAMPAIGN_TEXT_NAME_INVALID", ["name"]);
  }
  return name;
}

/** Name, tags and wordings as the search compares them. */
export const textSearchText = (
  { name, tags, variants }: Pick<CampaignText, "name" | "tags" | "variants">,
) => fold([name, ...tags, ...variants.map(({ body }) => body)].join(" "));

/** Whether a wording names fields of an offer, which are blank where the text is sent without one. */
export const needsOffer = ({ variants }: Pick<CampaignText, "variants">): boolean =>
  variants.some(({ body }) => isOfOffer(parseTemplate(body, textVariables)));

/** What a message of a campaign text depends on, beside the text. */
export type TextFacts = {
  readonly publisher: Publisher;
  /** Null: none is known, as in a preview. */
  readonly groupTitle: string | null;
  /** When the message is to leave. */
  readonly at: Date;
  /** Chooses among the wordings, always the same for the same key; null: the first one. */
  readonly key: string | null;
  /** The offer that it is sent with. */
  readonly offer?: TextOffer | null;
  /** When the offer's prices are to be displayable, if that is not `at`. */
  readonly offerAt?: Date;
};

/** An offer that fills a text, and what is proven of it. */
export type TextOffer = { readonly offer: MessageOffer; readonly facts: ProvenFacts };

/** A campaign text as a group gets it. */
export type RenderedText = {
  /** With WhatsApp's marks; "": nothing of the text is left without an offer. */
  readonly text: string;
  /** The slot of its wording. */
  readonly variant: number;
  readonly mediaUrl: string | null;
};

/**
 * Returns the message of a campaign text, with what law and contracts require where it advertises:
 * with an offer, or with a link to a shop.
 */
export function renderCampaignText(
  { variants, season, mediaUrl }: Pick<CampaignText, "variants" | "season" | "mediaUrl">,
  { publisher, groupTitle, at, key, offer = null, offerAt = at }: TextFacts,
): RenderedText {
  const { slot, body } = variants[key === null ? 0 : variantFor(key, variants)]!;
  const { timeZone } = publisher;
  const words = renderTemplate(parseTemplate(body, textVariables), {
    ...offer && valuesOf(offer.offer, publisher, offerAt, offer.facts),
    ...plainValues({ season, groupTitle, at, timeZone }),
  });
  if (words === "") return { text: "", variant: slot, mediaUrl };
  const ad = offer ? adOf(offer.offer, publisher) : adIn(words);
  return { text: completeText(words, publisher, ad), variant: slot, mediaUrl };
}

/** Returns what a text without an offer advertises: the shops that it links to, however it is written. */
function adIn(words: string): ReturnType<typeof adOf> | null {
  const links = linksIn(words.replace(/\s+/g, " ")).map(({ url }) => url)
    .filter((url) => marketplaceOf(url) !== "OTHER" || networkOf(url) !== null);
  if (links.length === 0) return null;
  return { owed: links.map((url) => definitions[marketplaceOf(url)].disclosure).find(Boolean) };
}
