import { loadProducts } from "../../../catalogue/list_products.ts";
import { moneyOf } from "../../../catalogue/product.ts";
import type { Context } from "../../../context.ts";
import { Failure } from "../../../errors.ts";
import type { OfferId, ProductId } from "../../../ids.ts";
import { previewMessage } from "../../../offers/message/preview_message.ts";
import { permit } from "../../../permissions.ts";
import { parseTemplate, renderTemplate } from "../../../templates/template_text.ts";
import { loadOfferBrief } from "../../writing/offer_brief.ts";
import { writingVocabulary } from "../../writing/unsafe_text.ts";
import type { Proposal } from "./proposal.ts";

/** A message as a group would get it, if the proposal were accepted. */
export type ProposedMessage = {
  readonly text: string;
  readonly imageUrl: string | null;
  /** The offer that it is of; null: there is none yet. */
  readonly offerId: OfferId | null;
  /** What the offer's editor is given, without what law and contracts add; null: nothing of its own. */
  readonly words: string | null;
};

/** Returns a proposed text with the present values of its offer. @throws Failure OFFER_NOT_FOUND */
export async function wordsForOffer(
  ctx: Context,
  { offerId, body }: { readonly offerId: OfferId; readonly body: string },
): Promise<string> {
  const userId = permit(ctx.viewer, "offer.see");
  const { values } = await loadOfferBrief(ctx, userId, offerId);
  return renderTemplate(parseTemplate(body, writingVocabulary), { ...values, epoca: null });
}

/**
 * Returns the message of what is proposed, once the facts are known: of a product of the catalogue, of
 * an offer that is there, or was made. Null: they are not, or what it is of is gone.
 */
export async function proposedMessage(
  ctx: Context,
  { content, resultId }: Pick<Proposal, "content" | "resultId">,
): Promise<ProposedMessage | null> {
  try {
    if (content.kind === "MESSAGE") {
      const { offerId } = content;
      const words = await wordsForOffer(ctx, content);
      const shown = await previewMessage(ctx, { offerId, fields: { text: words } });
      return { ...shown, offerId, words };
    }
    if (content.kind !== "OFFER") return null;
    if (resultId) {
      const offerId = resultId as OfferId;
      return { ...await previewMessage(ctx, { offerId }), offerId, words: null };
    }
    return content.productId ? await messageOfProduct(ctx, content.productId) : null;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

async function messageOfProduct(ctx: Context, id: ProductId): Promise<ProposedMessage> {
  const [product] = await loadProducts(ctx, [id]);
  if (!product || product instanceof Failure) throw new Failure("PRODUCT_NOT_FOUND");
  const { title, shop, imageUrl, sourceUrl: url } = product;
  const fields = {
    title,
    shop,
    price: moneyOf(product, product.priceCents),
    oldPrice: moneyOf(product, product.oldPriceCents),
    pixPrice: moneyOf(product, product.pixPriceCents),
    cardPrice: moneyOf(product, product.cardPriceCents),
  };
  const { text } = await previewMessage(ctx, { url, fields });
  return { text, imageUrl, offerId: null, words: null };
}
