import { Suspense, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TemplateEditor_query$key } from "../../__generated__/TemplateEditor_query.graphql.ts";
import type { TemplateEditor_template$key } from "../../__generated__/TemplateEditor_template.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { WriteButton } from "../../shared/writing/WriteButton.tsx";
import { useMessagePreview } from "../../shared/offers/useMessagePreview.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { FormActions } from "../../ui/forms/FormActions.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { BodyField } from "../../shared/wording/BodyField.tsx";
import { PreviewCard, useExample } from "./PreviewCard.tsx";
import wordingStyles from "../../shared/wording/Wording.module.css";
import { VariantTabs } from "../../shared/wording/VariantTabs.tsx";
import { WhenFields } from "./WhenFields.tsx";
import type { InsertTemplate } from "./template_mutations.tsx";
import { valuesOf } from "./template_values.ts";
import { useTemplateForm } from "./useTemplateForm.ts";

const WordingConflict = lazyOnIdle(
  async () => (await import("../../shared/wording/WordingConflict.tsx")).WordingConflict,
);

/** Edits a template beside its message; typed values survive a reload and a conflict. */
export function TemplateEditor(props: {
  query: TemplateEditor_query$key;
  /** Null: a new one. */
  template: TemplateEditor_template$key | null;
  /** The ready template that a new one starts as; null: the built-in one. */
  copyOf: string | null;
  insert: InsertTemplate;
  onDone: () => void;
}) {
  const { templateVariables, viewer } = useFragment(
    graphql`
      fragment TemplateEditor_query on Query {
        templateVariables {
          name
          about
        }
        viewer {
          readyTemplates {
            id
            name
            body
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
  const template = useFragment(
    graphql`
      fragment TemplateEditor_template on Template {
        id
        version
        name
        marketplace
        season {
          name
          firstDay
          lastDay
        }
        variants {
          slot
          body
          weight
          sent
        }
        hasShortLinks
        isActive
      }
    `,
    props.template,
  );
  const ready = viewer?.readyTemplates ?? [];
  const source = ready.find(({ id }) => id === props.copyOf) ?? ready[0];
  const saved = valuesOf(
    template ?? {
      name: props.copyOf && source ? source.name : "",
      variants: [{ slot: 0, body: source?.body ?? "", weight: 1 }],
      isActive: true,
    },
  );
  const [index, setIndex] = useState(0);
  const formElement = useRef<HTMLFormElement>(null);
  useEffect(() => formElement.current?.focus({ preventScroll: true }), []); // the button that opened it disappeared
  const draftKey = template?.id ?? props.copyOf ?? "novo";
  const form = useTemplateForm(template ?? null, saved, {
    draftKey,
    insert: props.insert,
    onRefused(path) {
      if (path[0] === "variants" && path[1]) setIndex(Number(path[1]));
      const field = formElement.current?.elements.namedItem(path[0] ?? "");
      if (field instanceof HTMLElement) field.focus(); // it may be far above the button
    },
    onDone: props.onDone,
  });
  const { values, set, problems } = form;
  const shown = Math.min(index, values.variants.length - 1);
  const body = values.variants[shown]!.body;
  const setBody = (body: string) =>
    set({
      variants: values.variants.map((variant, at) => at === shown ? { ...variant, body } : variant),
    });
  const offers = viewer?.offers.edges.flatMap(({ node }) => node ? [node] : []) ?? [];
  const example = useExample(offers);
  const { preview, problem } = useMessagePreview({ body, ...example.source });
  return (
    <>
      <ScreenTitle title={template ? "Mude o modelo e veja como fica" : "Escreva o seu modelo"} />
      <TwoColumns
        aside={<PreviewCard preview={preview} problem={problem} example={example} />}
      >
        <Section label="Modelo">
          <form
            ref={formElement}
            tabIndex={-1}
            aria-label="Modelo"
            className={wordingStyles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              form.save();
            }}
          >
            {form.isRecovered && <Alert severity="info">Aqui está o que você tinha escrito.</Alert>}
            <Field
              name="name"
              label="Nome do modelo"
              value={values.name}
              maxLength={60}
              onChange={({ target }) => set({ name: target.value })}
              error={problems.name !== undefined}
              helperText={problems.name ?? "Só você vê."}
            />
            <VariantTabs
              label="Versões do modelo"
              variants={values.variants}
              sent={new Map(template?.variants.map(({ slot, sent }) => [slot, sent]))}
              shown={shown}
              onShow={setIndex}
              onChange={(variants) => set({ variants })}
            />
            <BodyField
              key={values.variants[shown]!.slot}
              body={body}
              fields={templateVariables}
              rule="Uma linha some quando nenhum dos seus campos tem valor, ou quando falta um campo marcado com ?, como {cupom?}. O #publi, a frase da Amazon e a sua assinatura entram sempre."
              lints={preview?.body === body ? preview.lints : []}
              writer={
                <WriteButton
                  purpose="TEMPLATE"
                  offerId={null}
                  onChoose={(draft) => setBody(draft.body)}
                />
              }
              onChange={setBody}
            />
            <WhenFields values={values} error={problems.season} onChange={set} />
            <Switch checked={values.isActive} onChange={(active) => set({ isActive: active })}>
              Usar agora nas mensagens
            </Switch>
            <FormActions label="Salvar" isBusy={form.isSaving} onCancel={form.close} />
          </form>
        </Section>
      </TwoColumns>
      {form.isInConflict && (
        <Suspense>
          <WordingConflict
            title="Este modelo mudou em outra aba"
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
