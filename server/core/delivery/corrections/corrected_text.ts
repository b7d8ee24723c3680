import { provenFacts, publisherOf } from "../../offers/queries.ts";
import { asOffer } from "../../offers/tables.ts";
import type { Tx } from "../../command.ts";
import type { DispatchId, OfferId, UserId } from "../../ids.ts";
import { shortened } from "../../links/message_links.ts";
import { messageText, withFrontLine } from "../../offers/message/message.ts";
import { messageLink } from "../../offers/offer.ts";
import { templatesOfOffers } from "../../templates/queries.ts";
import { wordingFor } from "../../templates/wording.ts";
import { dayOf } from "../../zoned.ts";
import { type EndNotice, noticeWords } from "./correction.ts";

type Message = {
  readonly dispatchId: DispatchId;
  readonly userId: UserId;
  readonly offerId: OfferId;
  /** What stands in front from now on; null: nothing. */
  readonly notice: EndNotice | null;
};

/**
 * Renders what a message that is out says from now on: the offer as it is now, in the words of the
 * same template and variant, with the short link that the message has.
 */
export async function correctedText(
  tx: Tx,
  message: Message,
): Promise<string> {
  const text = await presentText(tx, message);
  return message.notice === null ? text : withFrontLine(noticeWords[message.notice], text);
}

async function presentText(
  tx: Tx,
  { dispatchId, userId, offerId }: Message,
): Promise<string> {
  const { db, now, ports } = tx;
  const offer = await db.selectFrom("offers").select(asOffer).where("id", "=", offerId)
    .executeTakeFirstOrThrow();
  const { groupTemplateId } = await db.selectFrom("dispatches as d")
    .innerJoin("groups as g", "g.id", "d.group_id")
    .select("g.template_id as groupTemplateId").where("d.id", "=", dispatchId)
    .executeTakeFirstOrThrow();
  const templated = { ...offer, templateId: offer.templateId ?? groupTemplateId };
  const publisher = await publisherOf(db, userId);
  const facts = (await provenFacts(tx, [offer])).get(offer)!;
  const templates = (await templatesOfOffers(db, [templated])).get(userId) ?? [];
  const wording = wordingFor(templated, templates, dayOf(now, publisher.timeZone), dispatchId);
  const text = messageText(offer, publisher, now, wording, facts);
  const link = await db.selectFrom("short_links").select("slug")
    .where("dispatch_id", "=", dispatchId).executeTakeFirst();
  if (!link) return text;
  return shortened(text, messageLink(offer, publisher), publisher, ports.shortLinks, link.slug)
    .text;
}
