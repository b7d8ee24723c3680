import { type ColumnType, sql } from "kysely";
import type { TagDefinition } from "../definition.ts";
import { type AffiliateTag, affiliateTags } from "../marketplace.ts";
import { noNetworks, type OwnNetworks } from "../networks/own_networks.ts";

/** Each tag with its definition. */
export const affiliateTagList = Object.entries(affiliateTags) as [AffiliateTag, TagDefinition][];

/** A person's own tags in the shops' programmes; null where none is set. */
export type ShopTags = { readonly [Tag in AffiliateTag]: string | null };

/** Everything that names a person as who is paid: at the shops, and through networks. */
export type AffiliateTags = ShopTags & {
  readonly networks: OwnNetworks;
  /** Whether Amazon has opened sub-tags to the person's account (decision 062). */
  readonly hasAmazonSubTag: boolean;
};

/** The tags of a person who has none. */
export const noTags: AffiliateTags = {
  ...Object.fromEntries(affiliateTagList.map(([tag]) => [tag, null])) as ShopTags,
  networks: noNetworks,
  hasAmazonSubTag: false,
};

type Column<Tag extends AffiliateTag> = (typeof affiliateTags)[Tag]["column"];

/** The columns of `users` that store them. */
export type AffiliateTagColumns =
  & { [Tag in AffiliateTag as Column<Tag>]: string | null }
  & {
    affiliate_networks: ColumnType<OwnNetworks, string | undefined, string>;
    has_amazon_sub_tag: ColumnType<boolean, boolean | undefined, boolean>;
  };

type Selected =
  | { [Tag in AffiliateTag]: `${Column<Tag>} as ${Tag}` }[AffiliateTag]
  | "affiliate_networks as networks"
  | "has_amazon_sub_tag as hasAmazonSubTag";

const selection: readonly (readonly [name: string, column: string])[] = [
  ...affiliateTagList.map(([tag, { column }]) => [tag, column] as const),
  ["networks", "affiliate_networks"],
  ["hasAmazonSubTag", "has_amazon_sub_tag"],
];

/** A row of `users`, selected so, is an `AffiliateTags`. */
export const asAffiliateTags = selection.map(([name, column]) =>
  `${column} as ${name}`
) as Selected[];

/** SQL: the same selection, where `users` is joined as `u`. */
export const affiliateTagsOfU = sql.join(
  selection.map(([name, column]) => sql`${sql.ref(`u.${column}`)} as ${sql.ref(name)}`),
);
