import { useState } from "react";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Sheet, SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import styles from "./Products.module.css";
import { useSaveProduct } from "./useSaveProduct.ts";

/** Keeps the product of a pasted link, and opens it. */
export function SaveSheet({ onClose }: { onClose: () => void }) {
  const { showNotice } = useNotices();
  const { open } = useSheetParam("produto");
  const [url, setUrl] = useState("");
  useUnsavedChanges(url.trim() !== "");
  const { save, isSaving, refusal, forget } = useSaveProduct((productId) => {
    showNotice("Produto salvo.", { variant: "success" });
    onClose();
    open(productId);
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
              forget();
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
