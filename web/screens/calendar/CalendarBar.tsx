import { ChevronLeft, ChevronRight } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { parseCalendarParams } from "../../routing/calendar_params.ts";
import { Button, IconButton } from "../../ui/buttons/Button.tsx";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import styles from "./Calendar.module.css";
import { addDays, addMonths, type CalendarView, monthOf } from "./days.ts";

const views: Readonly<Record<CalendarView, string>> = {
  agenda: "Agenda",
  semana: "Semana",
  mes: "Mês",
};

/** Chooses the view and its days; both stand in the address. */
export function CalendarBar() {
  const [params, setParams] = useSearchParams();
  const { day, today, view } = parseCalendarParams(params);
  const show = (day: string, next: CalendarView = view) =>
    setParams((params) => {
      params.set("ver", next);
      if (day === today) params.delete("dia");
      else params.set("dia", day);
      return params;
    }, { replace: true });
  const step = (by: 1 | -1) =>
    show(view === "mes" ? addMonths(day, by) : addDays(day, by * (view === "semana" ? 7 : 14)));
  return (
    <div className={styles.bar}>
      <div className={styles.where}>
        <IconButton aria-label="Antes" onClick={() => step(-1)}>
          <ChevronLeft size={20} />
        </IconButton>
        <h2 aria-live="polite">{monthOf(day)}</h2>
        <IconButton aria-label="Depois" onClick={() => step(1)}>
          <ChevronRight size={20} />
        </IconButton>
      </div>
      <div className={styles.where}>
        <Button size="small" onClick={() => show(today)}>Hoje</Button>
        <ChipGroup label="Ver">
          {(Object.keys(views) as CalendarView[]).map((name) => (
            <ToggleChip
              key={name}
              isPicked={name === view}
              onToggle={() => show(day, name)}
            >
              {views[name]}
            </ToggleChip>
          ))}
        </ChipGroup>
      </div>
    </div>
  );
}
