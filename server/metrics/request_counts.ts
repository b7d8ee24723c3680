import {
  BOUNDS_MS,
  type Door,
  type DoorCounts,
  doors,
  type Requests,
} from "../core/operations/status/figures.ts";

/** Counts a response: through which door, its status, and the milliseconds until it was ready. */
export type CountRequest = (door: Door, status: number, ms: number) => void;

const CLASSES = 5;
const BUCKETS = BOUNDS_MS.length + 1;
/** The numbers of a door: its classes, its buckets, and the sum of its milliseconds. */
const ROW = CLASSES + BUCKETS + 1;

/**
 * Counts requests in one array of numbers: a request creates no object, and costs less than a tenth
 * of a microsecond.
 */
export function requestCounts() {
  const numbers = new Float64Array(doors.length * ROW);
  const rows = new Map(doors.map((door, nth) => [door, nth * ROW]));

  const count: CountRequest = (door, status, ms) => {
    const row = rows.get(door)!;
    const nth = status >= 500 ? 4 : status >= 400 ? 3 : status >= 300 ? 2 : status >= 200 ? 1 : 0;
    numbers[row + nth]! += 1;
    let bucket = 0;
    while (bucket < BUCKETS - 1 && ms > BOUNDS_MS[bucket]!) bucket++;
    numbers[row + CLASSES + bucket]! += 1;
    numbers[row + ROW - 1]! += ms;
  };
  const countsOf = (row: number): DoorCounts => ({
    classes: [...numbers.subarray(row, row + CLASSES)],
    buckets: [...numbers.subarray(row + CLASSES, row + CLASSES + BUCKETS)],
    totalMs: numbers[row + ROW - 1]!,
  });

  return {
    count,
    /** Returns the sums since the process started, of the doors that were used. */
    read: (): Requests =>
      Object.fromEntries(
        [...rows].map(([door, row]) => [door, countsOf(row)] as const)
          .filter(([, { classes }]) => classes.some((some) => some > 0)),
      ),
  };
}

/** Returns the door of a request by its path. */
export function doorOf(path: string): Door {
  if (path === "/graphql" || path.startsWith("/graphql?")) return "GRAPHQL";
  if (path.startsWith("/api/")) return WEBHOOK.test(path) ? "WEBHOOKS" : "REST";
  if (FILE.test(path)) return "FILES";
  if (HEALTH.test(path)) return "HEALTH";
  return PAGE.test(path) ? "PAGES" : "LINKS";
}

const WEBHOOK = /^\/api\/(?:webhooks|telegram|evolution)\//;
const FILE = /^\/(?:assets|builds|icons?)\/|^\/(?:sw\.js|manifest\.webmanifest|favicon\.ico)/;
const HEALTH = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;
const PAGE =
  /^\/(?:$|\?|app|auth|store|ajuda|docs|termos|privacidade|indica|_payload\.json|robots\.txt|sitemap)/;
