import type { Context } from "../context.ts";
import type { OfferId } from "../ids.ts";
import { exampleFacts, exampleOffer } from "../offers/message/example_offer.ts";
import { displayablePrices } from "../offers/message/displayable_prices.ts";
import { messageText } from "../offers/message/message.ts";
import { valuesOf } from "../offers/message/message_values.ts";
import type { Offer } from "../offers/offer.ts";
import { provenFacts, publisherOf, requireOwnOffer } from "../offers/queries.ts";
import { asOffer } from "../offers/tables.ts";
import { permit } from "../permissions.ts";
import { dayOf } from "../zoned.ts";
import { listTemplates } from "./list_templates.ts";
import { BUILT_IN } from "./ready_templates.ts";
import { MOST_TEMPLATES, type Template } from "./template.ts";
import { listReadyTemplates, type OfferedTemplate } from "./use_ready_template.ts";
import type { Variable } from "./variables.ts";
import { templateFor } from "./wording.ts";

/** A template, the viewer's own or a ready one, with the message that it makes. */
export type TemplateSample = {
  readonly template: Template | OfferedTemplate;
  readonly text: string;
  /** The fact that the template puts first and the offer lacks; null: it lacks none. */
  readonly missing: Variable | null;
};

export type TemplateSamples = {
  /** The offer in the messages; null: an example. */
  readonly offer: Offer | null;
  readonly imageUrl: string | null;
  /** Of the template that the offer's message has now. */
  readonly currentId: string;
  readonly samples: readonly TemplateSample[];
};

/**
 * Returns the message of an offer by each template that the viewer may choose: without an id of their
 * latest offer, or of an example. Their own come first, then the season's, then the ready ones whose
 * first fact the offer has. A ready one of another season is left out, unless it is the current one.
 * @throws Failure OFFER_NOT_FOUND
 */
export async function templateSamples(
  ctx: Context,
  offerId: OfferId | null,
): Promise<TemplateSamples> {
  const { db, viewer, now } = ctx;
  const userId = permit(viewer, "template.see");
  const publisher = await publisherOf(db, userId);
  const stored = offerId === null
    ? await latestOffer(ctx)
    : await requireOwnOffer(ctx, offerId, { permission: "offer.see", field: "offerId" });
  const [own, ready] = await Promise.all([
    listTemplates(ctx, { limit: MOST_TEMPLATES, inverted: false }),
    listReadyTemplates(ctx),
  ]);
  const offer = { ...stored ?? { ...exampleOffer, userId, productId: null }, customText: null };
  const facts = stored ? (await provenFacts(ctx, [offer])).get(offer)! : exampleFacts(now);
  const day = dayOf(now, publisher.timeZone);
  const templateId = stored?.templateId ?? null;
  const inUse = ready.flatMap(({ id, activatedAt }) => activatedAt ? [{ id, activatedAt }] : []);
  const currentId = templateFor({ ...offer, templateId }, [...own, ...inUse], day)?.id ?? BUILT_IN;
  const values = valuesOf(offer, publisher, now, facts);
  const sampleOf = (template: Template | OfferedTemplate, body: string, needs?: Variable) => ({
    template,
    text: messageText(offer, publisher, now, { body }, facts),
    missing: needs && !values[needs] ? needs : null,
  });
  const offered = ready.filter(({ id, isInSeason }) => isInSeason || id === currentId)
    .map((template) => sampleOf(template, template.body, template.needs));
  const rank = ({ template, missing }: TemplateSample) => missing ? 2 : template.season ? 0 : 1;
  return {
    offer: stored,
    imageUrl: stored ? displayablePrices(stored, now).imageUrl : null,
    currentId,
    samples: [
      ...own.map((template) => sampleOf(template, template.variants[0]!.body)),
      ...offered.toSorted((one, other) => rank(one) - rank(other)),
    ],
  };
}

async function latestOffer({ db, viewer }: Context): Promise<Offer | null> {
  return await db.selectFrom("offers").select(asOffer)
    .where("user_id", "=", permit(viewer, "offer.see")).where("deleted_at", "is", null)
    .orderBy("id", "desc").limit(1).executeTakeFirst() ?? null;
}
