import { Link } from "react-router-dom";
import { useIsDesktop } from "../../browser/media.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import type { Occurrence, Opened } from "./CalendarScreen.tsx";
import styles from "./Calendar.module.css";
import { longDay, shortDay } from "./days.ts";
import { OccurrenceCard } from "./OccurrenceCard.tsx";
import { weekdayNames } from "./recurrence.ts";
import type { Moving } from "./useMoveOccurrence.tsx";

/** A week or a month as a grid of days, onto which occurrences are dragged. */
export function GridView(props: {
  isMonth: boolean;
  /** YYYY-MM: days of other months are dimmed. */
  month: string;
  days: readonly string[];
  today: string;
  occurrences: readonly Occurrence[];
  moving: Moving;
  onOpen: (opened: Opened) => void;
}) {
  const { isMonth, moving } = props;
  const isDesktop = useIsDesktop();
  const isBrief = !isDesktop && isMonth;
  const byDay = Map.groupBy(props.occurrences, ({ day }) => day);
  return (
    <>
      <div className={styles.scroll} role="region" aria-label="Calendário" tabIndex={0}>
        <div className={`${styles.grid} ${isMonth ? styles.month : ""}`}>
          {isMonth &&
            weekdayNames.map((name) => (
              <span key={name} className={`small ${styles.weekday}`} aria-hidden>{name}</span>
            ))}
          {props.days.map((day) => (
            <section
              key={day}
              aria-label={longDay(day)}
              className={styles.day}
              data-today={day === props.today || undefined}
              data-away={isMonth && !day.startsWith(props.month) || undefined}
              data-target={moving.target?.day === day || undefined}
              {...moving.dropProps(day)}
            >
              {isBrief ? <DayLink day={day} count={byDay.get(day)?.length ?? 0} /> : (
                <>
                  <button
                    type="button"
                    className={styles.dayName}
                    onClick={() => props.onOpen({ day })}
                  >
                    {isMonth ? Number(day.slice(8)) : shortDay(day)}
                    <span className="sr-only">: programar neste dia</span>
                  </button>
                  <ul className={styles.list}>
                    {(byDay.get(day) ?? []).map((one) => (
                      <OccurrenceCard
                        key={one.id}
                        occurrence={one}
                        isSmall
                        moving={moving}
                        onOpen={props.onOpen}
                      />
                    ))}
                  </ul>
                </>
              )}
            </section>
          ))}
        </div>
      </div>
      {isDesktop && props.occurrences.length > 0 && (
        <p className={`small ${styles.keys}`}>
          Arraste para mover; com Ctrl, copia; a alça muda até quando repete. No teclado: M move, C
          copia, E muda o fim da repetição, as setas levam e Enter confirma.
        </p>
      )}
    </>
  );
}

/** A day of the month on a phone: how much is planned; it leads to the agenda from that day on. */
const DayLink = ({ day, count }: { day: string; count: number }) => (
  <Link className={styles.dayLink} to={`?ver=agenda&dia=${day}`}>
    {Number(day.slice(8))}
    {count > 0 && (
      <span className={`${styles.count} tnum`} aria-hidden>
        {count}
      </span>
    )}
    <span className="sr-only">: {countLabel(count, "envio", "envios")}</span>
  </Link>
);
