import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure, type FailureCode } from "../errors.ts";
import type { Given } from "../given.ts";
import { lockRoom, requireRoom } from "../limits.ts";
import { permit } from "../permissions.ts";
import { requireOwnTemplate } from "../templates/queries.ts";
import { evidenceOfFacts, type Facts, factsOfPerson, merged, storedFacts } from "./facts.ts";
import {
  checkCustomLink,
  type CustomAffiliateLink,
  linkMadeByShop,
  pastedCustomLink,
  storedLink,
} from "./lookup/custom_affiliate_link.ts";
import { withLedgerOldPrice } from "./lookup/ledger_old_price.ts";
import { PageNotRead } from "./lookup/page_not_read.ts";
import { inspectProduct, type OfferSource, type ProductLookup } from "./lookup/product_lookup.ts";
import type { Offer } from "./offer.ts";
import { evidenceOf } from "./offer_fields.ts";
import { asOffer } from "./tables.ts";
import { checkedFields, clearedFields, type OfferFields } from "./typed_fields.ts";
import { insertOffer } from "./write_offer.ts";
import type { OfferId } from "../ids.ts";
import { lockOwnOffer } from "./queries.ts";

type CreateOffer =
  & OfferSource
  & Given<{
    fields: OfferFields;
    /** The caller's name for this request: the same key gives the same offer. */
    key: string;
  }>;

/**
 * Makes an offer of what a person points at. What they typed wins over what was read; what nobody
 * said stays blank. The page is read before any transaction begins.
 * @throws PageNotRead when the page does not tell enough, with what it did tell; LimitReached.
 */
export async function createOffer(ctx: Context, input: CreateOffer): Promise<Offer> {
  permit(ctx.viewer, "offer.edit");
  const key = checkedKey(input.key);
  const made = key === null ? undefined : await findByKey(ctx, key);
  if (made) return made;

  const typed = checkedFields(input.fields ?? {});
  if (typed.affiliateUrl) permit(ctx.viewer, "affiliateTags.edit");
  const product = await inspectProduct(ctx, input);
  const cleared = clearedFields(typed);
  const facts = merged([product.facts, factsOfPerson(typed)], cleared);
  if (product.hops.length === 0 && !input.fields) throw new Failure("OFFER_INPUT_MISSING");
  const customLink = typed.affiliateUrl
    ? await checkCustomLink(ctx, typed.affiliateUrl)
    : await pastedCustomLink(ctx, product);
  if (product.problem && !tellsTheRest(product.problem, typed, facts, customLink)) {
    throw new PageNotRead(product.problem, { ...product, facts });
  }
  if (!facts.title) throw new Failure("TITLE_MISSING", ["fields", "title"]);
  return await createDraft(ctx, {
    key,
    product,
    facts: cleared.includes("oldPrice") ? facts : await withLedgerOldPrice(ctx, product, facts),
    customLink: customLink ?? await linkMadeByShop(ctx, product),
    customText: typed.text ?? null,
    picture: typed.picture ?? null,
    templateId: typed.templateId ?? null,
    cleared: cleared.map(evidenceOf),
  });
}

/** Whether what is known makes an offer all the same, though the page told too little. */
function tellsTheRest(
  problem: FailureCode,
  typed: OfferFields,
  facts: Facts,
  customLink: CustomAffiliateLink | null,
): boolean {
  if (!facts.title) return false;
  // A link that could not be followed may carry anybody's tag: only the person's own will do.
  if (problem === "LINK_NOT_FOLLOWED") return customLink !== null && facts.price !== undefined;
  return typed.price !== undefined; // null tells as well: an offer without a price
}

/** What a draft is made of: what was read, and what the person chose. */
type Draft = Pick<Offer, "customText" | "picture" | "templateId" | "cleared"> & {
  readonly key: string | null;
  readonly product: Pick<ProductLookup, "address" | "marketplace" | "productId">;
  readonly facts: Facts;
  readonly customLink: CustomAffiliateLink | null;
  /** When its facts were read; absent: just now. */
  readonly readAt?: Date;
};

/** Writes a new draft, unless the key already has an offer: then that one is the answer. */
export const createDraft = command(async (tx, draft: Draft): Promise<Offer> => {
  const { key, product, facts, customLink, readAt = tx.now, ...chosen } = draft;
  const userId = permit(tx.viewer, "offer.edit");
  await lockRoom(tx, userId, "offersPerDay");
  // A double click: the other request was first, and its offer is this one's answer.
  const made = key === null ? undefined : await findByKey(tx, key);
  if (made) return made;
  await requireRoom(tx, userId, "offersPerDay", 1);
  await requireOwnTemplate(tx, draft.templateId);
  return await insertOffer(tx, {
    ...chosen,
    ...storedFacts(facts),
    userId,
    key,
    marketplace: product.marketplace,
    productId: product.productId,
    sourceUrl: product.address?.href ?? null,
    ...storedLink(customLink),
    evidence: evidenceOfFacts(facts, readAt),
  });
});

/** The offer that the viewer made under this key; undefined: none. */
export async function findByKey({ db, viewer }: Context, key: string): Promise<Offer | undefined> {
  return await db.selectFrom("offers").select(asOffer)
    .where("user_id", "=", permit(viewer, "offer.edit")).where("key", "=", key)
    .executeTakeFirst();
}

/** The caller's name for a request, of up to 100 characters; null: it has none. @throws Failure KEY_INVALID */
export function checkedKey(key: string | null | undefined): string | null {
  if (key == null) return null;
  if (!/^\P{C}{1,100}$/u.test(key)) throw new Failure("KEY_INVALID", ["key"]);
  return key;
}

/** Makes a new draft with the same fields, proofs and words. @throws LimitReached */
export const cloneOffer = command(async (tx, input: { id: OfferId }): Promise<Offer> => {
  await requireRoom(tx, permit(tx.viewer, "offer.edit"), "offersPerDay", 1);
  const original = await lockOwnOffer(tx, input.id);
  if (original.deletedAt) throw new Failure("OFFER_NOT_FOUND", ["id"]);
  return await insertOffer(tx, { ...original, key: null });
});
