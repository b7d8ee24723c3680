import {
  CalendarClock,
  Check,
  CircleAlert,
  CircleSlash,
  Clock3,
  Copy,
  Megaphone,
  MoveRight,
  Repeat,
  Scissors,
  ShoppingBag,
  SquarePen,
  StickyNote,
  Trash2,
} from "lucide-react";
import type { ComponentType } from "react";
import { Chip, type Tone } from "../../ui/display/Chip.tsx";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { atTimeLabel } from "../../ui/text/clock.ts";
import { useNow } from "../../ui/text/age.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import type { Occurrence, Opened } from "./CalendarScreen.tsx";
import styles from "./Calendar.module.css";
import { longDay } from "./days.ts";
import { repeatWords } from "./recurrence.ts";
import type { Moving } from "./useMoveOccurrence.tsx";

type Icon = ComponentType<{ size?: number }>;

const kinds: Readonly<Record<Occurrence["kind"], readonly [Icon, string]>> = {
  OFFER: [ShoppingBag, "Oferta"],
  TEXT: [Megaphone, "Texto"],
  SLOT: [CalendarClock, "Horário da casa"],
  NOTE: [StickyNote, "Lembrete"],
};

/**
 * One occurrence: it opens its sheet, is dragged to another day, and by keyboard picked up with M
 * (move), C (copy) or E (end of its series), led by the arrows and put down with Enter. A grip drags
 * the end of its series.
 */
export function OccurrenceCard(props: {
  occurrence: Occurrence;
  isSmall?: boolean;
  moving: Moving;
  onOpen: (opened: Opened) => void;
}) {
  const { occurrence, isSmall = false, moving } = props;
  const { entry, title, time, day, kind } = occurrence;
  const now = useNow();
  const [KindIcon, kindName] = kinds[kind];
  const outcome = outcomeOf(occurrence, now);
  const isPast = Date.parse(occurrence.startsAt) < now;
  const isPicked = moving.target?.id === occurrence.id;
  const repeats = repeatWords(entry.recurrence, entry.startsLocal.slice(0, 10));
  const open = () =>
    props.onOpen({
      entryId: entry.id,
      occurrence: occurrence.occurrence,
      startsLocal: occurrence.startsLocal,
      own: occurrence.isException ? occurrence : null,
    });
  return (
    <li
      className={styles.card}
      data-small={isSmall || undefined}
      data-picked={isPicked || undefined}
      data-past={isPast || undefined}
      {...!isPast && moving.dragProps(occurrence)}
    >
      <button
        type="button"
        data-occurrence={occurrence.id}
        className={styles.open}
        aria-keyshortcuts={isPast ? undefined : entry.recurrence ? "M C E" : "M C"}
        onClick={open}
        onKeyDown={(event) => !isPast && moving.onKeyDown(event, occurrence)}
      >
        <span className={`${styles.time} tnum`}>
          {time}
          {entry.recurrence && <Repeat size={12} aria-hidden />}
        </span>
        <span className={styles.title}>
          <KindIcon size={14} />
          <span>
            <span className="sr-only">{kindName}:</span> {title}
          </span>
        </span>
        <span className={styles.state}>
          <Chip tone={outcome.tone} icon={<outcome.Icon size={12} />}>
            {isSmall ? outcome.short : outcome.words}
          </Chip>
        </span>
        {!isSmall && occurrence.outcome.reason && (
          <span className="small">{occurrence.outcome.reason}</span>
        )}
        {!isSmall && repeats && <span className="small">{repeats}</span>}
      </button>
      {entry.recurrence && !isPast && (
        <span
          className={styles.grip}
          title="Arraste até o último dia da repetição"
          {...moving.gripProps(occurrence)}
        />
      )}
      <MenuButton
        label={`Ações: ${time}, ${title}, ${longDay(day)}`}
        menuLabel="Ações do envio"
        actions={[
          { label: "Abrir", Icon: SquarePen, act: open },
          ...isPast ? [] : [
            { label: "Mover um dia", Icon: MoveRight, act: () => moving.moveBy(occurrence, 1) },
          ],
          { label: "Copiar para amanhã", Icon: Copy, act: () => moving.copyBy(occurrence, 1) },
          ...entry.recurrence && !isPast
            ? [
              {
                label: "Parar de repetir aqui",
                Icon: Scissors,
                act: () => moving.endHere(occurrence),
              },
              {
                label: "Repetir mais uma semana",
                Icon: Repeat,
                act: () => moving.resize(occurrence, 7),
              },
            ]
            : [],
          ...isPast ? [] : [
            { label: "Excluir", Icon: Trash2, act: () => moving.remove(occurrence) },
          ],
        ]}
      />
    </li>
  );
}

/** Says what became of an occurrence. */
function outcomeOf(
  { outcome, kind }: Occurrence,
  now: number,
): { words: string; short: string; tone: Tone; Icon: Icon } {
  const { sent, groups, delayedUntil } = outcome;
  const many = countLabel(groups, "grupo", "grupos");
  if (kind === "NOTE") {
    return { words: "Só lembra", short: "Lembrete", tone: "quiet", Icon: StickyNote };
  }
  switch (outcome.status) {
    case "SENT":
      return { words: `Enviado a ${many}`, short: "Enviado", tone: "proven", Icon: Check };
    case "PARTLY_SENT":
      return {
        words: `Enviado a ${sent} de ${many}`,
        short: `${sent} de ${groups}`,
        tone: "doubt",
        Icon: CircleAlert,
      };
    case "UNCERTAIN":
      return { words: "Em dúvida", short: "Em dúvida", tone: "doubt", Icon: CircleAlert };
    case "DELAYED":
      return {
        words: delayedUntil ? `Adiado, sai ${atTimeLabel(delayedUntil, now)}` : "Adiado",
        short: "Adiado",
        tone: "doubt",
        Icon: Clock3,
      };
    case "WAITING":
      return { words: `Na fila de ${many}`, short: "Na fila", tone: "on", Icon: Clock3 };
    case "NOT_SENT":
      return { words: "Não enviado", short: "Não saiu", tone: "wrong", Icon: CircleSlash };
    case "SKIPPED":
      return { words: "Nada a enviar", short: "Nada", tone: "quiet", Icon: CircleSlash };
    default:
      return {
        words: groups > 0 ? `Para ${many}` : "Sem grupos",
        short: groups > 0 ? many : "Sem grupos",
        tone: groups > 0 ? "quiet" : "doubt",
        Icon: Clock3,
      };
  }
}
