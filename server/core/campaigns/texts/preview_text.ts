import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import type { OfferId } from "../../ids.ts";
import { fileIdOf } from "../../media/media.ts";
import type { MessagePreview } from "../../offers/message/preview_message.ts";
import { provenFacts, publisherOf, requireOwnOffer } from "../../offers/queries.ts";
import { permit } from "../../permissions.ts";
import { lengthsOf } from "../../templates/channel_limits.ts";
import { lint, lintLength, LONGEST_BODY } from "../../templates/lint.ts";
import type { RetailSeason } from "../../templates/retail_year.ts";
import { displayablePrices } from "../../offers/message/displayable_prices.ts";
import { renderCampaignText } from "./campaign_text.ts";
import { textLintRules } from "./text_variables.ts";

type PreviewCampaignText =
  & { readonly body: string }
  & Given<{
    season: RetailSeason;
    mediaUrl: string;
    /** The viewer's offer that it goes with; absent: none. */
    offerId: OfferId;
    /** Whose name stands for `{grupo}`; absent: the first of the viewer's groups. */
    groupTitle: string;
  }>;

/** Returns a wording as a group would get it now, and stores nothing. @throws Failure OFFER_NOT_FOUND, TEXT_TOO_LONG */
export async function previewCampaignText(
  ctx: Context,
  { body, season, mediaUrl, offerId, groupTitle }: PreviewCampaignText,
): Promise<MessagePreview> {
  const { db, viewer, now } = ctx;
  const userId = permit(viewer, "campaignText.see");
  if (body.length > 2 * LONGEST_BODY) throw new Failure("TEXT_TOO_LONG", ["body"]);
  const [publisher, group, offer] = await Promise.all([
    publisherOf(db, userId),
    groupTitle != null ? { title: groupTitle } : db.selectFrom("groups").select("title")
      .where("user_id", "=", userId).orderBy("id").limit(1).executeTakeFirst(),
    offerId ? requireOwnOffer(ctx, offerId, { permission: "offer.see", field: "offerId" }) : null,
  ]);
  const templated = offer && { ...offer, customText: null };
  const { text } = renderCampaignText(
    { variants: [{ slot: 0, body, weight: 1 }], season: season ?? null, mediaUrl: null },
    {
      publisher,
      groupTitle: group?.title ?? "Seu grupo",
      at: now,
      key: null,
      offer: templated &&
        { offer: templated, facts: (await provenFacts(ctx, [templated])).get(templated)! },
    },
  );
  const picture = mediaUrl ?? (offer && displayablePrices(offer, now).imageUrl);
  return {
    text,
    imageUrl: picture && !fileIdOf(picture) ? picture : null,
    lints: [...lint(body, textLintRules), ...lintLength(text, Boolean(picture))],
    lengths: lengthsOf(text),
  };
}
