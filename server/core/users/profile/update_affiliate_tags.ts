import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import {
  type AffiliateTag,
  type AffiliateTags,
  affiliateTags,
} from "../../marketplaces/links/affiliate_tags.ts";
import { permit } from "../../permissions.ts";

/** Sets the viewer's tags in the shops' programmes: one left out stays, an empty one is removed. */
export const updateAffiliateTags = command(
  async ({ db, viewer, emit }, input: Given<AffiliateTags>) => {
    const userId = permit(viewer, "affiliateTags.edit");
    const changes = (Object.keys(affiliateTags) as AffiliateTag[]).filter((tag) =>
      input[tag] !== undefined
    )
      .map((tag) => [affiliateTags[tag].column, tidied(tag, input[tag]?.trim() ?? "")]);
    if (changes.length === 0) return userId;
    await db.updateTable("users").set(Object.fromEntries(changes)).where("id", "=", userId)
      .execute();
    emit({ name: "affiliateTags.changed", userId });
    return userId;
  },
);

function tidied(tag: AffiliateTag, typed: string): string | null {
  if (typed === "") return null;
  const { parse, failure } = affiliateTags[tag];
  const value = parse(typed);
  if (value === null) throw new Failure(failure, [tag]);
  return value;
}
