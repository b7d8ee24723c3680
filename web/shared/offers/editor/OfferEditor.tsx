import { Suspense, useEffect, useRef, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import type { OfferEditor_offer$key } from "../../../__generated__/OfferEditor_offer.graphql.ts";
import type { OfferEditor_templates$key } from "../../../__generated__/OfferEditor_templates.graphql.ts";
import type { OfferEditor_viewer$key } from "../../../__generated__/OfferEditor_viewer.graphql.ts";
import type { fieldRows_offer$key } from "../../../__generated__/fieldRows_offer.graphql.ts";
import { lazyOnIdle } from "../../../browser/lazy.ts";
import { useIsDesktop } from "../../../browser/media.ts";
import { MessageCard } from "../../../ui/display/MessageBubble.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { FormActions } from "../../../ui/forms/FormActions.tsx";
import { SelectField } from "../../../ui/forms/SelectField.tsx";
import { TwoColumns } from "../../../ui/layout/Screen.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { dropTypedValues, type NewMessage, newMessage, typedValues } from "../../drafts.ts";
import { fieldRowsFragment } from "./field_rows.ts";
import { LazyConfirmDialog } from "../../ConfirmButton.tsx";
import { WriteButton } from "../../writing/WriteButton.tsx";
import { EditorPreview } from "./EditorPreview.tsx";
import { BUILT_IN, currencyOf, labels, valuesOf } from "./form_values.ts";
import styles from "./OfferEditor.module.css";
import { OfferFormFields } from "./OfferFormFields.tsx";
import { useOfferForm } from "./useOfferForm.ts";
import { useOfferReading } from "../useOfferReading.ts";
import { useSaveOffer } from "./useSaveOffer.ts";

const ConflictDialog = lazyOnIdle(async () =>
  (await import("./ConflictDialog.tsx")).ConflictDialog
);

/** Edits an offer beside its message. Typed values survive a reload and a conflict with another tab. */
export function OfferEditor(props: {
  offer: OfferEditor_offer$key;
  viewer: OfferEditor_viewer$key;
  onDone: () => void;
}) {
  const offer = useFragment(
    graphql`
      fragment OfferEditor_offer on Offer {
        id
        version
        affiliateUrl
        templateId
        templateName
        text
        hasCustomText
        ...fieldRows_offer
      }
    `,
    props.offer,
  );
  const viewer = useFragment(
    graphql`
      fragment OfferEditor_viewer on Viewer {
        ...OfferEditor_templates
      }
    `,
    props.viewer,
  );
  const facts = useFragment<fieldRows_offer$key>(fieldRowsFragment, offer);
  const currency = currencyOf(facts);
  const theirs = valuesOf({ ...offer, ...facts });
  const offerForm = useOfferForm(
    offer.id,
    { values: theirs, base: theirs, version: offer.version },
    { currency, saved: { id: offer.id, text: offer.text } },
  );
  // A message that another screen proposed; it counts as typed here.
  useEffect(() => {
    const { text } = typedValues<NewMessage>(newMessage(offer.id));
    if (text) offerForm.form.setValue("text", text, { shouldDirty: true });
    dropTypedValues(newMessage(offer.id));
  }, [offer.id]);
  const top = useRef<HTMLFormElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []); // the button that opened it is gone
  const isDesktop = useIsDesktop();
  const reading = useOfferReading(offer.id, offer.version);
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const done = () => {
    offerForm.forget();
    props.onDone();
  };
  const { save, isSaving, isWaiting, conflict } = useSaveOffer(offer.id, offerForm, {
    values: theirs,
    version: offer.version,
    onDone: done,
  });
  const message = {
    text: offerForm.message ?? offer.text,
    imageUrl: offerForm.values.imageUrl || null,
    problem: offerForm.messageProblem,
  };
  return (
    <TwoColumns aside={isDesktop && <MessageCard {...message} isCapped />}>
      {!isDesktop && <EditorPreview {...message} />}
      <Section title="Editar oferta">
        <form
          ref={top}
          className={styles.form}
          tabIndex={-1}
          aria-label="Editar oferta"
          onSubmit={save}
          noValidate
        >
          {offerForm.isRecovered && (
            <Alert severity="info" className={styles.recovered}>
              Aqui está o que você tinha escrito.
            </Alert>
          )}
          <OfferFormFields
            offerForm={offerForm}
            reading={reading}
            writer={
              <WriteButton
                purpose="OFFER_MESSAGE"
                offerId={offer.id}
                onChoose={({ text, title }) => {
                  offerForm.form.setValue("text", text, { shouldDirty: true });
                  if (title) offerForm.form.setValue("title", title, { shouldDirty: true });
                }}
              />
            }
            templatePick={
              <TemplatePick
                viewer={viewer}
                ready={offer.templateId?.startsWith("READY_")
                  ? { id: offer.templateId, name: offer.templateName ?? "Modelo pronto" }
                  : null}
                registered={offerForm.form.register("templateId")}
              />
            }
          />
          <FormActions
            label="Salvar"
            isBusy={isSaving}
            note={isWaiting &&
              "Sem conexão. O que você escreveu está guardado, e é salvo assim que ela voltar."}
            onCancel={() => offerForm.isChanged ? setAsksToDiscard(true) : done()}
          />
        </form>
      </Section>
      {conflict && (
        <Suspense>
          <ConflictDialog {...conflict} />
        </Suspense>
      )}
      {asksToDiscard && (
        <LazyConfirmDialog
          title="Descartar o que você escreveu?"
          stay="Continuar editando"
          goOn="Descartar"
          onStay={() => setAsksToDiscard(false)}
          onGoOn={done}
        >
          As mudanças desta oferta ainda não foram salvas.
        </LazyConfirmDialog>
      )}
    </TwoColumns>
  );
}

/** Selects the template of an offer's message: automatic, one of the person's, or the built-in one. */
function TemplatePick(props: {
  viewer: OfferEditor_templates$key;
  /** The ready template of the offer; null: it has none. */
  ready: { readonly id: string; readonly name: string } | null;
  registered: UseFormRegisterReturn;
}) {
  const { templates } = useFragment(
    graphql`
      fragment OfferEditor_templates on Viewer {
        templates(first: 50) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    props.viewer,
  );
  return (
    <SelectField label={labels.templateId} registered={props.registered}>
      <option value="">Automático: o que combina com a oferta</option>
      {templates.edges.flatMap(({ node }) => node ? [node] : []).map(({ id, name }) => (
        <option key={id} value={id}>{name}</option>
      ))}
      {props.ready && <option value={props.ready.id}>{props.ready.name}</option>}
      <option value={BUILT_IN}>Padrão do Garimpo</option>
    </SelectField>
  );
}
