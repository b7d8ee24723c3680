import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { affiliateTagList, type ShopTags } from "../../marketplaces/links/affiliate_tags.ts";
import { type AffiliateTag, affiliateTags } from "../../marketplaces/marketplace.ts";
import { permit } from "../../permissions.ts";

/**
 * Sets the viewer's affiliate tags. A tag that is left out stays; an empty one is removed. A pasted
 * link fills every tag that it carries and that is not typed itself.
 */
export const updateAffiliateTags = command(
  async ({ db, viewer, emit }, given: Given<ShopTags>) => {
    const input = { ...given, ...tagsInLinks(given) };
    const userId = permit(viewer, "affiliateTags.edit");
    const changes = affiliateTagList.filter(([tag]) => input[tag] !== undefined)
      .map(([tag, { column }]) => [column, parsedTag(tag, input[tag]?.trim() ?? "")]);
    if (changes.length === 0) return userId;
    await db.updateTable("users").set(Object.fromEntries(changes)).where("id", "=", userId)
      .execute();
    emit({ name: "affiliateTags.changed", userId });
    return userId;
  },
);

function tagsInLinks(given: Given<ShopTags>): Given<ShopTags> {
  const typed = affiliateTagList.flatMap(([tag, { parameter }]) => parameter && given[tag] || []);
  return Object.fromEntries(affiliateTagList.flatMap(([tag, { parameter, parse }]) => {
    if (!parameter || given[tag]?.trim()) return [];
    const link = typed.find((text) => URL.parse(text.trim())?.searchParams.has(parameter));
    const value = link && parse(link);
    return value ? [[tag, value]] : [];
  }));
}

function parsedTag(tag: AffiliateTag, typed: string): string | null {
  if (typed === "") return null;
  const { parse, failure } = affiliateTags[tag];
  const value = parse(typed);
  if (value === null) throw new Failure(failure, [tag]);
  return value;
}
