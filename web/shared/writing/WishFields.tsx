import type { RetailSeason } from "../../__generated__/useWriteTextsMutation.graphql.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { Fold } from "../../ui/forms/Fold.tsx";
import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import { emojiWords, lengthWords, toneWords, type Wish } from "./wish.ts";
import styles from "./Writing.module.css";

/** The fields of a wish: tone, length, emojis, season, group, and a question to answer. */
export function WishFields({ wish, seasons, groups, hasQuestion, onChange }: {
  wish: Wish;
  seasons: readonly { readonly season: RetailSeason; readonly name: string }[];
  groups: readonly { readonly id: string; readonly title: string }[];
  hasQuestion: boolean;
  onChange: (changes: Partial<Wish>) => void;
}) {
  return (
    <div className={styles.wish}>
      <Choice
        label="Tom"
        words={toneWords}
        value={wish.tone}
        onChange={(tone) => onChange({ tone })}
      />
      <Choice
        label="Tamanho"
        words={lengthWords}
        value={wish.length}
        onChange={(length) => onChange({ length })}
      />
      <Choice
        label="Emojis"
        words={emojiWords}
        value={wish.emojis}
        onChange={(emojis) => onChange({ emojis })}
      />
      <PlainSelect
        label="Época"
        value={wish.season}
        onChange={(season) => onChange({ season: season as Wish["season"] })}
      >
        <option value="">Nenhuma</option>
        {seasons.map(({ season, name }) => <option key={season} value={season}>{name}</option>)}
      </PlainSelect>
      {groups.length > 0 && (
        <PlainSelect
          label="Para o grupo"
          value={wish.groupId}
          onChange={(groupId) => onChange({ groupId })}
        >
          <option value="">Qualquer um</option>
          {groups.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
        </PlainSelect>
      )}
      {hasQuestion && (
        <div className={styles.question}>
          <Fold label="Responder a uma pergunta do grupo" isOpen={wish.question !== ""}>
            <Field
              label="Cole a pergunta"
              multiline
              minRows={2}
              maxLength={1_000}
              value={wish.question}
              onChange={({ target }) => onChange({ question: target.value })}
              helperText="Os textos passam a responder a ela. E-mails e telefones não saem daqui."
            />
          </Fold>
        </div>
      )}
    </div>
  );
}

function Choice<Value extends string>(props: {
  label: string;
  words: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <PlainSelect
      label={props.label}
      value={props.value}
      onChange={(value) => props.onChange(value as Value)}
    >
      {(Object.keys(props.words) as Value[]).map((value) => (
        <option key={value} value={value}>{props.words[value]}</option>
      ))}
    </PlainSelect>
  );
}
