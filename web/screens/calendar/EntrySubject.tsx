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
  texts: readonly (Named<"name"> & { readonly needsOffer: boolean })[];
  onChange: (change: Partial<EntryValues>) => void;
}) {
  const { values, chosen, offers, texts } = props;
  const text = texts.find(({ id }) => id === values.campaignTextId);
  /** Changes what is sent; a name that was only that of the former goes. */
  const choose = (change: Partial<EntryValues>) => {
    const former = values.kind === "OFFER"
      ? [chosen, ...offers].find((one) => one?.id === values.offerId)?.title
      : values.kind === "TEXT"
      ? text?.name
      : undefined;
    const isNameOfFormer = former !== undefined && values.title === former.slice(0, 100);
    props.onChange({ ...change, ...isNameOfFormer && { title: "" } });
  };
  const offerOptions = (
    <>
      {chosen && !offers.some(({ id }) => id === chosen.id) && (
        <option value={chosen.id}>{chosen.title}</option>
      )}
      {offers.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
    </>
  );
  return (
    <>
      <fieldset className={styles.field}>
        <legend>O que sai</legend>
        <Radios
          label="O que sai"
          row
          choices={kinds}
          value={values.kind}
          onChange={(kind) => choose({ kind })}
        />
      </fieldset>
      {values.kind === "OFFER" && (
        <PlainSelect
          label="Oferta"
          value={values.offerId}
          onChange={(offerId) => choose({ offerId })}
        >
          <option value="">Escolha uma oferta</option>
          {offerOptions}
        </PlainSelect>
      )}
      {values.kind === "TEXT" && (
        <>
          <PlainSelect
            label="Texto"
            value={values.campaignTextId}
            onChange={(campaignTextId) => choose({ campaignTextId })}
          >
            <option value="">Escolha um texto</option>
            {texts.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
          </PlainSelect>
          <PlainSelect
            label="Com a oferta"
            value={values.offerId}
            helperText={text?.needsOffer && !values.offerId
              ? "Este texto usa campos de uma oferta: escolha a que os preenche. Sem ela, as linhas desses campos somem."
              : undefined}
            onChange={(offerId) => props.onChange({ offerId })}
          >
            <option value="">Sem oferta</option>
            {offerOptions}
          </PlainSelect>
        </>
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
