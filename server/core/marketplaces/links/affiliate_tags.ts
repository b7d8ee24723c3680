import { amazonTags } from "../amazon.ts";
import { magazineLuizaTags } from "../magazine_luiza.ts";
import { mercadoLivreTags } from "../mercado_livre.ts";
import { shopeeTags } from "../shopee.ts";

/** The tags that a person may have in the shops' programmes. */
export const affiliateTags = {
  ...amazonTags,
  ...shopeeTags,
  ...mercadoLivreTags,
  ...magazineLuizaTags,
};

export type AffiliateTag = keyof typeof affiliateTags;

/** A person's own tags; null where none is set. */
export type AffiliateTags = { readonly [Tag in AffiliateTag]: string | null };

type Selected = {
  [Tag in AffiliateTag]: `${(typeof affiliateTags)[Tag]["column"]} as ${Tag}`;
}[AffiliateTag];

/** A row of `users`, selected so, is an `AffiliateTags`. */
export const asAffiliateTags = Object.entries(affiliateTags)
  .map(([tag, { column }]) => `${column} as ${tag}`) as Selected[];
