/** A row of the queue, as far as its moves need it. */
export type QueueRow = {
  readonly id: string;
  readonly status: string;
  readonly group: { readonly session: { readonly id: string } };
};

/** The message beside which another one goes. */
type Beside = { readonly beforeId: string } | { readonly afterId: string };

/** Nothing else is moved. */
const alone: ReadonlySet<string> = new Set();

/**
 * Returns the ids of what moves with a row: the picked messages of its session, or it alone if it is
 * not picked.
 */
export const movedWith = (
  rows: readonly QueueRow[],
  row: QueueRow,
  picked: ReadonlySet<string>,
): string[] =>
  picked.has(row.id)
    ? rows.flatMap(({ id, status, group }) =>
      picked.has(id) && status === "QUEUED" && group.session.id === row.group.session.id ? [id] : []
    )
    : [row.id];

/**
 * Returns beside which message a row goes that is moved to another place of the list, together with
 * the `picked` ones; null: nowhere, since no other waiting message of its session is passed.
 */
export function besideOf(
  rows: readonly QueueRow[],
  from: number,
  to: number,
  picked: ReadonlySet<string> = alone,
): Beside | null {
  const row = rows[from];
  const isPassed = (other: QueueRow) =>
    other.status === "QUEUED" && other.group.session.id === row?.group.session.id &&
    !picked.has(other.id);
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
export function nextPlace(
  rows: readonly QueueRow[],
  from: number,
  step: 1 | -1,
  picked: ReadonlySet<string> = alone,
): number | null {
  for (let to = from + step; to >= 0 && to < rows.length; to += step) {
    if (besideOf(rows, from, to, picked)) return to;
  }
  return null;
}
