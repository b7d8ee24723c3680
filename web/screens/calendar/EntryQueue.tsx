import { ArrowDown, ArrowUp, X } from "lucide-react";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import styles from "./Calendar.module.css";
import type { QueueItem } from "./entry_values.ts";

const keyOf = ({ offerId, campaignTextId }: QueueItem) => campaignTextId ?? offerId ?? "";

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
  const nameOf = (item: QueueItem) => names.get(keyOf(item)) ?? "Outra oferta ou texto";
  const move = (from: number, to: number) =>
    props.onChange(queue.toSpliced(from, 1).toSpliced(to, 0, queue[from]!));
  const isFree = (id: string) => !queue.some((item) => keyOf(item) === id);
  return (
    <fieldset className={styles.field}>
      <legend>Fila deste horário</legend>
      {queue.length === 0 && (
        <p className="small">Vazia: o horário passa em branco até você pôr algo aqui.</p>
      )}
      <ol className={styles.queue} aria-label="Fila do horário">
        {queue.map((item, at) => (
          <li key={keyOf(item)}>
            <span>{nameOf(item)}</span>
            <MenuButton
              label={`Ações: ${nameOf(item)}`}
              menuLabel="Ações da fila"
              actions={[
                ...at > 0 ? [{ label: "Subir", Icon: ArrowUp, act: () => move(at, at - 1) }] : [],
                ...at < queue.length - 1
                  ? [{ label: "Descer", Icon: ArrowDown, act: () => move(at, at + 1) }]
                  : [],
                { label: "Tirar", Icon: X, act: () => props.onChange(queue.toSpliced(at, 1)) },
              ]}
            />
          </li>
        ))}
      </ol>
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
