import { anyOf } from "../../../database/any_of.ts";
import { offersWithFormerPrice, provenFacts } from "../../offers/queries.ts";
import { cardFormatOf } from "../../cards/card_style.ts";
import type { Tx } from "../../command.ts";
import { type DispatchId, isId, type OfferId, type SessionId } from "../../ids.ts";
import {
  hasShortLink,
  type MessageLink,
  referenced,
  shortened,
  shortenedText,
} from "../../links/message_links.ts";
import { messageText } from "../../offers/message/message.ts";
import { type PreviewWords, previewWords } from "../../offers/message/message_values.ts";
import { messageLink, needsUnpaidConfirmation, type Offer } from "../../offers/offer.ts";
import { asOffer } from "../../offers/tables.ts";
import { displayablePrices } from "../../offers/message/displayable_prices.ts";
import { templatesOfOffers } from "../../templates/queries.ts";
import { builtIn, type Wording, wordingFor } from "../../templates/wording.ts";
import { dayOf } from "../../zoned.ts";
import type { DueLane } from "./due_lanes.ts";
import { filledTexts } from "./filled_texts.ts";
import type { TurnCard } from "./turn.ts";

/** A short link, and the offer that it leads to; null: it is one of a text without an offer. */
export type NewMessageLink = MessageLink & { readonly offer: Offer | null };

export type LaneMessage = {
  readonly text: string;
  /** The text without its short links: identical texts are compared by it. */
  readonly plainText: string;
  /** The short links that this message brings; they are created when the message starts. */
  readonly links: readonly NewMessageLink[];
  readonly mediaUrl: string | null;
  readonly card: TurnCard | null;
  readonly preview: PreviewWords | null;
  /** Nothing proves that the offer's link pays the person, and they did not confirm it. */
  readonly isUnpaid: boolean;
  /** A rule queued it, and its price is another one by now. */
  readonly isPriceFormer: boolean;
  /**
   * The template that the text was rendered with now, none for the person's own text; null: the
   * text existed already.
   */
  readonly wording: Wording | null;
  /** Returns whether another message of the same offer has the same text. */
  readonly isAlike: (other: DispatchId) => boolean;
};

/** Renders each lane's first message from the current offer, or takes its own text. */
export async function laneMessages(
  tx: Tx,
  lanes: readonly DueLane[],
): Promise<ReadonlyMap<SessionId, LaneMessage>> {
  const offers = await offersOf(tx, lanes);
  const chosen = lanes.flatMap((lane) =>
    lane.dispatchId !== null && lane.groupTemplateId
      ? [{ userId: lane.userId, templateId: lane.groupTemplateId }]
      : []
  );
  // One after the other: a transaction has one connection.
  const templates = await templatesOfOffers(tx.db, [...offers.values(), ...chosen]);
  const facts = await provenFacts(tx, [...offers.values()]);
  const filled = await filledTexts(tx, lanes, offers);
  const former = await offersWithFormerPrice(
    tx,
    lanes.flatMap((lane) =>
      lane.dispatchId !== null && lane.origin === "RULE" ? offers.get(lane.offerId ?? "") ?? [] : []
    ),
  );
  return new Map(lanes.map((lane): [SessionId, LaneMessage] => {
    const offer = lane.dispatchId && lane.offerId ? offers.get(lane.offerId) : undefined;
    const own = ownMessage(tx, lane);
    const ownMediaUrl = lane.dispatchId && lane.ownMediaUrl;
    const mediaUrl = ownMediaUrl ?? (offer ? displayablePrices(offer, tx.now).imageUrl : null);
    const format = offer && ownMediaUrl === null &&
      cardFormatOf(offer.picture ?? lane.picture ?? "PRODUCT");
    const card = format ? { offerId: offer.id, format } : null;
    // Later parts continue the text of the first, whatever changed in the offer since.
    if (!offer || lane.dispatchId === null || lane.partsSent > 0) {
      return [lane.sessionId, {
        ...own,
        mediaUrl,
        card,
        preview: null,
        isUnpaid: false,
        isPriceFormer: false,
        isAlike: () => true,
      }];
    }
    const shared = {
      ...{ mediaUrl, card },
      preview: previewWords(offer, lane, tx.now),
      isUnpaid: needsUnpaidConfirmation(offer, lane),
      isPriceFormer: lane.origin === "RULE" && former.has(offer.id),
    };
    const text = filled.get(lane.dispatchId);
    if (text) return [lane.sessionId, { ...shared, ...text }];
    const day = dayOf(tx.now, lane.timeZone);
    // The template chosen for the offer wins over that of the group.
    const templated = { ...offer, templateId: offer.templateId ?? lane.groupTemplateId };
    const wordingOf = (id: DispatchId) =>
      wordingFor(templated, templates.get(offer.userId) ?? [], day, id);
    const wording = wordingOf(lane.dispatchId);
    const plainText = messageText(offer, lane, tx.now, wording, facts.get(offer)!);
    const used = offer.customText === null ? wording : builtIn;
    const url = messageLink(offer, lane);
    const isMeasured = hasShortLink(offer, wording, lane);
    const short = isMeasured
      ? shortened(plainText, url, lane, tx.ports.shortLinks)
      : { text: plainText, link: null };
    const isDirect = isMeasured && short.link === null;
    return [lane.sessionId, {
      ...shared,
      text: isDirect ? referenced(short.text, url, lane, lane.dispatchId) : short.text,
      plainText,
      links: short.link ? [{ ...short.link, offer }] : [],
      wording: used,
      isAlike: (other) => offer.customText !== null || wordingOf(other).body === wording.body,
    }];
  }));
}

/** Returns the text that a message has already; one without an offer has its links shortened. */
function ownMessage({ ports }: Tx, lane: DueLane) {
  const plainText = lane.dispatchId && lane.ownText || "";
  const own = { text: plainText, plainText, links: [], wording: null };
  if (lane.dispatchId === null) return own;
  const isPlain = lane.offerId !== null || lane.origin === "TEST" || lane.partsSent > 0 ||
    !lane.hasShortLinks;
  if (isPlain) return own;
  // A retried message has its short links already: none leads to another.
  const { text, links } = shortenedText(plainText, lane, ports.shortLinks, {
    id: lane.dispatchId,
  });
  return { ...own, text, links: links.map((link) => ({ ...link, offer: null })) };
}

async function offersOf({ db }: Tx, lanes: readonly DueLane[]) {
  const ids = lanes.map((lane) => lane.dispatchId && lane.offerId)
    .filter((id): id is OfferId => id !== null && isId("ofr", id));
  if (ids.length === 0) return new Map<string, Offer>();
  const offers = await db.selectFrom("offers").select(asOffer).where("id", "=", anyOf(ids))
    .execute();
  return new Map<string, Offer>(offers.map((offer) => [offer.id, offer]));
}
