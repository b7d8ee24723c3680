import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import styles from "./Colors.module.css";
import { COLORS_FORM } from "./ColorsCard.tsx";
import { useUndoAppearance } from "./appearance_mutations.ts";
import type { ColorEdits } from "./useColorEdits.ts";

/** Saves the edits, discards them, or undoes the last saved change; docked on phones. */
export function ColorActions(props: {
  appearance: { readonly version: number; readonly canUndo: boolean };
  edits: ColorEdits;
  isSaving: boolean;
}) {
  const { appearance: { version, canUndo }, edits } = props;
  const [undo, isUndoing] = useUndoAppearance();
  return (
    <div className={`${styles.actions} on-page`}>
      {edits.isDirty && (
        <Button
          key="discard"
          ref={focusContentOnUnmount}
          variant="outlined"
          onClick={edits.discard}
        >
          Descartar
        </Button>
      )}
      <BusyButton
        key="undo"
        variant="outlined"
        isBusy={isUndoing}
        disabled={!canUndo || edits.isDirty} // with unsaved edits it would be unclear what it undoes
        onClick={() => undo(version)}
      >
        Desfazer
      </BusyButton>
      <BusyButton
        key="save"
        type="submit"
        form={COLORS_FORM}
        variant="contained"
        isBusy={props.isSaving}
        disabled={!edits.isDirty}
      >
        Salvar
      </BusyButton>
    </div>
  );
}
