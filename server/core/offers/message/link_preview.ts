import type { AffiliateTags } from "../../marketplaces/links/affiliate_tags.ts";
import { type Told, valuesOf } from "./message_values.ts";

/** What is said of an offer beside its link. */
export type PreviewWords = { readonly title: string; readonly description: string | null };

/** An offer in the two lines that stand for its link: "R$ 99,00 no Pix · antes R$ 150,00 · Amazon". */
export function previewWords(offer: Told, tags: AffiliateTags, now: Date): PreviewWords {
  const { preco, no_pix, preco_antigo, loja } = valuesOf(offer, tags, now);
  const price = preco && [preco, no_pix].filter(Boolean).join(" ");
  const before = preco_antigo && `antes ${preco_antigo}`;
  return {
    title: offer.title,
    description: [price, before, loja].filter(Boolean).join(" · ") || null,
  };
}
