import { Suspense, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TemplateEditor_query$key } from "../../__generated__/TemplateEditor_query.graphql.ts";
import type { TemplateEditor_template$key } from "../../__generated__/TemplateEditor_template.graphql.ts";
import { useMessagePreview } from "../../shared/useMessagePreview.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { FormActions } from "../../ui/forms/FormActions.tsx";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useNotices } from "../../ui/overlays/notices.ts";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { BodyField } from "./BodyField.tsx";
import type { PlaceTemplate } from "./place_template.ts";
import { PreviewCard } from "./PreviewCard.tsx";
import styles from "./Templates.module.css";
import { changesOf, inputOf, type TemplateValues, valuesOf } from "./template_values.ts";
import { useExample } from "./useExample.ts";
import { useSaveTemplate } from "./useSaveTemplate.ts";
import { useTemplateForm } from "./useTemplateForm.ts";
import { VariantTabs } from "./VariantTabs.tsx";
import { WhenFields } from "./WhenFields.tsx";

const TemplateConflict = lazyOnIdle(
  async () => (await import("./TemplateConflict.tsx")).TemplateConflict,
);

/** Writes a template beside its message. Nothing typed is lost: neither to a reload nor to another tab. */
export function TemplateEditor(props: {
  query: TemplateEditor_query$key;
  /** Null: a new one. */
  template: TemplateEditor_template$key | null;
  place: PlaceTemplate;
  onDone: () => void;
}) {
  const { templateVariables, builtInTemplate, viewer } = useFragment(
    graphql`
      fragment TemplateEditor_query on Query {
        builtInTemplate
        templateVariables {
          name
          about
          mayBeMissing
        }
        viewer {
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
        active
      }
    `,
    props.template,
  );
  const theirs = valuesOf(
    template ??
      { name: "", variants: [{ slot: 0, body: builtInTemplate, weight: 1 }], active: true },
  );
  const form = useTemplateForm(template?.id ?? "novo", {
    values: theirs,
    base: theirs,
    version: template?.version ?? 0,
  });
  const { values, set } = form;
  const [at, setAt] = useState(0);
  const shown = Math.min(at, values.variants.length - 1);
  const body = values.variants[shown]!.body;
  const setBody = (body: string) =>
    set({ variants: values.variants.map((one, n) => n === shown ? { ...one, body } : one) });
  const offers = viewer?.offers.edges.flatMap(({ node }) => node ? [node] : []) ?? [];
  const example = useExample(offers);
  const { preview, trouble } = useMessagePreview({ body, ...example.source });
  const [nameError, setNameError] = useState<string>();
  const [seasonError, setSeasonError] = useState<string>();
  const [inConflict, setInConflict] = useState(false);
  const { showNotice } = useNotices();
  const { create, update, isSaving } = useSaveTemplate(props.place);
  const top = useRef<HTMLFormElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []); // what was pressed is gone
  const done = () => {
    form.forget();
    props.onDone();
  };
  const handlers = {
    onSaved() {
      showNotice("Modelo salvo.", { variant: "success" });
      done();
    },
    onRefused(message: string, path: readonly string[]) {
      if (path[0] === "name") setNameError(message);
      else if (path[0] === "season") setSeasonError(message);
      else {
        if (path[0] === "variants" && path[1]) setAt(Number(path[1]));
        return void showNotice(message, { variant: "error" });
      }
      const refused = top.current?.elements.namedItem(path[0]);
      if (refused instanceof HTMLElement) refused.focus(); // what one pressed stands far below it
    },
  };
  const save = (values: TemplateValues, base: TemplateValues, version: number) => {
    setNameError(undefined);
    setSeasonError(undefined);
    if (!template) return create(inputOf(values), handlers);
    const changes = changesOf(values, base);
    if (Object.keys(changes).length === 0) return done();
    update({ id: template.id, version, ...changes }, {
      ...handlers,
      onChangedMeanwhile: () => setInConflict(true),
    });
  };
  return (
    <>
      <ScreenTitle title={template ? "Mude o modelo e veja como fica" : "Escreva o seu modelo"} />
      <TwoColumns
        aside={<PreviewCard preview={preview} trouble={trouble} example={example} />}
      >
        <Section label="Modelo">
          <form
            ref={top}
            tabIndex={-1}
            aria-label="Modelo"
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              save(values, form.base, form.version);
            }}
          >
            {form.isRecovered && <Alert severity="info">Aqui está o que você tinha escrito.</Alert>}
            <Field
              name="name"
              label="Nome do modelo"
              value={values.name}
              maxLength={60}
              onChange={({ target }) => set({ name: target.value })}
              error={nameError !== undefined}
              helperText={nameError ?? "Só você vê."}
            />
            <VariantTabs
              variants={values.variants}
              sent={new Map(template?.variants.map(({ slot, sent }) => [slot, sent]))}
              shown={shown}
              onShow={setAt}
              onChange={(variants) => set({ variants })}
            />
            <BodyField
              key={values.variants[shown]!.slot}
              body={body}
              fields={templateVariables}
              lints={preview?.body === body ? preview.lints : []}
              onChange={setBody}
            />
            <WhenFields values={values} error={seasonError} onChange={set} />
            <Switch checked={values.active} onChange={(active) => set({ active })}>
              Usar agora nas mensagens
            </Switch>
            <FormActions label="Salvar" isBusy={isSaving} onCancel={done} />
          </form>
        </Section>
      </TwoColumns>
      {inConflict && (
        <Suspense>
          <TemplateConflict
            mine={values}
            theirs={theirs}
            onMine={() => {
              setInConflict(false);
              form.startFrom({ values, base: theirs, version: template?.version ?? 0 });
              save(values, theirs, template?.version ?? 0);
            }}
            onTheirs={() => {
              setInConflict(false);
              form.startFrom({ values: theirs, base: theirs, version: template?.version ?? 0 });
            }}
            onClose={() => setInConflict(false)}
          />
        </Suspense>
      )}
    </>
  );
}
