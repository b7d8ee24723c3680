import { sql } from "kysely";
import type { TagDefinition } from "../definition.ts";
import { type AffiliateTag, affiliateTags } from "../marketplace.ts";

/** Each tag with its definition. */
export const affiliateTagList = Object.entries(affiliateTags) as [AffiliateTag, TagDefinition][];

/** A person's own tags; null where none is set. */
export type AffiliateTags = { readonly [Tag in AffiliateTag]: string | null };

/** The tags of a person who has none. */
export const noTags = Object.fromEntries(
  affiliateTagList.map(([tag]) => [tag, null]),
) as AffiliateTags;

type Column<Tag extends AffiliateTag> = (typeof affiliateTags)[Tag]["column"];

/** The columns of `users` that store them. */
export type AffiliateTagColumns = { [Tag in AffiliateTag as Column<Tag>]: string | null };

type Selected = { [Tag in AffiliateTag]: `${Column<Tag>} as ${Tag}` }[AffiliateTag];

/** A row of `users`, selected so, is an `AffiliateTags`. */
export const asAffiliateTags = affiliateTagList
  .map(([tag, { column }]) => `${column} as ${tag}`) as Selected[];

/** SQL: the same selection, where `users` is joined as `u`. */
export const affiliateTagsOfU = sql.join(
  affiliateTagList.map(([tag, { column }]) => sql`${sql.ref(`u.${column}`)} as ${sql.ref(tag)}`),
);
