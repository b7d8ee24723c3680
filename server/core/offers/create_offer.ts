import { command, type Tx } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure, type FailureCode } from "../errors.ts";
import type { Given } from "../given.ts";
import { lockRoom, requireRoom } from "../plans/queries.ts";
import { permit } from "../permissions.ts";
import { requireOwnTemplate } from "../templates/queries.ts";
import { evidenceOfFacts, type Facts, factsOfPerson, mergeFacts, storedFacts } from "./facts.ts";
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
import { readingOfFacts } from "./reading.ts";
import { asOffer } from "./tables.ts";
import { checkedFields, clearedFields, type OfferFields } from "./typed_fields.ts";
import { insertOffer } from "./write_offer.ts";
import type { OfferId } from "../ids.ts";
import { lockOwnOffer } from "./queries.ts";

type CreateOffer =
  & OfferSource
  & Given<{
    fields: OfferFields;
    /** The idempotency key of the request: the same key returns the same offer. */
    key: string;
  }>;

/**
 * Creates an offer from a link, a shared text or a captured page. Typed fields win over read ones;
 * unknown fields stay blank. The page is read before any transaction begins.
 * @throws PageNotRead where the page has too little, with the facts that it has; LimitReached
 */
export async function createOffer(ctx: Context, input: CreateOffer): Promise<Offer> {
  permit(ctx.viewer, "offer.edit");
  const key = checkedKey(input.key);
  const made = await findOrRequireRoom(ctx, key); // a refusal costs no page
  if (made) return made;

  const typed = checkedFields(input.fields ?? {});
  if (typed.affiliateUrl) permit(ctx.viewer, "affiliateTags.edit");
  const product = await inspectProduct(ctx, input);
  const cleared = clearedFields(typed);
  const facts = mergeFacts([product.facts, factsOfPerson(typed)], cleared);
  if (product.hops.length === 0 && !input.fields) throw new Failure("OFFER_INPUT_MISSING");
  const customLink = typed.affiliateUrl
    ? await checkCustomLink(ctx, typed.affiliateUrl)
    : await pastedCustomLink(ctx, product);
  if (product.problem && !suffices(product.problem, typed, facts, customLink)) {
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
    read: product.facts,
  });
}

/** Whether the known facts suffice for an offer, though the page has too little. */
function suffices(
  problem: FailureCode,
  typed: OfferFields,
  facts: Facts,
  customLink: CustomAffiliateLink | null,
): boolean {
  if (!facts.title) return false;
  // A link that could not be followed may carry another affiliate's tag.
  if (problem === "LINK_NOT_FOLLOWED") return customLink !== null && facts.price !== undefined;
  return typed.price !== undefined; // null: an offer without a price
}

/** The parts of a new draft: what was read, and what the person chose. */
type Draft = Pick<Offer, "customText" | "picture" | "templateId" | "cleared"> & {
  readonly key: string | null;
  readonly product:
    & Pick<ProductLookup, "address" | "marketplace" | "productId">
    & Partial<Pick<ProductLookup, "pictures">>;
  readonly facts: Facts;
  readonly customLink: CustomAffiliateLink | null;
  /** What was read, also where the person typed something else; absent: `facts`. */
  readonly read?: Facts;
  /** When its facts were read; absent: just now. */
  readonly readAt?: Date;
};

/** Inserts a new draft, or returns the offer that the key already has. */
export const createDraft = command(async (tx, draft: Draft): Promise<Offer> => {
  const { key, product, facts, customLink, read = {}, readAt = tx.now, ...chosen } = draft;
  const userId = permit(tx.viewer, "offer.edit");
  const made = await roomOrOffer(tx, key); // again: others may have been created meanwhile
  if (made) return made;
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
    reading: readingOfFacts({ ...untyped(facts), ...read }, readAt, product.pictures),
  });
});

const untyped = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, { source }]) => source !== "PERSON"));

/**
 * Locks the person's room for one more offer of the day until the transaction ends. Returns the
 * offer that the key already has: of a double click, the other request was first.
 * @throws LimitReached
 */
async function roomOrOffer(tx: Tx, key: string | null): Promise<Offer | undefined> {
  const userId = permit(tx.viewer, "offer.edit");
  const { requireLeft } = await lockRoom(tx, userId, "offersPerDay");
  const made = key === null ? undefined : await findByKey(tx, key);
  if (!made) requireLeft(1);
  return made;
}

const findOrRequireRoom = command(roomOrOffer);

/** Returns the offer that the viewer created with this key; undefined where there is none. */
export async function findByKey({ db, viewer }: Context, key: string): Promise<Offer | undefined> {
  return await db.selectFrom("offers").select(asOffer)
    .where("user_id", "=", permit(viewer, "offer.edit")).where("key", "=", key)
    .executeTakeFirst();
}

/** Returns a valid idempotency key, of up to 100 characters, or null. @throws Failure KEY_INVALID */
export function checkedKey(key: string | null | undefined): string | null {
  if (key == null) return null;
  if (!/^\P{C}{1,100}$/u.test(key)) throw new Failure("KEY_INVALID", ["key"]);
  return key;
}

/** Creates a draft with the same fields, evidence and text. @throws LimitReached */
export const cloneOffer = command(async (tx, input: { id: OfferId }): Promise<Offer> => {
  await requireRoom(tx, permit(tx.viewer, "offer.edit"), "offersPerDay", 1);
  const original = await lockOwnOffer(tx, input.id);
  if (original.deletedAt) throw new Failure("OFFER_NOT_FOUND", ["id"]);
  return await insertOffer(tx, { ...original, key: null });
});
