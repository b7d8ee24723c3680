import type { Page } from "@playwright/test";

export const CALENDAR = "/app/calendar";

/** Returns the Sunday of next week, and the day so many days later. */
export function nextWeek(days: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 7 - day.getUTCDay() + days);
  return day.toISOString().slice(0, 10);
}

/** "sexta-feira, 27 de novembro" */
export const longDay = (day: string) =>
  new Intl.DateTimeFormat("pt-BR", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));

/** The column of a day of next week. */
export const dayOf = (page: Page, days: number) =>
  page.getByRole("region", { name: longDay(nextWeek(days)), exact: true });
