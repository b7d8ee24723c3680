/** A row of the queue, as far as its moves need it. */
export type QueueRow = {
  readonly id: string;
  readonly status: string;
  readonly group: { readonly session: { readonly id: string } };
};

/** The message beside which another one goes. */
type Beside = { readonly beforeId: string } | { readonly afterId: string };

/**
 * Returns beside which message a row goes that is moved to another place of the list; null: nowhere,
 * since no waiting message of its session is passed.
 */
export function besideOf(rows: readonly QueueRow[], from: number, to: number): Beside | null {
  const row = rows[from];
  const isPassed = (other: QueueRow) =>
    other.status === "QUEUED" && other.group.session.id === row?.group.session.id;
  if (!row || to === from) return null;
  if (to < from) {
    const before = rows.slice(Math.max(to, 0), from).find(isPassed);
    return before ? { beforeId: before.id } : null;
  }
  const after = rows.slice(from + 1, to + 1).findLast(isPassed);
  return after ? { afterId: after.id } : null;
}

/**
 * Returns the next place of a row in that direction: beside the next waiting message of its session;
 * null: there is none.
 */
export function nextPlace(rows: readonly QueueRow[], from: number, step: 1 | -1): number | null {
  for (let to = from + step; to >= 0 && to < rows.length; to += step) {
    if (besideOf(rows, from, to)) return to;
  }
  return null;
}
