import type { ColumnType, JSONColumnType } from "kysely";
import type { ProcessFigures, ProcessKind, Requests } from "./figures.ts";

/** The processes that ran in the last day, each with its latest figures. */
export type ProcessReportsTable = {
  id: string;
  kind: ProcessKind;
  pid: number;
  version: string;
  started_at: Date;
  reported_at: Date;
  figures: JSONColumnType<ProcessFigures>;
};

/** What a process did in one minute. */
export type MinuteFigures = {
  readonly requests: Requests;
  /** The 99th percentile of the event loop's delay, in milliseconds. */
  readonly loopP99: number;
  readonly rss: number;
  readonly sockets: number;
  /** Seconds of processor time. */
  readonly cpu: number;
  /** Connections to the database, of all processes; null: another process counts them. */
  readonly connections: number | null;
};

/** The last day, minute by minute; older ones are deleted. */
export type ProcessMinutesTable = {
  minute: Date;
  process_id: ColumnType<string, string, never>;
  figures: JSONColumnType<MinuteFigures>;
};
