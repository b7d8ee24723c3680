import { useIsDesktop } from "../../browser/media.ts";
import { EditorPreview } from "../../shared/offers/editor/EditorPreview.tsx";
import { MessageCard } from "../../ui/display/MessageBubble.tsx";
import { OfferFormFields } from "../../shared/offers/editor/OfferFormFields.tsx";
import {
  changedFields,
  currencyOf,
  type OfferValues,
  valuesOf,
} from "../../shared/offers/editor/form_values.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { showFieldError, useOfferForm } from "../../shared/offers/editor/useOfferForm.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { FormActions } from "../../ui/forms/FormActions.tsx";
import { TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { BrowserButton } from "./BrowserButton.tsx";
import styles from "./Generator.module.css";
import type { ManualEntry } from "./generator_storage.ts";
import { useCreateOffer } from "./useCreateOffer.ts";

const empty = valuesOf({});
const OWN_LINK_MISSING = "Cole aqui o seu link, ou o endereço completo na barra lá em cima.";

/** The form for a page that could not be read: its fields start with what the page did give. */
export function ManualEntryForm(props: {
  entry: ManualEntry;
  onCreated: (offerId: string) => void;
  onCancel: () => void;
}) {
  const { found, url, sharedText, key, message, code } = props.entry;
  const { create, isReading } = useCreateOffer();
  const showError = useErrorNotice();
  const values = valuesOf(found);
  const currency = currencyOf(found);
  const needsOwnLink = code === "LINK_NOT_FOLLOWED"; // a short link may credit another affiliate
  const offerForm = useOfferForm(`byHand:${key}`, { values, base: values, version: 0 }, {
    currency,
    url: found.sourceUrl,
  });
  const submit = (typed: OfferValues) => {
    if (needsOwnLink && typed.affiliateUrl.trim() === "") {
      return showFieldError(offerForm, ["affiliateUrl"], OWN_LINK_MISSING);
    }
    const fields = {
      price: null, // unless typed: without it the server would read the page again
      ...changedFields(typed, values, currency), // what the page gave and the person cleared
      ...changedFields(typed, empty, currency),
    };
    const source = url ? { url } : sharedText ? { sharedText } : {};
    create({ ...source, fields, key }, (outcome) => {
      if (outcome.kind === "offer") {
        offerForm.forget();
        return props.onCreated(outcome.offerId);
      }
      if (outcome.kind === "failed") return showError(outcome.failure);
      const isShown = outcome.kind === "refused" &&
        showFieldError(offerForm, outcome.path, outcome.message);
      if (!isShown) showNotice(outcome.message, { variant: "error" });
    });
  };
  const cancel = () => {
    offerForm.forget();
    props.onCancel();
  };
  const needsButton = code === "PAGE_BLOCKED" || code === "PAGE_UNREACHABLE";
  const isDesktop = useIsDesktop();
  const preview = {
    text: offerForm.message,
    imageUrl: offerForm.values.imageUrl || null,
    problem: offerForm.messageProblem,
  };
  return (
    <TwoColumns aside={isDesktop && <MessageCard {...preview} />}>
      {!isDesktop && <EditorPreview {...preview} />}
      <Section title="Preencha à mão">
        <Alert severity="warning" className={styles.problem}>{message}</Alert>
        {url && <p className={`small ${styles.unreadLink}`}>Link: {url}</p>}
        <form onSubmit={offerForm.form.handleSubmit(submit)} noValidate>
          <OfferFormFields offerForm={offerForm} />
          <FormActions label="Criar oferta" isBusy={isReading} onCancel={cancel} />
        </form>
      </Section>
      {needsButton && <BrowserButton />}
    </TwoColumns>
  );
}
