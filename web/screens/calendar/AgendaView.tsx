import type { Occurrence, Opened } from "./CalendarScreen.tsx";
import styles from "./Calendar.module.css";
import { longDay } from "./days.ts";
import { OccurrenceCard } from "./OccurrenceCard.tsx";
import type { Moving } from "./useMoveOccurrence.tsx";

/** The days one below the other, those with something on them, and today. */
export function AgendaView(props: {
  days: readonly string[];
  today: string;
  occurrences: readonly Occurrence[];
  moving: Moving;
  onOpen: (opened: Opened) => void;
}) {
  const { today, occurrences, moving } = props;
  const byDay = Map.groupBy(occurrences, ({ day }) => day);
  const shown = props.days.filter((day) =>
    byDay.has(day) || day === today && occurrences.length > 0 || moving.target?.day === day
  );
  return (
    <ol className={styles.agenda}>
      {shown.map((day) => (
        <li key={day} {...moving.dropProps(day)}>
          <h3>
            {day === today ? `Hoje, ${longDay(day)}` : longDay(day)}
          </h3>
          <ul className={styles.list} aria-label={longDay(day)}>
            {(byDay.get(day) ?? []).map((one) => (
              <OccurrenceCard
                key={one.id}
                occurrence={one}
                moving={moving}
                onOpen={props.onOpen}
              />
            ))}
          </ul>
          {!byDay.has(day) && <p className="small">Nada programado.</p>}
        </li>
      ))}
    </ol>
  );
}
