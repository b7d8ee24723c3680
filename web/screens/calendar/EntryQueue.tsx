import { ReorderList } from "../../ui/lists/ReorderList.tsx";
import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import styles from "./Calendar.module.css";
import type { QueueItem } from "./entry_values.ts";

const keyOf = ({ offerId, campaignTextId }: QueueItem) => offerId ?? campaignTextId ?? "";

/** The queue of a slot: offers and texts, of which each time takes the next. */
export function EntryQueue(props: {
  queue: readonly QueueItem[];
  offers: readonly { readonly id: string; readonly title: string }[];
  texts: readonly { readonly id: string; readonly name: string }[];
  onChange: (queue: readonly QueueItem[]) => void;
}) {
  const { queue, offers, texts } = props;
  const names = new Map([
    ...offers.map(({ id, title }) => [id, title] as const),
    ...texts.map(({ id, name }) => [id, name] as const),
  ]);
  const entries = queue.map((item) => ({ ...item, key: keyOf(item) }));
  const nameOf = (item: QueueItem) => names.get(keyOf(item)) ?? "Outra oferta ou texto";
  const put = (items: readonly (QueueItem & { readonly key: string })[]) =>
    props.onChange(items.map(({ key: _, ...item }) => item));
  const isFree = (id: string) => !queue.some((item) => keyOf(item) === id);
  return (
    <fieldset className={styles.field}>
      <legend>Fila deste horário</legend>
      {queue.length === 0 && (
        <p className="small">Vazia: o horário passa em branco até você pôr algo aqui.</p>
      )}
      <ReorderList
        label="Fila do horário"
        entries={entries}
        nameOf={nameOf}
        onChange={put}
        onRemove={(gone) => put(entries.filter(({ key }) => key !== gone.key))}
      >
        {(item) => nameOf(item)}
      </ReorderList>
      <PlainSelect
        label="Pôr na fila"
        value=""
        onChange={(id) => {
          if (id.startsWith("ofr_")) props.onChange([...queue, { offerId: id }]);
          else if (id) props.onChange([...queue, { campaignTextId: id }]);
        }}
      >
        <option value="">Escolha uma oferta ou um texto</option>
        <optgroup label="Textos">
          {texts.filter(({ id }) => isFree(id)).map(({ id, name }) => (
            <option key={id} value={id}>{name}</option>
          ))}
        </optgroup>
        <optgroup label="Ofertas">
          {offers.filter(({ id }) => isFree(id)).map(({ id, title }) => (
            <option key={id} value={id}>{title}</option>
          ))}
        </optgroup>
      </PlainSelect>
    </fieldset>
  );
}
