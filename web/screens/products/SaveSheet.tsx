import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { SaveSheetMutation } from "../../__generated__/SaveSheetMutation.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Sheet, SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./Products.module.css";

/** Saves the product of a pasted link, and opens it. */
export function SaveSheet(
  { onSaved, onClose }: { onSaved: (productId: string) => void; onClose: () => void },
) {
  const [url, setUrl] = useState("");
  useUnsavedChanges(url.trim() !== "");
  const { save, isSaving, refusal, clearRefusal } = useSaveProduct((productId) => {
    showNotice("Produto salvo.", { variant: "success" });
    onSaved(productId);
  });
  return (
    <Sheet
      title="Salvar produto"
      note="Cole o link da página do produto; também vale o link curto."
      onClose={onClose}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save(url.trim());
        }}
      >
        <SheetBody>
          <Field
            autoFocus
            type="url"
            inputMode="url"
            label="Link do produto"
            placeholder="https://"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={url}
            error={refusal !== null}
            helperText={refusal ?? undefined}
            onChange={({ target }) => {
              setUrl(target.value);
              clearRefusal();
            }}
          />
        </SheetBody>
        <SheetFoot>
          <BusyButton
            type="submit"
            variant="contained"
            fullWidth
            isBusy={isSaving}
            disabled={url.trim() === ""}
          >
            Salvar
          </BusyButton>
        </SheetFoot>
      </form>
    </Sheet>
  );
}

/** Saves the product of a link; `refusal` is of the last attempt. */
function useSaveProduct(onSaved: (productId: string) => void) {
  const showError = useErrorNotice();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [commit, isSaving] = useMutation<SaveSheetMutation>(graphql`
    mutation SaveSheetMutation($input: CreateProductInput!) {
      createProduct(input: $input) {
        ...useProductList_full @alias
        ... on Product {
          id
        }
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const save = (url: string) =>
    void commit({
      variables: { input: { url } },
      onCompleted({ createProduct: { id, message } }) {
        if (id) onSaved(id);
        else setRefusal(message ?? null);
      },
      onError: showError,
    });
  return { save, isSaving, refusal, clearRefusal: () => setRefusal(null) };
}
