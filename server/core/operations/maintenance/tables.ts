import type { Generated } from "kysely";
import type { UserId } from "../../ids.ts";
import type { MaintenanceMode } from "./maintenance.ts";

/** Maintenance windows; at most one is open: neither ended by hand nor replaced. */
export type MaintenancesTable = {
  number: Generated<number>;
  mode: MaintenanceMode;
  message: string;
  starts_at: Date;
  ends_at: Date;
  /** When an admin ended or replaced it; null: it ends by itself. */
  ended_at: Date | null;
};

/** The people besides admins who work as usual during a maintenance. */
export type MaintenancePassesTable = { user_id: UserId; maintenance: number };
