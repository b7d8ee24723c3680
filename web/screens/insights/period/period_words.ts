const dayAndMonth = new Intl.DateTimeFormat("pt-BR", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const clock = new Intl.DateTimeFormat("pt-BR", { hour: "2-digit", minute: "2-digit" });

const DAY = 24 * 60 * 60 * 1000;

/** Formats a day, "2026-11-22": "22 nov". */
const shortDay = (day: string) =>
  dayAndMonth.format(new Date(day)).replace(" de ", " ").replace(".", "");

type Period = { readonly from: string; readonly to: string };

/** Words a period: "24 out a 22 nov"; a single day by itself. */
export const periodText = ({ from, to }: Period) =>
  from === to ? shortDay(from) : `${shortDay(from)} a ${shortDay(to)}`;

/** Words up to when something is known: "até hoje, 14:20", "até ontem", "até 20 de nov". */
export function untilText(instant: string, now: number): string {
  const then = new Date(instant);
  const days = Math.round((startOfDay(new Date(now)) - startOfDay(then)) / DAY);
  if (days <= 0) return `até hoje, ${clock.format(then)}`;
  if (days === 1) return "até ontem";
  const month = then.toLocaleDateString("pt-BR", { month: "short" }).replace(".", "");
  return `até ${then.getDate()} de ${month}`;
}

const startOfDay = (date: Date) => new Date(date).setHours(0, 0, 0, 0);

/** Capitalises a sentence's first letter. */
export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Source = {
  readonly kind: string;
  readonly updatedAt?: string | null | undefined;
  readonly coveredUntil?: string | null | undefined;
};

/** When clicks were last counted. */
export const clicksAt = (sources: readonly Source[]): string | null =>
  sources.find(({ kind }) => kind === "CLICKS")?.updatedAt ?? null;

/** Up to when every source's sales are known; null: there is no source. */
export const salesUntil = (sources: readonly Source[]): string | null =>
  sources.flatMap(({ kind, coveredUntil }) => kind === "CONVERSIONS" ? coveredUntil ?? [] : [])
    .sort()[0] ?? null;

/** Words up to when the clicks and the sales are known: "Cliques até hoje, 14:20; vendas até ontem." */
export function knownText(sources: readonly Source[], now: number): string {
  const [clicked, sold] = [clicksAt(sources), salesUntil(sources)];
  const words = [
    clicked && `cliques ${untilText(clicked, now)}`,
    sold && `vendas ${untilText(sold, now)}`,
  ].filter(Boolean).join("; ");
  return words && `${sentence(words)}.`;
}
