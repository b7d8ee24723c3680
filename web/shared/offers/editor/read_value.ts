import { type FactData, type FactField, rowOf } from "./field_rows.ts";
import { isSameValue, type OfferValues } from "./form_values.ts";

/** The facts that were read; null: not read. A field that the query lacks does not compile. */
type ReadFacts = { readonly [F in FactField]: FactData[F] | null | undefined };

/** What a field can be set back to: the form's text, and the words on the button. */
type ReadValue = { readonly text: string; readonly shown: string };

/** Returns the read value of a field that the form says otherwise; null where it was not read. */
export function readValueOf(
  field: FactField,
  values: OfferValues,
  reading: ReadFacts | null,
): ReadValue | null {
  const value = reading?.[field];
  if (value == null || value === "") return null;
  const { kind } = rowOf(field);
  const text = kind.text(value);
  return isSameValue(field, values[field], text) ? null : { text, shown: kind.shown(value) };
}

/** Returns the pictures to choose from: the product's, and the present one where it is another. */
export const picturesToChoose = (present: string, pictures: readonly string[]): string[] => [
  ...new Set([...pictures, ...present.trim() === "" ? [] : [present.trim()]]),
];

/** Whether a picture's address is whole, or names one that was uploaded. */
export const isPictureAddress = (typed: string): boolean =>
  URL.canParse(typed.trim()) || /^\/api\/offers\/pictures\/pho_\w+\.jpg$/.test(typed.trim());
