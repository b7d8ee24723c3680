import { ZoneQuestion } from "../../shared/zones/ZoneQuestion.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import type { Occurrence } from "./CalendarScreen.tsx";

/** Asks what becomes of entries to come that follow the clocks of another zone than the person's. */
export function ZoneNotice(props: {
  timeZone: string;
  occurrences: readonly Occurrence[];
  refresh: () => void;
}) {
  const { timeZone } = props;
  const others = new Map(
    props.occurrences
      .filter(({ entry, outcome }) => outcome.status === "PLANNED" && entry.timeZone !== timeZone)
      .map((one) => [one.entry.id, one]),
  );
  const [first] = others.values();
  if (!first) return null;
  return (
    <ZoneQuestion key={timeZone} timeZone={timeZone} onMoved={props.refresh}>
      {countLabel(others.size, "envio programado segue", "envios programados seguem")} o relógio de
      {" "}
      {first.entry.timeZone}, e o seu fuso agora é {timeZone}. A hora escrita vale em qual?
    </ZoneQuestion>
  );
}
