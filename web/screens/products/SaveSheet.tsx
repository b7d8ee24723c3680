import { useState } from "react";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Field } from "../../ui/Field.tsx";
import { useNotices } from "../../ui/notices.ts";
import { Sheet, SheetBody, SheetFoot } from "../../ui/Sheet.tsx";
import { useUnsaved } from "../../unsaved.ts";
import styles from "./Products.module.css";
import { useSaveProduct } from "./useSaveProduct.ts";

/** Keeps the product of a pasted link, and opens it. */
export function SaveSheet({ onClose }: { onClose: () => void }) {
  const { enqueueSnackbar } = useNotices();
  const { open } = useSheetParam("produto");
  const [url, setUrl] = useState("");
  useUnsaved(url.trim() !== "");
  const { save, isSaving, refusal, forget } = useSaveProduct((productId) => {
    enqueueSnackbar("Produto salvo.", { variant: "success" });
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
