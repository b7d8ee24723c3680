import { useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ChipGroup, RemovableChip } from "../../../ui/buttons/ToggleChip.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import styles from "../../../shared/rules/Rule.module.css";

const MOST_WORDS = 20;
const LONGEST = 60;

/** A list of words, each typed and removed; several at once are separated by commas. */
export function WordsField(props: {
  label: string;
  words: readonly string[];
  onChange: (words: readonly string[]) => void;
}) {
  const { label, words, onChange } = props;
  const [typed, setTyped] = useState("");
  const add = () => {
    const next = typed.split(",").map((word) => word.trim()).filter(Boolean);
    if (next.length > 0) onChange([...new Set([...words, ...next])].slice(0, MOST_WORDS));
    setTyped("");
  };
  return (
    <>
      {words.length > 0 && (
        <ChipGroup label={label}>
          {words.map((word) => (
            <RemovableChip
              key={word}
              onRemove={() => onChange(words.filter((other) => other !== word))}
            >
              {word}
            </RemovableChip>
          ))}
        </ChipGroup>
      )}
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation(); // of the card around it
          add();
        }}
      >
        <Field
          size="small"
          label={label}
          value={typed}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onBlur={add} // a word left in the field counts too
        />
        <Button type="submit" variant="outlined">Pôr</Button>
      </form>
    </>
  );
}
