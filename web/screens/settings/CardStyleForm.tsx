import { type FormEvent, useId } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import type {
  CardStyleFormMutation,
  UpdateCardStyleInput,
} from "../../__generated__/CardStyleFormMutation.graphql.ts";
import type {
  CardStyleForm_style$key,
  Picture,
} from "../../__generated__/CardStyleForm_style.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { FormActions } from "../../ui/forms/FormActions.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./CardStyle.module.css";

const pictures = [
  { value: "PRODUCT", label: "A foto da loja" },
  { value: "SQUARE_CARD", label: "A arte quadrada" },
  { value: "STORY_CARD", label: "A arte em pé, de story" },
] as const;

type Values = { background: string; accent: string; picture: Picture };

/** The colours of the cards, and the picture of each message. */
export function CardStyleForm(props: { style: CardStyleForm_style$key; onSaved: () => void }) {
  const { background, accent, picture } = useFragment(
    graphql`
      fragment CardStyleForm_style on CardStyle {
        background
        accent
        picture
      }
    `,
    props.style,
  );
  const form = useForm<Values>({
    values: { background, accent, picture: picture as Picture },
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const [runAction, isBusy] = useMutationAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = form.getValues();
    runAction(() => saveCardStyle(values), () => {
      form.reset(values);
      props.onSaved();
      showNotice("Salvo. A arte já sai assim.", { variant: "success" });
    });
  };
  const chosen = form.watch("picture");
  return (
    <Section title="Cores e uso">
      <form className={styles.form} onSubmit={submit} noValidate>
        <ColorField
          label="Fundo"
          color={form.watch("background")}
          {...form.register("background")}
        />
        <ColorField label="Destaque" color={form.watch("accent")} {...form.register("accent")} />
        <fieldset className={styles.uses}>
          <legend>O que vai com cada mensagem</legend>
          <Radios
            choices={pictures}
            value={chosen}
            onChange={(value) => form.setValue("picture", value, { shouldDirty: true })}
          />
        </fieldset>
        <p className="small">
          As letras escolhem sozinhas entre claro e escuro, para sempre dar para ler.
        </p>
        <FormActions
          label="Salvar"
          isBusy={isBusy}
          onCancel={() => form.reset()}
        />
      </form>
    </Section>
  );
}

type Register = ReturnType<ReturnType<typeof useForm<Values>>["register"]>;

/** The browser's own colour picker. */
function ColorField({ label, color, ...input }: Register & { label: string; color: string }) {
  const id = useId();
  return (
    <div className={styles.color}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="color" {...input} />
      <span className="tnum" aria-hidden>{color.toUpperCase()}</span>
    </div>
  );
}

/** Saves the style of the cards; resolves to the error message, or null. */
async function saveCardStyle(input: UpdateCardStyleInput): Promise<string | null> {
  const { updateCardStyle } = await commit<CardStyleFormMutation>(
    graphql`
      mutation CardStyleFormMutation($input: UpdateCardStyleInput!) {
        updateCardStyle(input: $input) {
          ... on CardStyle {
            __typename
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return updateCardStyle.message ?? null;
}
