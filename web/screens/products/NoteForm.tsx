import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { NoteForm_product$key } from "../../__generated__/NoteForm_product.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { SheetSection } from "../../ui/overlays/SheetSection.tsx";
import styles from "./Products.module.css";
import { useUpdateProducts } from "./useUpdateProducts.ts";

const LONGEST = 2_000; // characters

/** The person's own words on a product. */
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
  // Null: nothing typed, and what is saved elsewhere meanwhile shows.
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
          update({ productIds: [id], note: typed }, () =>
            setTyped((now) => now === typed ? null : now));
        }}
      >
        <Field
          label="Só você vê"
          multiline
          minRows={2}
          maxLength={LONGEST}
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
