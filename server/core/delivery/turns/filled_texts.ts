import { campaignTextsOf } from "../../campaigns/queries.ts";
import { type CampaignText, renderCampaignText } from "../../campaigns/texts/campaign_text.ts";
import type { Tx } from "../../command.ts";
import type { DispatchId } from "../../ids.ts";
import { shortened, shortenedText } from "../../links/message_links.ts";
import { messageLink, type Offer } from "../../offers/offer.ts";
import { provenFacts } from "../../offers/queries.ts";
import { variantFor } from "../../templates/wording.ts";
import type { DueLane, LaneWithHead } from "./due_lanes.ts";
import type { LaneMessage } from "./lane_messages.ts";

type FilledText = Pick<LaneMessage, "text" | "plainText" | "links" | "wording" | "isAlike">;

/**
 * Renders the campaign texts that are filled from an offer, from the offer as it is now: a price that
 * changed since the message was queued is not sent. Where the text is gone, or nothing that it says of
 * the offer holds any more, it is empty.
 */
export async function filledTexts(
  tx: Tx,
  lanes: readonly DueLane[],
  offers: ReadonlyMap<string, Offer>,
): Promise<ReadonlyMap<DispatchId, FilledText>> {
  const heads = lanes.flatMap((lane) => {
    if (lane.dispatchId === null || lane.campaignTextId === null) return [];
    const offer = lane.partsSent === 0 && offers.get(lane.offerId ?? "");
    // The text is the campaign's: the offer's own text is not a part of it.
    return offer ? [{ lane, offer: { ...offer, customText: null } }] : [];
  });
  if (heads.length === 0) return new Map();
  const texts = await campaignTextsOf(tx, heads.map(({ lane }) => lane.campaignTextId!));
  const facts = await provenFacts(tx, heads.map(({ offer }) => offer));
  return new Map(heads.map(({ lane, offer }) => {
    const campaignText = texts.get(lane.campaignTextId!);
    const rendered = campaignText && renderCampaignText(campaignText, {
      publisher: lane,
      groupTitle: lane.groupTitle,
      at: tx.now,
      key: lane.dispatchId,
      offer: { offer, facts: facts.get(offer)! },
    });
    const plainText = rendered?.text ?? "";
    return [lane.dispatchId, {
      plainText,
      ...linked(tx, plainText, lane, offers.get(offer.id)!),
      wording: null, // its variant was recorded when it was queued
      isAlike: (other: DispatchId) => isSameVariant(campaignText, lane.dispatchId, other),
    }];
  }));
}

/** Puts short links in place of the offer's link and of the others, where the person has them. */
function linked({ ports }: Tx, plainText: string, lane: LaneWithHead, offer: Offer) {
  if (!lane.hasShortLinks) return { text: plainText, links: [] };
  const ofOffer = shortened(plainText, messageLink(offer, lane), lane, ports.shortLinks);
  const { text, links } = shortenedText(ofOffer.text, lane, ports.shortLinks, {
    id: lane.dispatchId,
  });
  return {
    text,
    links: [
      ...ofOffer.link ? [{ ...ofOffer.link, offer }] : [],
      ...links.map((link) => ({ ...link, offer: null })),
    ],
  };
}

const isSameVariant = (text: CampaignText | undefined, one: DispatchId, other: DispatchId) =>
  !text || variantFor(one, text.variants) === variantFor(other, text.variants);
