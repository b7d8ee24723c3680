const DAY = 24 * 60 * 60 * 1000;

const clock = new Intl.DateTimeFormat("pt-BR", { hour: "2-digit", minute: "2-digit" });
const clockToTheSecond = new Intl.DateTimeFormat("pt-BR", { timeStyle: "medium" });
const day = new Intl.DateTimeFormat("pt-BR", { day: "2-digit", month: "2-digit" });
const date = new Intl.DateTimeFormat("pt-BR", { day: "numeric", month: "short", year: "numeric" });
const dayAndClock = new Intl.DateTimeFormat("pt-BR", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});

/** Formats an instant: "14:32". */
export const clockLabel = (instant: string | number) => clock.format(new Date(instant));

/** Formats a day without its year: "22/11". */
export const dayLabel = (instant: string) => day.format(new Date(instant));

/** Formats a day: "22 de nov. de 2026". */
export const dateLabel = (instant: string) => date.format(new Date(instant));

/** Formats a day and time without the year: "29 de nov., 12:00". */
export const dayAndClockLabel = (instant: string) => dayAndClock.format(new Date(instant));

/** Formats an instant to the second, with the day unless it is today: "14:32:04", "22/11 14:32:04". */
export function secondsLabel(instant: string, now: number): string {
  const time = clockToTheSecond.format(new Date(instant));
  const date = day.format(new Date(instant));
  return date === day.format(now) ? time : `${date} ${time}`;
}

/** Words a fixed time: "às 14:32", "amanhã às 08:00", "22/11 às 08:00". */
export const atTimeLabel = (instant: string, now: number) => timeWords(instant, now, "às");

/** Words an estimated time: "por volta de 14:32", "amanhã por volta de 08:00". */
export const aroundTimeLabel = (instant: string, now: number) =>
  timeWords(instant, now, "por volta de");

function timeWords(instant: string, now: number, preposition: string): string {
  const time = `${preposition} ${clockLabel(instant)}`;
  const date = day.format(new Date(instant));
  if (date === day.format(now)) return time;
  return `${date === day.format(now + DAY) ? "amanhã" : date} ${time}`;
}

/** Words the time until an instant: "em 18 s", "em 3 min", "em 2 h"; null if it is past. */
export function untilLabel(instant: string, now: number): string | null {
  const seconds = Math.ceil((Date.parse(instant) - now) / 1000);
  if (seconds <= 0) return null;
  if (seconds < 60) return `em ${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `em ${minutes} min` : `em ${Math.round(minutes / 60)} h`;
}

/** Words a duration, rounded: "menos de 1 min", "13 min", "2 h 10 min", "3 dias". */
export function durationLabel(minutes: number): string {
  if (minutes < 1) return "menos de 1 min";
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  const hours = Math.floor(whole / 60);
  if (hours < 24) return whole % 60 === 0 ? `${hours} h` : `${hours} h ${whole % 60} min`;
  const days = Math.round(hours / 24);
  return days === 1 ? "1 dia" : `${days} dias`;
}

/** Converts a day of every year, "11-20", to "20/11". */
export const monthDayLabel = (day: string) => day.split("-").toReversed().join("/");
