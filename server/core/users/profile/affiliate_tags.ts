import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import {
  affiliateTagList,
  type AffiliateTags,
  type ShopTags,
} from "../../marketplaces/links/affiliate_tags.ts";
import { type AffiliateTag, affiliateTags } from "../../marketplaces/marketplace.ts";
import { permit } from "../../permissions.ts";

type TagsInput = Given<ShopTags & Pick<AffiliateTags, "hasAmazonSubTag">>;

/**
 * Sets the viewer's affiliate tags, and whether links to Amazon have a sub-tag. What is left out stays;
 * an empty tag is removed. A pasted link fills every tag that it carries and that is not typed itself.
 */
export const updateAffiliateTags = command(
  async ({ db, viewer, emit }, given: TagsInput) => {
    const input: TagsInput = { ...given, ...tagsInLinks(given) };
    const userId = permit(viewer, "affiliateTags.edit");
    const changes: [column: string, value: string | boolean | null][] = affiliateTagList
      .filter(([tag]) => input[tag] !== undefined)
      .map(([tag, { column }]) => [column, parsedTag(tag, input[tag]?.trim() ?? "")]);
    if (input.hasAmazonSubTag != null) changes.push(["has_amazon_sub_tag", input.hasAmazonSubTag]);
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
