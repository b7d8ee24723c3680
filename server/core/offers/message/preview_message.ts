import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import type { OfferId } from "../../ids.ts";
import { canonicalUrl, parseLink } from "../../marketplaces/links/link.ts";
import { marketplaceOf } from "../../marketplaces/marketplace.ts";
import { permit } from "../../permissions.ts";
import { type ChannelLength, lengthsOf } from "../../templates/channel_limits.ts";
import { type Lint, lint, lintLength, LONGEST_BODY } from "../../templates/lint.ts";
import { templatesOfOffers } from "../../templates/queries.ts";
import { wordingFor } from "../../templates/wording.ts";
import { checkedSignature, type MessageSettings } from "../../users/user.ts";
import { dayOf } from "../../zoned.ts";
import type { Offer } from "../offer.ts";
import { evidenceOf, storeFields } from "../offer_fields.ts";
import { provenFacts, publisherOf, requireOwnOffer } from "../queries.ts";
import { checkedFields, givenFields, type OfferFields, typedCurrencies } from "../typed_fields.ts";
import { displayablePrices } from "./displayable_prices.ts";
import { messageText, type Publisher } from "./message.ts";
import { emptyOffer, type MessageOffer } from "./message_values.ts";

type PreviewMessage = Given<{
  /** The body of a template being written; absent: the wording of the offer's message. */
  body: string;
  /** The viewer's offer in the message; absent: an offer of `fields` alone. */
  offerId: OfferId;
  /** The page of an offer that is not created yet. */
  url: string;
  /** What was typed and is not saved yet. */
  fields: OfferFields;
  /** How messages begin and end while that is being edited; absent: as it is saved. */
  settings: MessageSettings;
}>;

export type MessagePreview = {
  readonly text: string;
  readonly imageUrl: string | null;
  /** What is wrong in `body`, and what is too long. */
  readonly lints: readonly Lint[];
  readonly lengths: readonly ChannelLength[];
};

/** Returns a message as a group would get it now, and stores nothing. @throws Failure OFFER_NOT_FOUND, TEXT_TOO_LONG */
export async function previewMessage(ctx: Context, input: PreviewMessage): Promise<MessagePreview> {
  const { db, viewer, now } = ctx;
  const userId = permit(viewer, "template.see");
  const body = input.body ?? null;
  if (body !== null && body.length > 2 * LONGEST_BODY) throw new Failure("TEXT_TOO_LONG", ["body"]);
  const publisher = withSettings(await publisherOf(db, userId), input.settings ?? {});
  const base = input.offerId
    ? await requireOwnOffer(ctx, input.offerId, { permission: "offer.see", field: "offerId" })
    : offerOfPage(input.url ?? null);
  const fields = withFields(base, checkedFields(input.fields ?? {}));
  const offer = { ...fields, userId, ...body !== null && { customText: null } };
  const [templates, facts] = await Promise.all([
    templatesOfOffers(db, [offer]),
    provenFacts(ctx, [offer]),
  ]);
  const wording = body === null
    ? wordingFor(offer, templates.get(userId)!, dayOf(now, publisher.timeZone), null)
    : { body };
  const text = messageText(offer, publisher, now, wording, facts.get(offer)!);
  const { imageUrl } = displayablePrices(offer, now);
  const lints = [...body === null ? [] : lint(body), ...lintLength(text, imageUrl !== null)];
  return { text, imageUrl, lints, lengths: lengthsOf(text) };
}

const withSettings = (saved: Publisher, { hasDisclosure, signature }: MessageSettings) => ({
  ...saved,
  ...hasDisclosure != null && { hasDisclosure },
  ...signature !== undefined && { signature: checkedSignature(signature ?? "") },
});

/** Returns an offer of that page without any field. */
function offerOfPage(url: string | null): Shown {
  const offer = { ...emptyOffer, templateId: null, productId: null };
  if (url === null) return offer;
  const link = parseLink(url);
  if (!link) throw new Failure("LINK_INVALID", ["url"]);
  const page = canonicalUrl(link);
  return { ...offer, marketplace: marketplaceOf(page), sourceUrl: page.href };
}

type Shown = MessageOffer & Pick<Offer, "customText" | "templateId" | "productId">;

/** Returns an offer with what a person typed, before it is saved; its link is not followed. */
function withFields(offer: Shown, fields: OfferFields): Shown {
  const said = new Set(givenFields(fields).map(evidenceOf));
  const after = <T>(typed: T | undefined, before: T): T => typed === undefined ? before : typed;
  const { affiliateUrl: link } = fields;
  const isNowhere = offer.marketplace === "OTHER" && offer.sourceUrl === null && link;
  return {
    ...offer,
    ...storeFields({
      ...fields,
      title: fields.title ?? undefined,
      shop: fields.shop ?? undefined,
    }),
    marketplace: isNowhere ? marketplaceOf(new URL(link)) : offer.marketplace,
    currency: typedCurrencies(fields)[0] ?? offer.currency,
    customAffiliateUrl: after(link, offer.customAffiliateUrl),
    evidence: offer.evidence.filter(({ field }) => !said.has(field)),
    customText: after(fields.text, offer.customText),
    templateId: after(fields.templateId, offer.templateId),
  };
}
