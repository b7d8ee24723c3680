import type { Context } from "../../context.ts";
import type { GroupId } from "../../ids.ts";
import { hasShortLink, shortened } from "../../links/message_links.ts";
import { targetRefusal } from "../../links/target_url.ts";
import { messageText, type Publisher } from "../../offers/message/message.ts";
import { messageLink, type Offer } from "../../offers/offer.ts";
import { provenFacts } from "../../offers/queries.ts";
import { templatesOfOffers } from "../../templates/queries.ts";
import { wordingFor } from "../../templates/wording.ts";
import type { User } from "../../users/user.ts";
import { dayOf } from "../../zoned.ts";

/** What becomes of an offer's link in its messages to groups. */
export type PlannedLink = "SHORT" | "SHORT_IN_SOME" | "AMAZON_DIRECT";

type Sender = Publisher & Pick<User, "hasShortLinks" | "timeZone">;

/** Returns what becomes of the offer's link in these groups; null: each message has it as it is. */
export async function plannedLink(
  ctx: Context,
  offer: Offer,
  groupIds: readonly GroupId[],
  sender: Sender,
): Promise<PlannedLink | null> {
  const { db, now, ports } = ctx;
  const url = messageLink(offer, sender);
  const target = url === null ? null : URL.parse(url);
  if (!url || !target || groupIds.length === 0) return null;
  const groups = await db.selectFrom("groups")
    .select(["user_id as userId", "template_id as templateId"]).distinct()
    .where("id", "in", groupIds).execute();
  const [templates, facts] = await Promise.all([
    templatesOfOffers(db, [offer, ...groups]),
    provenFacts(ctx, [offer]),
  ]);
  const day = dayOf(now, sender.timeZone);
  const texts = groups.map((group) => {
    // The template chosen for the offer wins over that of the group, as in `laneMessages`.
    const templateId = offer.templateId ?? group.templateId;
    const usable = templates.get(offer.userId) ?? [];
    const wording = wordingFor({ ...offer, templateId }, usable, day, null);
    return hasShortLink(offer, wording, sender)
      ? messageText(offer, sender, now, wording, facts.get(offer)!)
      : "";
  });
  if (targetRefusal(target, ports.shortLinks) === "SHORT_LINK_TARGET_AMAZON") {
    return texts.some((text) => text.includes(url)) ? "AMAZON_DIRECT" : null;
  }
  const areShort = texts.map((text) =>
    shortened(text, url, sender, ports.shortLinks).link !== null
  );
  return areShort.every(Boolean) ? "SHORT" : areShort.some(Boolean) ? "SHORT_IN_SOME" : null;
}
