import { useId } from "react";
import { marketplaceList } from "../../shared/marketplaces.ts";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import { MediaField } from "./MediaField.tsx";
import { type SeasonDates, seasonDay } from "./season_words.ts";
import type { TextValues } from "./text_values.ts";
import styles from "./Texts.module.css";

/** When and for what a text is: its season, tags and shops; and what goes with it. */
export function TextWhereFields(props: {
  values: TextValues;
  problems: { readonly tags?: string; readonly season?: string };
  seasons: readonly SeasonDates[];
  knownTags: readonly string[];
  onChange: (change: Partial<TextValues>) => void;
}) {
  const { values, problems, onChange } = props;
  const { marketplaces } = values;
  const listId = useId();
  return (
    <>
      <PlainSelect
        label="Época"
        value={values.season}
        onChange={(value) => onChange({ season: value as TextValues["season"] })}
      >
        <option value="">O ano todo</option>
        {props.seasons.map((one) => (
          <option key={one.season} value={one.season}>{`${one.name}, ${seasonDay(one)}`}</option>
        ))}
      </PlainSelect>
      <Field
        name="tags"
        label="Marcadores"
        value={values.tags}
        list={listId}
        autoComplete="off"
        onChange={({ target }) => onChange({ tags: target.value })}
        error={problems.tags !== undefined}
        helperText={problems.tags ?? "Separe com vírgula, como Saudação, Manhã."}
      />
      <datalist id={listId}>
        {props.knownTags.map((tag) => <option key={tag} value={tag} />)}
      </datalist>
      <fieldset className={styles.field}>
        <legend>Para quais lojas</legend>
        <ChipGroup label="Lojas">
          <ToggleChip
            isPicked={marketplaces.length === 0}
            onToggle={() => onChange({ marketplaces: [] })}
          >
            Todas
          </ToggleChip>
          {marketplaceList.map(([id, { name }]) => (
            <ToggleChip
              key={id}
              isPicked={marketplaces.includes(id)}
              onToggle={() =>
                onChange({
                  marketplaces: marketplaces.includes(id)
                    ? marketplaces.filter((one) => one !== id)
                    : [...marketplaces, id],
                })}
            >
              {name}
            </ToggleChip>
          ))}
        </ChipGroup>
      </fieldset>
      <MediaField media={values.media} onChange={(media) => onChange({ media })} />
    </>
  );
}
