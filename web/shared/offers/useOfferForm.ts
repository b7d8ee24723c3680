import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { parseMoney } from "../../ui/text/money.ts";
import { type Draft, dropDraft, readDraft, writeDraft } from "../drafts.ts";
import { type Message, messageText } from "./message_text.ts";
import {
  changedFields,
  fieldNames,
  type OfferField,
  type OfferValues,
  saysTheSame,
} from "./offer_values.ts";
import { useMessagePreview } from "./useMessagePreview.ts";

/** What the message needs and the form does not hold. */
type MessageFrame =
  & Pick<Message, "currency" | "marketplace" | "sourceUrl" | "hasDisclosure" | "signature">
  & {
    /** The offer as it is saved: the server writes its message by its template. Left out: a new one. */
    readonly saved?: { readonly id: string; readonly text: string };
  };

/** The form of an offer: its fields, its draft, and the message that follows as one types. */
export function useOfferForm(key: string, fresh: Draft, frame: MessageFrame) {
  const [kept] = useState(() => whole(readDraft(key), fresh));
  const [start, setStart] = useState(kept ?? fresh);
  const form = useForm<OfferValues>({ defaultValues: start.values });
  const values = { ...start.values, ...useWatch({ control: form.control }) };
  const changed = fieldNames.some((field) => !saysTheSame(field, values[field], start.base[field]));
  useUnsavedChanges(changed);
  useEffect(() => {
    if (changed) writeDraft(key, { ...start, values });
    else dropDraft(key);
  }, [JSON.stringify(values), start, changed]);
  const { saved } = frame;
  const fields = changedFields(values, fresh.values, frame.currency);
  const { preview } = useMessagePreview(saved ? { offerId: saved.id, fields } : null);
  return {
    form,
    values,
    base: start.base,
    version: start.version,
    currency: frame.currency,
    isRecovered: kept !== null,
    /** The message by the fields, or the person's own words. */
    message: saved ? preview?.text ?? saved.text : messageText({ ...frame, ...asMessage(values) }),
    /** Goes on from another state of the offer, after a conflict was settled. */
    startFrom(draft: Draft) {
      setStart(draft);
      form.reset(draft.values);
    },
    forget: () => dropDraft(key),
  };
}

/** A draft that an earlier release kept did not know of every field. */
const whole = (kept: Draft | null, fresh: Draft): Draft | null =>
  kept && {
    ...kept,
    values: { ...fresh.values, ...kept.values },
    base: { ...fresh.base, ...kept.base },
  };

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
