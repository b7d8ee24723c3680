import {
  type FactName,
  factNames,
  type Installments as Terms,
  type Rating as Rated,
} from "../../core/marketplaces/readings/product_reading.ts";
import { type FieldKind, loadField, offerFields } from "../../core/offers/offer_fields.ts";
import type { OfferReading } from "../../core/offers/offer.ts";
import { readingOf } from "../../core/offers/reading.ts";
import type { OfferFields as TypedFields } from "../../core/offers/typed_fields.ts";
import type { TemplateChoice } from "../../core/templates/template.ts";
import { builder } from "../builder.ts";
import { Money, MoneyInput, typedMoney } from "../money.ts";
import { Picture } from "./offer_enums.ts";
import { OfferNode } from "./offer_node.ts";

const InstallmentsType = builder.objectRef<Terms>("Installments").implement({
  description: "So many payments of so much.",
  fields: (t) => ({
    count: t.exposeInt("count", { description: "How many." }),
    amount: t.expose("amount", { type: Money, description: "Each of them." }),
    isInterestFree: t.exposeBoolean("isInterestFree", {
      nullable: true,
      description: "Whether they come to no more than the price; null: it is not said.",
    }),
  }),
});

const RatingType = builder.objectRef<Rated>("Rating").implement({
  description: "What buyers think of a product.",
  fields: (t) => ({
    stars: t.float({
      description: "Of 5, rounded down to a tenth.",
      resolve: ({ tenths }) => tenths / 10,
    }),
    count: t.exposeInt("count", {
      nullable: true,
      description: "How many rated it; null: it is not said.",
    }),
  }),
});

const outputs = {
  text: "String",
  money: Money,
  installments: InstallmentsType,
  rating: RatingType,
};

/** What every offer says; the other fields are null where nobody knows. */
const always: readonly FactName[] = ["title", "shop"];

builder.objectFields(OfferNode, (t) =>
  Object.fromEntries(
    factNames.filter((name) => !always.includes(name)).map((name) => [
      name,
      t.field({
        type: outputs[offerFields[name].kind] as "String",
        nullable: true,
        description: offerFields[name].about,
        resolve: (offer) => loadField(name, offer) as string | null,
      }),
    ]),
  ));

const ReadingType = builder.objectRef<OfferReading>("OfferReading").implement({
  description: "What the shop last said of an offer's fields, whatever the person typed since.",
  fields: (t) => ({
    ...Object.fromEntries(
      factNames.map((name) => [
        name,
        t.field({
          type: outputs[offerFields[name].kind] as "String",
          nullable: true,
          description: offerFields[name].about,
          resolve: ({ fields }) => (loadField(name, fields) || null) as string | null,
        }),
      ]),
    ),
    pictures: t.stringList({
      description:
        "The addresses of the product's pictures, up to 8: any of them can be `imageUrl`.",
      resolve: ({ pictures }) => [...pictures],
    }),
  }),
});

builder.objectField(OfferNode, "reading", (t) =>
  t.field({
    type: ReadingType,
    description: "What was last read, to set a field back to.",
    resolve: readingOf,
  }));

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

const inputs = {
  text: "String",
  money: MoneyInput,
  installments: InstallmentsInput,
  rating: RatingInput,
};

export const OfferFieldsInput = builder.inputType("OfferFieldsInput", {
  description:
    "What a person typed: it wins over what is read. A field left out stays as it is; null clears it.",
  fields: (t) => ({
    ...Object.fromEntries(
      factNames.map((name) => [
        name,
        t.field({
          type: inputs[offerFields[name].kind] as "String",
          description: offerFields[name].aboutInput,
        }),
      ]),
    ),
    affiliateUrl: t.string({
      description: "The person's own affiliate link, in place of one built from their tags.",
    }),
    picture: t.field({ type: Picture, description: "What goes with the message." }),
    templateId: t.id({
      description:
        "The template of its message: tpl_…, or the id of a ready one; null: whichever fits.",
    }),
    text: t.string({
      description: "The message in the person's words, up to 4,096 characters.",
    }),
  }),
});

type TypedInstallments = typeof InstallmentsInput.$inferInput;
type TypedRating = typeof RatingInput.$inferInput;

/** A typed value of each kind, as the core takes it. */
const valueOf: Readonly<Record<FieldKind, (typed: never) => unknown>> = {
  text: (typed: string) => typed,
  money: (typed: typeof MoneyInput.$inferInput) => typedMoney(typed),
  installments: ({ count, amount, isInterestFree }: TypedInstallments): Terms => ({
    count,
    amount: typedMoney(amount),
    isInterestFree: isInterestFree ?? null,
  }),
  rating: ({ stars, count }: TypedRating): Rated => ({
    tenths: Math.round(stars * 10),
    count: count ?? null,
  }),
};

/** What was typed, as the core takes it. */
export function typedFields(fields: typeof OfferFieldsInput.$inferInput): TypedFields {
  const typed = fields as Partial<Record<FactName, unknown>>;
  return {
    ...fields,
    templateId: fields.templateId as TemplateChoice | undefined,
    ...Object.fromEntries(
      factNames.filter((name) => typed[name] != null)
        .map((name) => [name, valueOf[offerFields[name].kind](typed[name] as never)]),
    ),
  };
}
