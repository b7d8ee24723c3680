import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useUnsavedChanges } from "../../../browser/unsaved_changes.ts";
import { type Draft, dropDraft, readDraft, writeDraft } from "../../drafts.ts";
import {
  changedFields,
  fieldNames,
  isSameValue,
  type OfferValues,
  valuesOf,
} from "./form_values.ts";
import { useMessagePreview } from "../useMessagePreview.ts";

/** What the values are of: a saved offer, or the page of a new one. */
type FormSubject = {
  readonly currency: string;
  readonly saved?: { readonly id: string; readonly text: string };
  readonly url?: string | null | undefined;
};

const empty = valuesOf({});

/** The form of an offer: its values, its draft, and the message that follows them. */
export function useOfferForm(key: string, fresh: Draft, subject: FormSubject) {
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
  const { saved, currency } = subject;
  const { preview, problem } = useMessagePreview(
    saved
      ? { offerId: saved.id, fields: changedFields(values, fresh.values, currency) }
      : { url: subject.url, fields: changedFields(values, empty, currency) },
    saved !== undefined,
  );
  return {
    form,
    values,
    base: start.base,
    version: start.version,
    currency,
    isRecovered: stored !== null,
    isChanged: changed,
    /** The message as the server writes it with these values; null until it first did. */
    message: preview?.text ?? saved?.text ?? null,
    /** Why the message is not of these values; null where it is. */
    messageProblem: problem,
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

export type OfferForm = ReturnType<typeof useOfferForm>;

/** Shows an error at its field; returns false if the path names no field of the form. */
export function showFieldError({ form }: OfferForm, path: readonly string[], message: string) {
  const field = fieldNames.find((name) => path.includes(name));
  if (!field || field === "templateId") return false; // its list shows no error
  form.setError(field, { message }, { shouldFocus: true });
  return true;
}
