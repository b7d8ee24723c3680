import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { NoteForm_product$key } from "../../__generated__/NoteForm_product.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { SheetSection } from "../../ui/overlays/Sheet.tsx";
import styles from "./Products.module.css";
import { useUpdateProducts } from "./product_mutations.tsx";

const MAX_LENGTH = 2_000;

/** The person's note on a product. */
export function NoteForm(props: { product: NoteForm_product$key }) {
  const { id, note } = useFragment(
    graphql`
      fragment NoteForm_product on Product {
        id
        note
      }
    `,
    props.product,
  );
  const saved = note ?? "";
  // Null until something is typed: then a change saved elsewhere shows.
  const [typed, setTyped] = useState<string | null>(null);
  const isChanged = typed !== null && typed.trim() !== saved;
  useUnsavedChanges(isChanged);
  const [update, isSaving] = useUpdateProducts();
  return (
    <SheetSection title="Anotação">
      <form
        className={styles.note}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isChanged) return;
          update({ ids: [id], note: typed }, () =>
            setTyped((current) => current === typed ? null : current));
        }}
      >
        <Field
          label="Só você vê"
          multiline
          minRows={2}
          maxLength={MAX_LENGTH}
          value={typed ?? saved}
          onChange={({ target }) =>
            setTyped(target.value)}
        />
        {isChanged && (
          <BusyButton type="submit" variant="outlined" isBusy={isSaving}>
            Salvar anotação
          </BusyButton>
        )}
      </form>
    </SheetSection>
  );
}
