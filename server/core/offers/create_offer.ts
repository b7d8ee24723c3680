import type { Picture } from "../cards/card_style.ts";
import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure, type FailureCode } from "../errors.ts";
import type { Given } from "../given.ts";
import { newId } from "../ids.ts";
import { lockRoom, requireRoom } from "../limits.ts";
import { permit } from "../permissions.ts";
import { factColumns } from "./fact_columns.ts";
import { evidenceOfFacts, type Facts, factsOfPerson, merged } from "./facts.ts";
import { withLedgerOldPrice } from "./ledger_evidence.ts";
import { type EvidenceField, type Offer, searchText } from "./offer.ts";
import { checkedFields, evidenceOf, type OfferFields, provenFields } from "./offer_fields.ts";
import { madeLink, type OwnLink, ownLinkIn, provenLink } from "./own_link.ts";
import { type FoundProduct, PageNotRead } from "./page_not_read.ts";
import { checkedKey } from "./request_key.ts";
import { type LookUp, type OfferSource, readProduct } from "./read_product.ts";
import type { TemplateChoice } from "../templates/template.ts";
import { requireOwnTemplate } from "./own_template.ts";
import { asOffer } from "./tables.ts";

export type CreateOffer =
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
  const found = await readProduct(ctx, input);
  const cleared = provenFields.filter((name) => typed[name] === null);
  const facts = merged([found.facts, factsOfPerson(typed)], cleared);
  if (found.hops.length === 0 && !input.fields) throw new Failure("OFFER_INPUT_MISSING");
  const ownLink = typed.affiliateUrl
    ? await provenLink(ctx, typed.affiliateUrl)
    : await ownLinkIn(ctx, found);
  if (found.problem && !tellsTheRest(found.problem, typed, facts, ownLink)) {
    throw new PageNotRead(found.problem, foundProduct(found, facts));
  }
  if (!facts.title) throw new Failure("TITLE_MISSING", ["fields", "title"]);
  return await insertOffer(ctx, {
    key,
    found,
    facts: cleared.includes("oldPrice") ? facts : await withLedgerOldPrice(ctx, found, facts),
    ownLink: ownLink ?? await madeLink(ctx, found),
    customText: typed.text ?? null,
    picture: typed.picture ?? null,
    templateId: typed.templateId ?? null,
    cleared: cleared.map((name) => evidenceOf[name]),
  });
}

/** Whether what is known makes an offer all the same, though the page told too little. */
function tellsTheRest(
  problem: FailureCode,
  typed: OfferFields,
  facts: Facts,
  ownLink: OwnLink | null,
): boolean {
  if (!facts.title) return false;
  // A link that could not be followed may carry anybody's tag: only the person's own will do.
  if (problem === "LINK_NOT_FOLLOWED") return ownLink !== null && facts.price !== undefined;
  return typed.price !== undefined; // null tells as well: an offer without a price
}

type NewOffer = {
  key: string | null;
  found: LookUp;
  facts: Facts;
  ownLink: OwnLink | null;
  customText: string | null;
  picture: Picture | null;
  templateId: TemplateChoice;
  cleared: EvidenceField[];
  /** When its facts were read; absent: just now. */
  readAt?: Date;
};

/** Writes a new draft. */
export const insertOffer = command(async (tx, input: NewOffer) => {
  const { key, found, facts, ownLink, customText, picture, templateId, cleared } = input;
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "offer.edit");
  await lockRoom(tx, userId, "offersPerDay");
  // A double click: the other request was first, and its offer is this one's answer.
  const made = key === null ? undefined : await findByKey(tx, key);
  if (made) return made;
  await requireRoom(tx, userId, "offersPerDay", 1);
  await requireOwnTemplate(tx, templateId);
  const title = facts.title?.value ?? "";
  const shop = facts.shop?.value ?? "";
  const offer = await db.insertInto("offers").values({
    id: newId("ofr"),
    user_id: userId,
    key,
    version: 1,
    status: "DRAFT",
    marketplace: found.marketplace,
    shop,
    product_id: found.productId,
    title,
    ...factColumns(facts),
    source_url: found.address?.href ?? null,
    own_link: ownLink?.url ?? null,
    own_link_proof: ownLink?.proof ?? null,
    own_link_check: ownLink && JSON.stringify(ownLink.check),
    evidence: JSON.stringify(evidenceOfFacts(facts, input.readAt ?? now)),
    cleared,
    picture,
    template_id: templateId,
    custom_text: customText,
    search_text: searchText(title, shop),
    created_at: now,
    updated_at: now,
    deleted_at: null,
  }).returning(asOffer).executeTakeFirstOrThrow();
  emit({ name: "offer.created", userId, offerId: offer.id });
  return offer;
});

/** The offer that the viewer made under this key; undefined: none. */
export async function findByKey({ db, viewer }: Context, key: string): Promise<Offer | undefined> {
  return await db.selectFrom("offers").select(asOffer)
    .where("user_id", "=", permit(viewer, "offer.edit")).where("key", "=", key)
    .executeTakeFirst();
}

/** What a look-up did tell, though not enough. */
export const foundProduct = ({ address, marketplace }: LookUp, facts: Facts): FoundProduct => ({
  sourceUrl: address?.href ?? null,
  marketplace,
  shop: facts.shop?.value ?? "",
  title: facts.title?.value ?? null,
  price: facts.price?.value ?? null,
  oldPrice: facts.oldPrice?.value ?? null,
  imageUrl: facts.imageUrl?.value ?? null,
});
