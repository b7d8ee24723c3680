import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { parseMoney } from "../ui/money_input.ts";
import { useUnsaved } from "../unsaved.ts";
import { type Draft, dropDraft, readDraft, writeDraft } from "./drafts.ts";
import { type Message, messageText } from "./message_text.ts";
import { fieldNames, type OfferField, type OfferValues, saysTheSame } from "./offer_values.ts";

/** What the message needs and the form does not hold. */
export type MessageFrame = Pick<
  Message,
  "currency" | "marketplace" | "sourceUrl" | "discloses" | "signature"
>;

/** The form of an offer: its fields, its draft, and the message that follows as one types. */
export function useOfferForm(key: string, fresh: Draft, frame: MessageFrame) {
  const [kept] = useState(() => readDraft(key));
  const [start, setStart] = useState(kept ?? fresh);
  const form = useForm<OfferValues>({ defaultValues: start.values });
  const values = { ...start.values, ...useWatch({ control: form.control }) };
  const changed = fieldNames.some((field) => !saysTheSame(field, values[field], start.base[field]));
  useUnsaved(changed);
  useEffect(() => {
    if (changed) writeDraft(key, { ...start, values });
    else dropDraft(key);
  }, [JSON.stringify(values), start, changed]);
  return {
    form,
    values,
    base: start.base,
    version: start.version,
    currency: frame.currency,
    isRecovered: kept !== null,
    /** The message by the fields, or the person's own words. */
    message: messageText({ ...frame, ...asMessage(values) }),
    /** Goes on from another state of the offer, after a conflict was settled. */
    startFrom(draft: Draft) {
      setStart(draft);
      form.reset(draft.values);
    },
    forget: () => dropDraft(key),
  };
}

function asMessage(values: OfferValues) {
  const cents = (field: OfferField) => parseMoney(values[field]) ?? null;
  return {
    title: values.title,
    price: cents("price"),
    oldPrice: cents("oldPrice"),
    pixPrice: cents("pixPrice"),
    cardPrice: cents("cardPrice"),
    affiliateUrl: values.affiliateUrl.trim() || null,
    customText: values.text === "" ? null : values.text,
  };
}

export type OfferForm = ReturnType<typeof useOfferForm>;

/** Shows a refusal at its field; false when the path names none of the form's. */
export function refuseAtField({ form }: OfferForm, path: readonly string[], message: string) {
  const field = fieldNames.find((name) => path.includes(name));
  if (!field) return false;
  form.setError(field, { message }, { shouldFocus: true });
  return true;
}
