/** Parses the calendar's parameters: `?ver=` selects a view, `?dia=` a day. */
export function parseCalendarParams(params: URLSearchParams) {
  const today = dayOf(new Date());
  const day = /^\d{4}-\d{2}-\d{2}$/.test(params.get("dia") ?? "") &&
      !Number.isNaN(Date.parse(params.get("dia")!))
    ? params.get("dia")!
    : today;
  const named = params.get("ver");
  const usual = globalThis.matchMedia?.("(min-width: 960px)").matches ? "semana" : "agenda";
  const view = named === "mes" || named === "semana" || named === "agenda" ? named : usual;
  const at = (days: number) => {
    const date = new Date(`${day}T00:00:00`);
    date.setDate((view === "mes" ? 1 : date.getDate()) + days);
    return date.toISOString();
  };
  // A week more on both sides: a view begins on a Sunday, and the person's zone may be another one.
  const [before, after] = view === "mes" ? [-8, 45] : view === "semana" ? [-8, 9] : [-1, 16];
  return { day, today, view, page: { from: at(before), to: at(after) } } as const;
}

/** Returns the day in the device's zone: YYYY-MM-DD. */
function dayOf(now: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
