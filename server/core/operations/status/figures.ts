/** The ways into the web process, by which requests are counted. */
export const doors = [
  "LINKS",
  "PAGES",
  "GRAPHQL",
  "LIVE",
  "REST",
  "WEBHOOKS",
  "FILES",
  "HEALTH",
] as const;
export type Door = (typeof doors)[number];

/** The upper bounds of the histogram of responses, in milliseconds; one more bucket has no bound. */
export const BOUNDS_MS = [0.1, 0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];

/** Requests of one door: sums that only grow while the process runs. */
export type DoorCounts = {
  /** By class: 1xx, 2xx, 3xx, 4xx, 5xx. */
  readonly classes: readonly number[];
  /** By how long the response took: one for each of `BOUNDS_MS`, and one for longer. */
  readonly buckets: readonly number[];
  readonly totalMs: number;
};
export type Requests = Readonly<Partial<Record<Door, DoorCounts>>>;

/** What is kept in memory to spare work. */
export const caches = ["LINKS", "IDENTITIES"] as const;
export type CacheName = (typeof caches)[number];
export type CacheCounts = { readonly hits: number; readonly misses: number };

/** How the requests to a vendor's host went since the process started. */
export type VendorCounts = {
  readonly host: string;
  readonly requests: number;
  readonly failures: number;
  /** When its circuit opened; null: it is closed. */
  readonly openSince: string | null;
  /** A code of ours or an HTTP status, without what the vendor wrote; null: none yet. */
  readonly lastError: string | null;
  readonly lastErrorAt: string | null;
};

/** The emails of a process since it started. */
export type EmailCounts = {
  readonly sent: number;
  readonly failed: number;
  /** Refused for good by the mail server. */
  readonly refused: number;
  readonly lastSentAt: string | null;
  readonly lastFailedAt: string | null;
};

export type Certificate = { readonly host: string; readonly expiresAt: string };

/** What a process reports of itself. It is stored as JSON: instants are texts. */
export type ProcessFigures = {
  /** Milliseconds by which the event loop was late since the report before. */
  readonly loop: { readonly p50: number; readonly p99: number; readonly max: number };
  /** Bytes. */
  readonly memory: {
    readonly rss: number;
    readonly heapUsed: number;
    readonly heapTotal: number;
  };
  /** Seconds of processor time. */
  readonly cpu: number;
  readonly sockets: { readonly http: number; readonly live: number };
  readonly requests: Requests;
  readonly caches: Readonly<Record<CacheName, CacheCounts>>;
  readonly vendors: readonly VendorCounts[];
  readonly emails: EmailCounts;
  /** Bytes of the disk with the data; null: unknown. */
  readonly disk: { readonly free: number; readonly size: number } | null;
  /** The site's certificate as its address serves it; null: unknown. */
  readonly certificate: Certificate | null;
};

export type ProcessKind = "WEB" | "MESSENGER";

/** A process and its latest figures. */
export type ProcessReport = {
  readonly id: string;
  readonly kind: ProcessKind;
  readonly pid: number;
  /** The digest of the web app's build, and Deno's version. */
  readonly version: string;
  readonly startedAt: Date;
  readonly reportedAt: Date;
  readonly figures: ProcessFigures;
};

/** Returns the figures of the process that asks, as they are now. */
export type OwnFigures = () => ProcessReport;

const none: DoorCounts = {
  classes: [0, 0, 0, 0, 0],
  buckets: new Array(BOUNDS_MS.length + 1).fill(0),
  totalMs: 0,
};

/** Returns the requests between two readings, without the doors that had none. */
export const requestsBetween = (before: Requests, after: Requests): Requests =>
  Object.fromEntries(
    Object.entries(combined([after, before], (now, then) => Math.max(0, now - then)))
      .filter(([, counts]) => requestCount(counts) > 0),
  );

/** Returns the sums of several processes' requests. */
export const sumOfRequests = (all: readonly Requests[]): Requests =>
  all.reduce((sum, one) => combined([sum, one], (a, b) => a + b), {});

function combined(
  [one, other]: readonly [Requests, Requests],
  of: (one: number, other: number) => number,
): Requests {
  const result: Partial<Record<Door, DoorCounts>> = {};
  for (const door of doors) {
    if (!one[door] && !other[door]) continue;
    const [a, b] = [one[door] ?? none, other[door] ?? none];
    result[door] = {
      classes: a.classes.map((count, nth) => of(count, b.classes[nth] ?? 0)),
      buckets: a.buckets.map((count, nth) => of(count, b.buckets[nth] ?? 0)),
      totalMs: of(a.totalMs, b.totalMs),
    };
  }
  return result;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

export const requestCount = ({ classes }: DoorCounts): number => sum(classes);
/** Responses that say that we failed. */
export const errorCount = ({ classes }: DoorCounts): number => classes[4] ?? 0;

/**
 * Returns the milliseconds within which that share of the responses was ready, between the bounds of
 * a bucket as if they were even; null: there was no request.
 */
export function quantileMs({ buckets }: Pick<DoorCounts, "buckets">, share: number): number | null {
  const count = sum(buckets);
  if (count === 0) return null;
  const rank = share * count;
  let below = 0;
  for (const [nth, inBucket] of buckets.entries()) {
    if (inBucket > 0 && below + inBucket >= rank) {
      const from = BOUNDS_MS[nth - 1] ?? 0;
      const to = BOUNDS_MS[nth] ?? from; // beyond the last bound nothing more is known
      return from + (to - from) * Math.max(0, rank - below) / inBucket;
    }
    below += inBucket;
  }
  return BOUNDS_MS.at(-1)!;
}

/** Returns one histogram of all doors. */
export const allDoors = (requests: Requests): DoorCounts =>
  Object.values(requests).reduce((total, one) => ({
    classes: total.classes.map((count, nth) => count + one.classes[nth]!),
    buckets: total.buckets.map((count, nth) => count + one.buckets[nth]!),
    totalMs: total.totalMs + one.totalMs,
  }), none);
