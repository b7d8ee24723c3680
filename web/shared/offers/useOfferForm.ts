import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { parseMoney } from "../../ui/text/money.ts";
import { type Draft, dropDraft, readDraft, writeDraft } from "../drafts.ts";
import { type Message, messageText } from "./message_text.ts";
import {
  changedFields,
  fieldNames,
  isSameValue,
  type OfferField,
  type OfferValues,
} from "./offer_values.ts";
import { useMessagePreview } from "./useMessagePreview.ts";

/** What the message needs besides the form's values. */
type MessageContext =
  & Pick<Message, "currency" | "marketplace" | "sourceUrl" | "hasDisclosure" | "signature">
  & {
    /** The saved offer, whose message the server writes by its template; absent for a new one. */
    readonly saved?: { readonly id: string; readonly text: string };
  };

/** The form of an offer: its values, its draft, and the message that follows them. */
export function useOfferForm(key: string, fresh: Draft, frame: MessageContext) {
  const [stored] = useState(() => completeDraft(readDraft(key), fresh));
  const [start, setStart] = useState(stored ?? fresh);
  const form = useForm<OfferValues>({ defaultValues: start.values });
  const values = { ...start.values, ...useWatch({ control: form.control }) };
  const changed = fieldNames.some((field) => !isSameValue(field, values[field], start.base[field]));
  useUnsavedChanges(changed);
  useEffect(() => {
    if (!changed) return;
    // The draft survives a reload, but not the end of the tab.
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", guard);
    return () => removeEventListener("beforeunload", guard);
  }, [changed]);
  useEffect(() => {
    if (changed) writeDraft(key, { ...start, values });
    else dropDraft(key);
  }, [JSON.stringify(values), start, changed]);
  const { saved } = frame;
  const fields = changedFields(values, fresh.values, frame.currency);
  const { preview, error } = useMessagePreview(saved ? { offerId: saved.id, fields } : null);
  return {
    form,
    values,
    base: start.base,
    version: start.version,
    currency: frame.currency,
    isRecovered: stored !== null,
    isChanged: changed,
    /** The server could not be asked for the message of these values: it is of earlier ones. */
    isMessageOld: error !== null,
    /** The message by the values, or the edited text. */
    message: saved ? preview?.text ?? saved.text : messageText({ ...frame, ...asMessage(values) }),
    /** Restarts from another version of the offer, after a conflict. */
    startFrom(draft: Draft) {
      setStart(draft);
      form.reset(draft.values);
    },
    forget: () => dropDraft(key),
  };
}

/** Adds the fields that a draft of an earlier release does not have. */
const completeDraft = (draft: Draft | null, fresh: Draft): Draft | null =>
  draft && {
    ...draft,
    values: { ...fresh.values, ...draft.values },
    base: { ...fresh.base, ...draft.base },
  };

function asMessage(values: OfferValues) {
  const cents = (field: OfferField) => parseMoney(values[field]) || null;
  return {
    title: values.title,
    price: cents("price"),
    oldPrice: cents("oldPrice"),
    pixPrice: cents("pixPrice"),
    cardPrice: cents("cardPrice"),
    lowestPrice: cents("lowestPrice"),
    affiliateUrl: values.affiliateUrl.trim() || null,
    customText: values.text === "" ? null : values.text,
  };
}

export type OfferForm = ReturnType<typeof useOfferForm>;

/** Shows an error at its field; returns false if the path names no field of the form. */
export function showFieldError({ form }: OfferForm, path: readonly string[], message: string) {
  const field = fieldNames.find((name) => path.includes(name));
  if (!field || field === "templateId") return false; // its list shows no error
  form.setError(field, { message }, { shouldFocus: true });
  return true;
}
