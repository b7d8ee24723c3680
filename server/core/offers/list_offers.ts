import type { Context } from "../context.ts";
import { inPage, type Page } from "../../database/page.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import { isId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { fold, type Offer, type OfferStatus } from "./offer.ts";
import { asOffer } from "./tables.ts";

const SEARCH_LENGTH = 100;

export type OfferFilter = Given<{ search: string; status: OfferStatus }>;

/** The viewer's offers, newest first; every word of `search` stands in the title or the shop. */
export function listOffers(
  { db, viewer }: Context,
  { search, status }: OfferFilter,
  page: Page,
): Promise<Offer[]> {
  const userId = permit(viewer, "offer.see");
  if (search && (search.length > SEARCH_LENGTH || /\p{C}/u.test(search))) {
    throw new Failure("SEARCH_INVALID", ["search"]);
  }
  if (![page.after, page.before].every((id) => id === undefined || isId("ofr", id))) {
    throw new Failure("CURSOR_INVALID", ["after"]);
  }
  const words = fold(search ?? "").split(/\s+/).filter(Boolean);
  return inPage(
    db.selectFrom("offers").select(asOffer)
      .where("user_id", "=", userId).where("deleted_at", "is", null)
      .$if(Boolean(status), (q) => q.where("status", "=", status!))
      .$call((q) => words.reduce((q, word) => q.where("search_text", "like", containing(word)), q)),
    page,
  ).execute();
}

const containing = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;
