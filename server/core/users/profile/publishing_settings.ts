import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import {
  type AffiliateTag,
  affiliateTagList,
  type AffiliateTags,
  affiliateTags,
} from "../../marketplaces/links/affiliate_tags.ts";
import { permit } from "../../permissions.ts";
import { withoutControls } from "../../offers/field_values.ts";

/**
 * Sets the viewer's affiliate tags. A tag that is left out stays; an empty one is removed. A pasted
 * link fills every tag that it carries and that is not typed itself.
 */
export const updateAffiliateTags = command(
  async ({ db, viewer, emit }, given: Given<AffiliateTags>) => {
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

function tagsInLinks(given: Given<AffiliateTags>): Given<AffiliateTags> {
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

/** Characters. */
const LONGEST_SIGNATURE = 200;

export type MessageSettings = Given<{
  /** Whether `#publi` is the first line of every message. */
  hasDisclosure: boolean;
  /** The last lines of every message; null or empty: none. */
  signature: string;
}>;

/** Sets how the viewer's messages begin and end. A field that is left out stays. */
export const updateMessageSettings = command(
  async ({ db, viewer, emit }, input: MessageSettings) => {
    const userId = permit(viewer, "messageSettings.edit");
    const hasDisclosure = input.hasDisclosure ?? undefined;
    const lines = input.signature === undefined
      ? undefined
      : checkedSignature(input.signature ?? "");
    if (hasDisclosure === undefined && lines === undefined) return userId;
    await db.updateTable("users")
      .set({
        ...hasDisclosure !== undefined && { has_disclosure: hasDisclosure },
        ...lines !== undefined && { signature: lines },
      })
      .where("id", "=", userId).execute();
    emit({ name: "messageSettings.changed", userId });
    return userId;
  },
);

function checkedSignature(typed: string): string {
  const lines = withoutControls(typed).trim();
  if (lines.length > LONGEST_SIGNATURE) throw new Failure("SIGNATURE_TOO_LONG", ["signature"]);
  return lines;
}
