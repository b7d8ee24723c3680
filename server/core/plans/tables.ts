import type { ColumnType } from "kysely";
import type { Limits } from "./limits.ts";

/** The limits of each plan; a limit that is missing is the free plan's. */
export type PlansTable = {
  price_id: string;
  name: string;
  limits: ColumnType<Partial<Limits>, string, string>;
};
