import type { OfferFields as TypedFields } from "../../core/offers/offer_fields.ts";
import type { TemplateChoice } from "../../core/templates/template.ts";
import { builder } from "../builder.ts";
import { Picture } from "./offer_enums.ts";
import { MoneyInput, typedMoney } from "../money.ts";

const InstallmentsInput = builder.inputType("InstallmentsInput", {
  description: "So many payments of so much.",
  fields: (t) => ({
    count: t.int({ required: true, description: "From 2 to 72." }),
    amount: t.field({ type: MoneyInput, required: true, description: "Each payment." }),
    isInterestFree: t.boolean({ description: "Left out: it is not said." }),
  }),
});

const RatingInput = builder.inputType("RatingInput", {
  description: "What buyers think of it.",
  fields: (t) => ({
    stars: t.float({ required: true, description: "From 0.1 to 5, in tenths." }),
    count: t.int({ description: "How many rated it; left out: it is not said." }),
  }),
});

export const OfferFieldsInput = builder.inputType("OfferFieldsInput", {
  description:
    "What a person typed: it wins over what is read. A field left out stays as it is; null clears it.",
  fields: (t) => ({
    title: t.string({ description: "The product's name, up to 300 characters." }),
    shop: t.string({ description: "The shop as people call it, up to 80 characters." }),
    price: t.field({ type: MoneyInput, description: "What one pays." }),
    oldPrice: t.field({ type: MoneyInput, description: "What one paid before." }),
    pixPrice: t.field({ type: MoneyInput, description: "What one pays by Pix." }),
    cardPrice: t.field({ type: MoneyInput, description: "What one pays by card." }),
    imageUrl: t.string({ description: "Its picture: an https address." }),
    installments: t.field({ type: InstallmentsInput, description: "The payments it is sold in." }),
    couponCode: t.string({ description: "A code for the checkout, of 2 to 40 characters." }),
    shipping: t.string({ description: "What bringing it costs, in up to 80 characters." }),
    rating: t.field({ type: RatingInput, description: "What buyers think of it." }),
    affiliateUrl: t.string({
      description: "The person's own affiliate link, in place of one built from their tags.",
    }),
    picture: t.field({ type: Picture, description: "What goes with the message." }),
    templateId: t.id({
      description:
        "tpl_…: the template of its message; BUILT_IN: the product's own; null: whichever fits.",
    }),
    text: t.string({
      description: "The message in the person's words, up to 4,096 characters.",
    }),
  }),
});

/** What was typed, as the core takes it. */
export const typedFields = (fields: typeof OfferFieldsInput.$inferInput): TypedFields => ({
  ...fields,
  templateId: fields.templateId as TemplateChoice | undefined,
  price: typedMoney(fields.price),
  oldPrice: typedMoney(fields.oldPrice),
  pixPrice: typedMoney(fields.pixPrice),
  cardPrice: typedMoney(fields.cardPrice),
  installments: fields.installments && {
    count: fields.installments.count,
    amount: typedMoney(fields.installments.amount),
    interestFree: fields.installments.isInterestFree ?? null,
  },
  rating: fields.rating && {
    tenths: Math.round(fields.rating.stars * 10),
    count: fields.rating.count ?? null,
  },
});
