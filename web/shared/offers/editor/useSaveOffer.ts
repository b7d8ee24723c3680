import { type FormEvent, useEffect, useRef, useState } from "react";
import { onReconnect } from "../../../live/connection_state.ts";
import { changedFields, fieldNames, isSameValue, type OfferValues } from "./form_values.ts";
import { type OfferForm, showFieldError } from "./useOfferForm.ts";
import { useUpdateOffer } from "./useUpdateOffer.ts";

/** The stored offer, as the screen has it now. */
type Stored = {
  readonly values: OfferValues;
  readonly version: number;
  /** Called once nothing is left to save. */
  readonly onDone: () => void;
};

/**
 * Saves the form. Without a connection it waits and saves once there is one; a change made elsewhere
 * is a `conflict` to resolve, unless it says the same.
 */
export function useSaveOffer(offerId: string, offerForm: OfferForm, stored: Stored) {
  const [update, isSaving] = useUpdateOffer();
  const [isWaiting, setIsWaiting] = useState(false);
  const [inConflict, setInConflict] = useState(false);
  const send = (values: OfferValues, base: OfferValues, version: number) => {
    const fields = changedFields(values, base, offerForm.currency);
    setIsWaiting(false);
    if (Object.keys(fields).length === 0) return stored.onDone();
    update({ id: offerId, version, fields }, {
      onSaved: stored.onDone,
      onConflict: () => setInConflict(true),
      onRefused: (path, message) => showFieldError(offerForm, path, message),
      onUnreachable: () => setIsWaiting(true),
    });
  };
  const save = (event?: FormEvent) =>
    void offerForm.form.handleSubmit((values) => send(values, offerForm.base, offerForm.version))(
      event,
    );

  const retry = useRef(save);
  retry.current = save; // what is typed meanwhile is saved too
  useEffect(() => {
    if (!isWaiting) return;
    const onBack = () => retry.current();
    addEventListener("online", onBack);
    const stop = onReconnect(onBack);
    return () => {
      removeEventListener("online", onBack);
      stop();
    };
  }, [isWaiting]);

  // A save whose answer was lost comes back as a change of somebody else's that says the same.
  const isSame = inConflict && saysTheSame(offerForm.values, stored.values);
  useEffect(() => {
    if (isSame) stored.onDone();
  }, [isSame]);

  const resolve = (values: OfferValues) => {
    setInConflict(false);
    offerForm.startFrom({ values, base: stored.values, version: stored.version });
    send(values, stored.values, stored.version);
  };
  return {
    save,
    isSaving,
    isWaiting,
    conflict: inConflict && !isSame
      ? {
        base: offerForm.base,
        mine: offerForm.values,
        theirs: stored.values,
        onResolve: resolve,
        onClose: () => setInConflict(false),
      }
      : null,
  };
}

const saysTheSame = (one: OfferValues, other: OfferValues) =>
  fieldNames.every((field) => isSameValue(field, one[field], other[field]));
