import { type FormEvent, useState } from "react";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { SlugField } from "./SlugField.tsx";
import styles from "./Store.module.css";
import { slugOf } from "./store_values.ts";
import { useSaveStore } from "./useSaveStore.ts";

/** The person has no store yet: a name and an address make one, which nobody else sees. */
export function CreateStore({ onCreated }: { onCreated: () => void }) {
  const [title, setTitle] = useState("");
  const [typedSlug, setSlug] = useState<string | null>(null); // null: it follows the name
  const slug = typedSlug ?? slugOf(title).replace(/-$/, "");
  const [problems, setProblems] = useState<{ readonly title?: string; readonly slug?: string }>({});
  const [save, isSaving] = useSaveStore();
  useUnsavedChanges(title !== "" || typedSlug !== null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblems({});
    save({ title, slug }, {
      onSaved() {
        showNotice("Loja criada. Só você vê, até publicar.", { variant: "success" });
        onCreated();
      },
      onRefused(message, [name]) {
        if (name === "title" || name === "slug") setProblems({ [name]: message });
        else showNotice(message, { variant: "error" });
      },
      onConflict: () => {}, // without a version there is none
    });
  };
  return (
    <TwoColumns>
      <Section title="Crie a sua loja">
        <form className={styles.form} aria-label="Nova loja" noValidate onSubmit={submit}>
          <p>
            Uma página pública com todas as suas ofertas, que se atualiza sozinha. Comece pelo nome;
            o resto você muda depois.
          </p>
          <Field
            name="title"
            label="Nome da loja"
            value={title}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => setTitle(target.value)}
            error={problems.title !== undefined}
            helperText={problems.title ?? "Como “Achados da Rafa”."}
          />
          <SlugField slug={slug} saved={null} problem={problems.slug} onChange={setSlug} />
          <div>
            <BusyButton type="submit" variant="contained" isBusy={isSaving}>Criar loja</BusyButton>
          </div>
        </form>
      </Section>
    </TwoColumns>
  );
}
