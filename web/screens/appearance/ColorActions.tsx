import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import styles from "./ColorActions.module.css";
import { COLORS_FORM } from "./ColorsCard.tsx";
import type { ColorEdits } from "./useColorEdits.ts";
import { useUndoAppearance } from "./useUndoAppearance.ts";

/** Save, go back by one saved change, give up what is not saved; docked on the phone. */
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
        <Button key="drop" ref={focusContentOnUnmount} variant="outlined" onClick={edits.drop}>
          Descartar
        </Button>
      )}
      <BusyButton
        key="undo"
        variant="outlined"
        isBusy={isUndoing}
        disabled={!canUndo || edits.isDirty} // else it would be unclear what it undoes
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
