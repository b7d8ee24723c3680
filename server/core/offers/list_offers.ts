import type { Context } from "../context.ts";
import { inPage, type Page } from "../../database/page.ts";
import { checkCursors } from "../cursors.ts";
import type { Given } from "../given.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import { permit } from "../permissions.ts";
import { wordPatterns } from "../search.ts";
import type { Offer, OfferStatus } from "./offer.ts";
import { asOffer } from "./tables.ts";

export type OfferFilter = Given<
  { search: string; status: OfferStatus; marketplace: Marketplace }
>;

/** The viewer's offers, newest first; every word of `search` stands in the title or the shop. */
export function listOffers(
  { db, viewer }: Context,
  { search, status, marketplace }: OfferFilter,
  page: Page,
): Promise<Offer[]> {
  const userId = permit(viewer, "offer.see");
  const patterns = wordPatterns(search ?? "");
  checkCursors("ofr", page);
  return inPage(
    db.selectFrom("offers").select(asOffer)
      .where("user_id", "=", userId).where("deleted_at", "is", null)
      .$if(Boolean(status), (q) => q.where("status", "=", status!))
      .$if(Boolean(marketplace), (q) => q.where("marketplace", "=", marketplace!))
      .$call((q) => patterns.reduce((q, pattern) => q.where("search_text", "like", pattern), q)),
    page,
  ).execute();
}
