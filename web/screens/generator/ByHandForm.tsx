import { graphql, useFragment } from "react-relay";
import type { ByHandForm_viewer$key } from "../../__generated__/ByHandForm_viewer.graphql.ts";
import { MessageCard } from "../../shared/MessageCard.tsx";
import { OfferFormFields } from "../../shared/OfferFormFields.tsx";
import {
  changedFields,
  currencyOf,
  type OfferValues,
  valuesOf,
} from "../../shared/offer_values.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { refuseAtField, useOfferForm } from "../../shared/useOfferForm.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { FormActions } from "../../ui/forms/FormActions.tsx";
import { TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import { BrowserButton } from "./BrowserButton.tsx";
import styles from "./ByHandForm.module.css";
import type { ByHand } from "./by_hand.ts";
import { useReadOffer } from "./useReadOffer.ts";

const empty = valuesOf({});
const OWN_LINK_MISSING = "Cole aqui o seu link, ou o endereço completo na barra lá em cima.";

/** A page that could not be read: what it did say stands in the fields, the person writes the rest. */
export function ByHandForm(props: {
  viewer: ByHandForm_viewer$key;
  byHand: ByHand;
  onCreated: (offerId: string) => void;
  onCancel: () => void;
}) {
  const { messageSettings } = useFragment(
    graphql`
      fragment ByHandForm_viewer on User {
        messageSettings {
          disclosure
          signature
        }
      }
    `,
    props.viewer,
  );
  const { found, url, sharedText, key, message, code } = props.byHand;
  const { showNotice } = useNotices();
  const { read, isReading } = useReadOffer();
  const showError = useErrorNotice();
  const values = valuesOf(found);
  const currency = currencyOf(found);
  const needsOwnLink = code === "LINK_NOT_FOLLOWED"; // a short link may pay somebody else
  const offerForm = useOfferForm(`byHand:${key}`, { values, base: values, version: 0 }, {
    currency,
    marketplace: found.marketplace,
    sourceUrl: found.sourceUrl ?? null,
    discloses: messageSettings.disclosure,
    signature: messageSettings.signature,
  });
  const create = (typed: OfferValues) => {
    if (needsOwnLink && typed.affiliateUrl.trim() === "") {
      return refuseAtField(offerForm, ["affiliateUrl"], OWN_LINK_MISSING);
    }
    const fields = {
      price: null, // said to be none unless typed: without a word on it the page is read again
      ...changedFields(typed, values, currency), // what was found and then cleared
      ...changedFields(typed, empty, currency),
    };
    const source = url ? { url } : sharedText ? { sharedText } : {};
    read({ ...source, fields, key }, (outcome) => {
      if (outcome.kind === "offer") {
        offerForm.forget();
        return props.onCreated(outcome.offerId);
      }
      if (outcome.kind === "failed") return showError(outcome.failure);
      const isShown = outcome.kind === "refused" &&
        refuseAtField(offerForm, outcome.path, outcome.message);
      if (!isShown) showNotice(outcome.message, { variant: "error" });
    });
  };
  const cancel = () => {
    offerForm.forget();
    props.onCancel();
  };
  const needsButton = code === "PAGE_BLOCKED" || code === "PAGE_UNREACHABLE";
  return (
    <TwoColumns
      aside={<MessageCard text={offerForm.message} imageUrl={offerForm.values.imageUrl || null} />}
    >
      <Section title="Preencha à mão">
        <Alert severity="warning" className={styles.why}>{message}</Alert>
        {url && <p className={`small ${styles.link}`}>Link: {url}</p>}
        <form onSubmit={offerForm.form.handleSubmit(create)} noValidate>
          <OfferFormFields offerForm={offerForm} />
          <FormActions label="Criar oferta" isBusy={isReading} onCancel={cancel} />
        </form>
      </Section>
      {needsButton && <BrowserButton />}
    </TwoColumns>
  );
}
