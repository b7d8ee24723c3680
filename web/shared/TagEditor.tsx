import { useId, useState } from "react";
import { useUnsavedChanges } from "../browser/unsaved_changes.ts";
import { Button } from "../ui/buttons/Button.tsx";
import { ChipGroup, RemovableChip, ToggleChip } from "../ui/buttons/ToggleChip.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { Sheet, SheetBody } from "../ui/overlays/Sheet.tsx";
import styles from "./TagEditor.module.css";

const LONGEST = 30; // characters of a tag

/** Edits tags: removes each, adds a typed one, and offers those in use elsewhere. */
export function TagEditor(props: {
  tags: readonly string[];
  /** Tags in use elsewhere, to add with a click. */
  others: readonly string[];
  /** The label of `others`: "Marcadores de outros grupos". */
  othersLabel: string;
  /** Adds a tag; `onAdded` is called once it is saved. */
  onAdd: (tag: string, onAdded?: () => void) => void;
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
        <ChipGroup label="Marcadores">
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
          label="Novo marcador"
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

/** Edits the tags of several items: a new one is added to all, a removed one is removed from all. */
export function BulkTags(props: {
  /** "Marcadores de 3 grupos" */
  title: string;
  items: readonly { readonly tags: readonly string[] }[];
  knownTags: readonly string[];
  /** The label of the tags that not all items have. */
  othersLabel: string;
  onAdd: (tag: string, onAdded?: () => void) => void;
  onRemove: (tag: string) => void;
  onClose: () => void;
}) {
  const { items, knownTags } = props;
  const tags = [...new Set(items.flatMap(({ tags }) => tags))].sort();
  return (
    <Sheet
      title={props.title}
      note="O que você muda aqui vale para todos eles, na hora."
      onClose={props.onClose}
    >
      <SheetBody>
        <TagEditor
          tags={tags}
          others={knownTags.filter((tag) => !items.every((item) => item.tags.includes(tag)))}
          othersLabel={props.othersLabel}
          onAdd={props.onAdd}
          onRemove={props.onRemove}
        />
      </SheetBody>
    </Sheet>
  );
}
