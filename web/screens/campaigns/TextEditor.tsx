import { Suspense, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TextEditor_query$key } from "../../__generated__/TextEditor_query.graphql.ts";
import type { TextEditor_text$key } from "../../__generated__/TextEditor_text.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { dropTypedValues, NEW_TEXT, type NewText, typedValues } from "../../shared/drafts.ts";
import { BodyField } from "../../shared/wording/BodyField.tsx";
import { useWordingForm } from "../../shared/wording/useWordingForm.ts";
import { VariantTabs } from "../../shared/wording/VariantTabs.tsx";
import { WriteButton } from "../../shared/writing/WriteButton.tsx";
import wording from "../../shared/wording/Wording.module.css";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { FormActions } from "../../ui/forms/FormActions.tsx";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { TextAside } from "./TextAside.tsx";
import { type InsertText, useSaveText } from "./text_mutations.ts";
import { changesOf, inputOf, needsOffer, valuesOf } from "./text_values.ts";
import { TextWhereFields } from "./TextWhereFields.tsx";
import { useTextPreview } from "./useTextPreview.ts";

const WordingConflict = lazyOnIdle(
  async () => (await import("../../shared/wording/WordingConflict.tsx")).WordingConflict,
);

/** Returns what another screen left for a new text; undefined: nothing. */
function proposed() {
  const { name, body } = typedValues<NewText>(NEW_TEXT);
  return body === undefined ? undefined : { name: name ?? "", body, season: null, tags: [] };
}

/** Edits a text beside its message; typed values survive a reload and a conflict. */
export function TextEditor(props: {
  query: TextEditor_query$key;
  /** Null: a new one. */
  text: TextEditor_text$key | null;
  /** The ready text that a new one starts as; null: an empty one. */
  copyOf: string | null;
  insert: InsertText;
  onDone: () => void;
}) {
  const { campaignTextVariables, viewer } = useFragment(
    graphql`
      fragment TextEditor_query on Query {
        campaignTextVariables {
          name
          about
          isOfOffer
        }
        viewer {
          campaignTextTags
          readyCampaignTexts {
            id
            name
            season
            tags
            body
          }
          retailSeasons {
            season
            name
            day
            isNow
          }
          offers(first: 5) {
            edges {
              node {
                id
                title
              }
            }
          }
        }
      }
    `,
    props.query,
  );
  const text = useFragment(
    graphql`
      fragment TextEditor_text on CampaignText {
        id
        version
        name
        usedAt
        season
        tags
        marketplaces
        media {
          url
          kind
          name
          sizeBytes
          tooLargeFor
        }
        variants {
          slot
          body
          weight
        }
      }
    `,
    props.text,
  );
  const source = viewer?.readyCampaignTexts.find(({ id }) => id === props.copyOf) ?? proposed();
  const saved = valuesOf(
    text ?? {
      name: source?.name ?? "",
      season: source?.season ?? null,
      tags: source?.tags ?? [],
      variants: [{ slot: 0, body: source?.body ?? "", weight: 1 }],
    },
  );
  const [index, setIndex] = useState(0);
  const formElement = useRef<HTMLFormElement>(null);
  useEffect(() => formElement.current?.focus({ preventScroll: true }), []); // the button that opened it disappeared
  const { create, update, isSaving } = useSaveText(props.insert);
  const form = useWordingForm(text ?? null, saved, {
    draftKey: `campaignText:${text?.id ?? props.copyOf ?? "novo"}`,
    problemFields: ["name", "tags", "season"],
    savedWords: "Texto salvo.",
    create: (values, handlers) => create(inputOf(values), handlers),
    update(item, values, base, handlers) {
      const changes = changesOf(values, base);
      if (Object.keys(changes).length === 0) return false;
      update({ ...item, ...changes }, handlers);
      return true;
    },
    onRefused(path) {
      if (path[0] === "variants" && path[1]) setIndex(Number(path[1]));
      const field = formElement.current?.elements.namedItem(path[0] ?? "");
      if (field instanceof HTMLElement) field.focus(); // it may be far above the button
    },
    onDone() {
      dropTypedValues(NEW_TEXT);
      props.onDone();
    },
  });
  const { values, set, problems } = form;
  const shown = Math.min(index, values.variants.length - 1);
  const body = values.variants[shown]!.body;
  const setBody = (body: string) =>
    set({
      variants: values.variants.map((variant, at) => at === shown ? { ...variant, body } : variant),
    });
  const offers = viewer?.offers.edges.flatMap(({ node }) => node ? [node] : []) ?? [];
  const [offerId, setOfferId] = useState(offers[0]?.id ?? "");
  const isOfOffer = needsOffer(body, campaignTextVariables);
  const { preview, problem } = useTextPreview({
    body,
    season: values.season || null,
    mediaUrl: values.media?.url ?? null,
    offerId: isOfOffer && offerId ? offerId : null,
  });
  return (
    <>
      <ScreenTitle title={text ? "Mude o texto e veja como fica" : "Escreva o seu texto"} />
      <TwoColumns
        aside={
          <TextAside
            preview={preview}
            problem={problem}
            media={values.media}
            example={isOfOffer ? { offers, value: offerId, onChange: setOfferId } : null}
            correctedId={text?.usedAt ? text.id : null}
          />
        }
      >
        <Section label="Texto">
          <form
            ref={formElement}
            tabIndex={-1}
            aria-label="Texto"
            className={wording.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              form.save();
            }}
          >
            {form.isRecovered && <Alert severity="info">Aqui está o que você tinha escrito.</Alert>}
            <Field
              name="name"
              label="Nome do texto"
              value={values.name}
              maxLength={60}
              onChange={({ target }) => set({ name: target.value })}
              error={problems.name !== undefined}
              helperText={problems.name ?? "Só você vê."}
            />
            <VariantTabs
              label="Versões do texto"
              variants={values.variants}
              sent={null}
              shown={shown}
              onShow={setIndex}
              onChange={(variants) => set({ variants })}
            />
            <BodyField
              key={values.variants[shown]!.slot}
              body={body}
              fields={campaignTextVariables}
              rule="Uma linha some quando nenhum dos seus campos tem valor, ou quando falta um campo marcado com ?, como {epoca?}. Com oferta ou link de loja, o #publi e a frase da Amazon entram sozinhos."
              lints={preview?.body === body ? preview.lints : []}
              writer={
                <WriteButton
                  purpose="CAMPAIGN_TEXT"
                  offerId={null}
                  onChoose={(draft) => setBody(draft.body)}
                />
              }
              onChange={setBody}
            />
            <TextWhereFields
              values={values}
              problems={problems}
              seasons={viewer?.retailSeasons ?? []}
              knownTags={viewer?.campaignTextTags ?? []}
              onChange={set}
            />
            <FormActions label="Salvar" isBusy={isSaving} onCancel={form.close} />
          </form>
        </Section>
      </TwoColumns>
      {form.isInConflict && (
        <Suspense>
          <WordingConflict
            title="Este texto mudou em outra aba"
            mine={values}
            theirs={saved}
            onMine={form.saveMine}
            onTheirs={form.takeTheirs}
            onClose={form.closeConflict}
          />
        </Suspense>
      )}
    </>
  );
}
