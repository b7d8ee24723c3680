import type { EmailFacts } from "../../emails/queries.ts";
import type { MirrorFacts } from "../../firestore/queries.ts";
import type { Certificate, ProcessKind, VendorCounts } from "../status/figures.ts";

/** Jobs of the queue that failed and wait for another attempt, by task. */
export type FailingTask = {
  /** The reaction's name, or the scheduled task's. */
  readonly task: string;
  readonly count: number;
  /** When the oldest of them was created. */
  readonly since: Date;
};

/** How the queue of jobs stands. */
export type JobFacts = {
  /** Jobs that could run now. */
  readonly waiting: number;
  /** Since when the oldest of them could; null: none waits. */
  readonly oldestAt: Date | null;
  readonly failing: readonly FailingTask[];
};

/** The queue of jobs, for those who operate the product. */
export type JobQueue = {
  readonly loadFacts: () => Promise<JobFacts>;
  /** Lets the failing jobs of a task run at once. Returns how many there were. */
  readonly retry: (task: string) => Promise<number>;
};

/** The copies of the data; null: none is known. */
export type BackupFacts = { readonly newestAt: Date; readonly hasFailedSince: boolean } | null;

/** What the checks decide by. */
export type HealthFacts = {
  readonly now: Date;
  /** Whether sending rests because of a maintenance. */
  readonly isInMaintenance: boolean;
  readonly sessions: {
    readonly total: number;
    readonly working: number;
    /** Without a sign of life, or connecting. */
    readonly silent: number;
    /** With a problem. */
    readonly failing: number;
    /** That no live process holds. */
    readonly unheld: number;
    /** Which the vendor refuses as too old a client. */
    readonly outdated: number;
  };
  readonly lanes: {
    /** Lanes whose next turn is due, and that are neither paused nor sending. */
    readonly due: number;
    /** Since when the oldest of them is; null: none. */
    readonly oldestDueAt: Date | null;
  };
  readonly jobs: JobFacts;
  readonly vendors: readonly VendorCounts[];
  readonly shops: {
    readonly connected: number;
    /** Whose calls are used up, or that the shop has paused. */
    readonly paused: number;
    readonly failing: number;
  };
  readonly webhooks: {
    /** Whether a payment vendor is set up. */
    readonly isExpected: boolean;
    readonly waiting: number;
    readonly oldestAt: Date | null;
    readonly lastAt: Date | null;
  };
  readonly emails: EmailFacts;
  /** Null: nothing is written to a Firestore. */
  readonly mirror: MirrorFacts | null;
  readonly processes: readonly {
    readonly kind: ProcessKind;
    readonly version: string;
    readonly isLive: boolean;
  }[];
  /** Bytes; null: unknown. */
  readonly disk: { readonly free: number; readonly size: number } | null;
  readonly backups: BackupFacts;
  readonly certificate: Certificate | null;
  readonly database: {
    readonly connections: number;
    readonly most: number;
  };
};
