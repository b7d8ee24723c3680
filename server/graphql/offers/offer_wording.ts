import { provenFacts } from "../../core/offers/queries.ts";
import type { Context } from "../../core/context.ts";
import type { Offer } from "../../core/offers/offer.ts";
import { readyTemplates } from "../../core/templates/ready_templates.ts";
import { templatesOfOffers } from "../../core/templates/queries.ts";
import type { Template } from "../../core/templates/template.ts";
import { templateFor, type UsableTemplate, wordingFor } from "../../core/templates/wording.ts";
import type { User } from "../../core/users/user.ts";
import { dayOf } from "../../core/zoned.ts";
import { UserNode } from "../users/user.ts";

/** The publishers of offers, by id: their tags make the links, their settings the messages. */
async function publishersOf(offers: readonly Offer[], ctx: Context) {
  const ids = [...new Set(offers.map(({ userId }) => userId))];
  const publishers = await Promise.all(ids.map((id) => UserNode.getDataloader(ctx).load(id)));
  return new Map(publishers.map((publisher) => [publisher.id, publisher]));
}

/** What each of these offers' messages is made with now, by one question for all. */
export async function wordingsOf(offers: readonly Offer[], ctx: Context) {
  const facts = await provenFacts(ctx, offers);
  return await each(offers, ctx, (offer, publisher, templates, day) => {
    const wording = wordingFor(offer, templates, day, null);
    return { offer, publisher, wording, facts: facts.get(offer)! };
  });
}

/** The person's template of each of these offers' messages; null: a ready one, or their own words. */
export async function templatesOfEach(offers: readonly Offer[], ctx: Context) {
  return await each(offers, ctx, (offer, _publisher, templates, day) => {
    const id = offer.customText === null && templateFor(offer, templates, day)?.id;
    return templates.find((one): one is Template => "variants" in one && one.id === id) ?? null;
  });
}

/** The name of the template of each of these offers' messages; null: their own words. */
export async function templateNamesOf(offers: readonly Offer[], ctx: Context) {
  return await each(
    offers,
    ctx,
    (offer, _publisher, templates, day) =>
      offer.customText === null
        ? templateFor(offer, templates, day)?.name ?? readyTemplates.BUILT_IN.name
        : null,
  );
}

async function each<Result>(
  offers: readonly Offer[],
  ctx: Context,
  render: (offer: Offer, by: User, templates: readonly UsableTemplate[], day: string) => Result,
): Promise<Result[]> {
  const [publishers, templates] = await Promise.all([
    publishersOf(offers, ctx),
    templatesOfOffers(ctx.db, offers),
  ]);
  const days = new Map( // one for each person: a calendar costs much in a list of offers
    [...publishers].map(([id, { timeZone }]) => [id, dayOf(ctx.now, timeZone)]),
  );
  return offers.map((offer) =>
    render(
      offer,
      publishers.get(offer.userId)!,
      templates.get(offer.userId) ?? [],
      days.get(offer.userId)!,
    )
  );
}
