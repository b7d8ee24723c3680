import type { ColumnType } from "kysely";
import type { AlertDeviceId, HealthProblemId, UserId } from "../../ids.ts";
import type { CheckName } from "./checks.ts";
import type { ProblemLevel } from "./finding.ts";

/** A check that was not well, from when it was seen until it was well again. */
export type HealthProblemsTable = {
  id: HealthProblemId;
  check_name: CheckName;
  level: ProblemLevel;
  /** What was found, in words, when it was last seen. */
  figure: string;
  opened_at: Date;
  /** Null: it still is. At most one row of a check is. */
  closed_at: Date | null;
  /** When the admins were last notified of it; null: not yet. */
  notified_at: Date | null;
  /** The level at which they were. */
  notified_level: ProblemLevel | null;
};

/** A browser that shows alerts; see `AlertDevice` in `push_alerts.ts`. */
export type AlertDevicesTable = {
  id: ColumnType<AlertDeviceId, AlertDeviceId, never>;
  user_id: UserId;
  endpoint: string;
  key: string;
  secret: string;
  created_at: Date;
};
