import { zoned } from "../zoned.ts";

/** An instant on the clocks of a zone: "28/11 às 09:00". */
export function momentLabel(instant: Date, zone: string): string {
  const { day, month, hour, minute } = zoned(instant, zone);
  return `${two(day)}/${two(month)} às ${two(hour)}:${two(minute)}`;
}

const two = (n: number) => String(n).padStart(2, "0");

/** The first day of the month after `instant`: "1º de dezembro". */
export function nextMonthLabel(instant: Date, zone: string): string {
  const next = zoned(instant, zone).toPlainDate().with({ day: 1 }).add({ months: 1 });
  return `1º de ${next.toLocaleString("pt-BR", { month: "long" })}`;
}
