import type { Picture } from "../cards/card_style.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import {
  type FactName,
  factNames,
  type FactValues,
} from "../marketplaces/readings/product_reading.ts";
import type { TemplateChoice } from "../templates/template.ts";
import { address, refuse, withoutControls } from "./field_values.ts";
import type { Offer } from "./offer.ts";
import { amountFields, amountIn, evidenceOf, tidyField } from "./offer_fields.ts";
import { utcText } from "../zoned.ts";

/** What a person typed. Absent: unchanged. Null: cleared on purpose. */
export type OfferFields = Given<
  FactValues & {
    affiliateUrl: string;
    /** The picture beside the message; null: as the person's card style decides. */
    picture: Picture;
    /** The template of the message; null: the one that fits best. */
    templateId: TemplateChoice;
    text: string;
  }
>;

const TEXT_LENGTH = 4096;

/** The currency of each amount that was typed. */
export const typedCurrencies = (fields: OfferFields): string[] =>
  amountFields.flatMap((name) => {
    const value = fields[name];
    return value == null ? [] : amountIn(name, value)?.currency ?? [];
  });

/** Returns the fields tidied. @throws Failure at the first one that is not valid */
export function checkedFields(fields: OfferFields): OfferFields {
  const currencies = new Set(typedCurrencies(fields));
  if (currencies.size > 1) throw new Failure("CURRENCY_INVALID", ["fields", "price"]);
  const { affiliateUrl, text } = fields;
  return {
    ...fields,
    ...Object.fromEntries(
      factNames.filter((name) => fields[name] != null)
        .map((name) => [name, tidyField(name, fields[name]!)]),
    ),
    ...affiliateUrl != null &&
      { affiliateUrl: address(affiliateUrl, "LINK_INVALID", "affiliateUrl") },
    ...text != null && { text: tidyText(text) },
  };
}

function tidyText(message: string): string | null {
  if (message.length > TEXT_LENGTH) refuse("TEXT_TOO_LONG", "text");
  return withoutControls(message.replace(/\r\n?/g, "\n")).trim() || null;
}

/** The fields that the input contains, also those that it clears. */
export const givenFields = (fields: OfferFields): FactName[] =>
  factNames.filter((name) => fields[name] !== undefined);

/** The fields that the person cleared. */
export const clearedFields = (fields: OfferFields): FactName[] =>
  factNames.filter((name) => fields[name] === null);

/**
 * Returns the evidence and the cleared fields after an edit: a typed value is proven by the person,
 * now; a field that they emptied has no evidence and stays empty until they fill it.
 */
export function evidenceAfter(
  { evidence, cleared }: Pick<Offer, "evidence" | "cleared">,
  fields: OfferFields,
  now: Date,
): Pick<Offer, "evidence" | "cleared"> {
  const said = new Set(givenFields(fields).map(evidenceOf));
  const emptied = clearedFields(fields).map(evidenceOf);
  const filled = [...said].filter((field) => !emptied.includes(field));
  const proof = { source: "PERSON", readAt: utcText(now) } as const;
  return {
    evidence: [
      ...evidence.filter(({ field }) => !said.has(field)),
      ...filled.map((field) => ({ field, ...proof })),
    ],
    cleared: [...cleared.filter((field) => !said.has(field)), ...emptied],
  };
}
