import { provenFacts, publisherOf } from "../../offers/queries.ts";
import { asOffer } from "../../offers/tables.ts";
import type { Tx } from "../../command.ts";
import { renderQueuedTexts } from "../../campaigns/queries.ts";
import type { CampaignTextId, DispatchId, GroupId, OfferId, UserId } from "../../ids.ts";
import { createLinks } from "../../links/commands.ts";
import {
  messageReference,
  referenced,
  shortened,
  shortenedText,
  subjectOfLink,
} from "../../links/message_links.ts";
import { messageText, withFrontLine } from "../../offers/message/message.ts";
import { messageLink } from "../../offers/offer.ts";
import { templatesOfOffers } from "../../templates/queries.ts";
import { wordingFor } from "../../templates/wording.ts";
import { dayOf } from "../../zoned.ts";
import { type EndNotice, noticeWords } from "./correction.ts";

type Message = {
  readonly dispatchId: DispatchId;
  readonly userId: UserId;
  /** Null: the message is of a campaign text, without an offer. */
  readonly offerId: OfferId | null;
  readonly campaignTextId: CampaignTextId | null;
  readonly groupId: GroupId;
  /** When it left: what says "hoje" says that day. */
  readonly leftAt: Date;
  /** What stands in front from now on; null: nothing. */
  readonly notice: EndNotice | null;
};

/**
 * Renders what a message that is out says from now on: the offer or the text as it is now, in the
 * words of the same template and variant, with the short links that the message has.
 */
export async function correctedText(
  tx: Tx,
  message: Message,
): Promise<string> {
  const { offerId } = message;
  const text = offerId === null || message.campaignTextId !== null
    ? await presentCampaignText(tx, message)
    : await presentText(tx, { ...message, offerId });
  return message.notice === null ? text : withFrontLine(noticeWords[message.notice], text);
}

async function presentText(
  tx: Tx,
  { dispatchId, userId, offerId }: Message & { readonly offerId: OfferId },
): Promise<string> {
  const { db, now, ports } = tx;
  const offer = await db.selectFrom("offers").select(asOffer).where("id", "=", offerId)
    .executeTakeFirstOrThrow();
  const { groupTemplateId, sentText } = await db.selectFrom("dispatches as d")
    .innerJoin("groups as g", "g.id", "d.group_id")
    .select(["g.template_id as groupTemplateId", "d.text as sentText"]).where(
      "d.id",
      "=",
      dispatchId,
    )
    .executeTakeFirstOrThrow();
  const templated = { ...offer, templateId: offer.templateId ?? groupTemplateId };
  const publisher = await publisherOf(db, userId);
  const facts = (await provenFacts(tx, [offer])).get(offer)!;
  const templates = (await templatesOfOffers(db, [templated])).get(userId) ?? [];
  const wording = wordingFor(templated, templates, dayOf(now, publisher.timeZone), dispatchId);
  const text = messageText(offer, publisher, now, wording, facts);
  const link = await db.selectFrom("short_links").select("slug")
    .where("dispatch_id", "=", dispatchId).executeTakeFirst();
  const url = messageLink(offer, publisher);
  if (link) return shortened(text, url, publisher, ports.shortLinks, link.slug).text;
  return sentText?.includes(messageReference(dispatchId))
    ? referenced(text, url, publisher, dispatchId)
    : text;
}

/** Returns what a campaign text says now; what it says already, if the text is gone by now. */
async function presentCampaignText(
  tx: Tx,
  { dispatchId, userId, groupId, offerId, campaignTextId, leftAt }: Message,
): Promise<string> {
  const { db, ports } = tx;
  const [rendered] = campaignTextId === null ? [] : await renderQueuedTexts(tx, userId, [
    { id: dispatchId, groupId, offerId, campaignTextId, at: leftAt },
  ]);
  if (!rendered) {
    const { text } = await db.selectFrom("dispatches").select("text").where("id", "=", dispatchId)
      .executeTakeFirstOrThrow();
    return text ?? "";
  }
  const { hasShortLinks } = await db.selectFrom("users").select("has_short_links as hasShortLinks")
    .where("id", "=", userId).executeTakeFirstOrThrow();
  const has = await db.selectFrom("short_links").select(["slug", "targets"])
    .where("dispatch_id", "=", dispatchId).execute();
  if (!hasShortLinks && has.length === 0) return rendered.text;
  const known = has.map(({ slug, targets }) => ({ slug, url: targets[0]?.url ?? "" }));
  const publisher = await publisherOf(db, userId);
  const { text, links } = shortenedText(rendered.text, publisher, ports.shortLinks, {
    id: dispatchId,
    known,
  });
  await createLinks(
    tx,
    links.map((link) => ({
      ...link,
      ...subjectOfLink(link.url),
      purpose: "MESSAGE",
      userId,
      dispatchId,
      groupId,
    })),
  );
  return text;
}
