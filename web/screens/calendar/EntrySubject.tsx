import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import styles from "./Calendar.module.css";
import { EntryQueue } from "./EntryQueue.tsx";
import type { EntryValues, Kind } from "./entry_values.ts";

const kinds: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: "OFFER", label: "Uma oferta" },
  { value: "TEXT", label: "Um texto" },
  { value: "SLOT", label: "Horário da casa" },
  { value: "NOTE", label: "Só um lembrete" },
];

type Named<Name extends string> = { readonly id: string } & { readonly [Key in Name]: string };

/** The fields of what a calendar entry sends: its kind, then the offer, the text or the queue. */
export function EntrySubject(props: {
  values: EntryValues;
  /** The offer that the stored entry sends: the list may not have it any more. */
  chosen: Named<"title"> | null;
  offers: readonly Named<"title">[];
  texts: readonly Named<"name">[];
  onChange: (change: Partial<EntryValues>) => void;
}) {
  const { values, chosen, offers, texts } = props;
  return (
    <>
      <fieldset className={styles.field}>
        <legend>O que sai</legend>
        <Radios
          label="O que sai"
          row
          choices={kinds}
          value={values.kind}
          onChange={(kind) => props.onChange({ kind })}
        />
      </fieldset>
      {values.kind === "OFFER" && (
        <PlainSelect
          label="Oferta"
          value={values.offerId}
          onChange={(offerId) => props.onChange({ offerId })}
        >
          <option value="">Escolha uma oferta</option>
          {chosen && !offers.some(({ id }) => id === chosen.id) && (
            <option value={chosen.id}>{chosen.title}</option>
          )}
          {offers.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
        </PlainSelect>
      )}
      {values.kind === "TEXT" && (
        <PlainSelect
          label="Texto"
          value={values.campaignTextId}
          onChange={(campaignTextId) => props.onChange({ campaignTextId })}
        >
          <option value="">Escolha um texto</option>
          {texts.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
        </PlainSelect>
      )}
      {values.kind === "SLOT" && (
        <EntryQueue
          queue={values.queue}
          offers={offers}
          texts={texts}
          onChange={(queue) => props.onChange({ queue })}
        />
      )}
    </>
  );
}
