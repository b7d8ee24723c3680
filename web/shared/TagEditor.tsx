import { useId, useState } from "react";
import { Button } from "../ui/buttons/Button.tsx";
import { ChipGroup, RemovableChip, ToggleChip } from "../ui/buttons/ToggleChip.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { useUnsavedChanges } from "../browser/unsaved_changes.ts";
import styles from "./TagEditor.module.css";

const LONGEST = 30; // characters of a tag

/** The tags that there are, each to be taken away; a field for one more, and what others have. */
export function TagEditor(props: {
  tags: readonly string[];
  /** Tags in use that one may want here as well. */
  others: readonly string[];
  /** Names those: "Etiquetas de outros grupos". */
  othersLabel: string;
  /** `onTaken` is called when it is saved. */
  onAdd: (tag: string, onTaken?: () => void) => void;
  onRemove: (tag: string) => void;
}) {
  const { tags, others, onAdd, onRemove } = props;
  const [typed, setTyped] = useState("");
  useUnsavedChanges(typed.trim() !== "");
  const listId = useId();
  const add = () => {
    const tag = typed.trim().replace(/^#/, "");
    if (tag) onAdd(tag, () => setTyped((now) => now === typed ? "" : now));
  };
  return (
    <div>
      {tags.length > 0 && (
        <ChipGroup label="Etiquetas">
          {tags.map((tag) => (
            <RemovableChip key={tag} onRemove={() => onRemove(tag)}>{tag}</RemovableChip>
          ))}
        </ChipGroup>
      )}
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field
          size="small"
          label="Nova etiqueta"
          value={typed}
          maxLength={LONGEST}
          list={listId}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <datalist id={listId}>{others.map((tag) => <option key={tag} value={tag} />)}</datalist>
        <Button type="submit" variant="outlined">Acrescentar</Button>
      </form>
      {others.length > 0 && (
        <ChipGroup label={props.othersLabel}>
          {others.slice(0, 12).map((tag) => (
            <ToggleChip
              key={tag}
              isPicked={false}
              onToggle={() => onAdd(tag)}
            >
              {tag}
            </ToggleChip>
          ))}
        </ChipGroup>
      )}
    </div>
  );
}
