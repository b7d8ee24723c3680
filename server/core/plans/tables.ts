import type { Interval } from "../billing/payments.ts";
import type { ColumnType } from "kysely";
import type { Limits } from "./limits.ts";

/** Each plan; a limit that is missing is the free plan's. */
export type PlansTable = {
  price_id: string;
  name: string;
  limits: ColumnType<Partial<Limits>, string, string>;
  /** The limits that only a buyer's profile told; null: none, or its own document came. */
  profile_limits: ColumnType<
    Readonly<Record<string, number>> | null,
    string | null | undefined,
    string | null
  >;
  /** The vendor's product; the monthly and the yearly plan share it. */
  product_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Cents of BRL; null: the plan is granted, not bought. */
  price_cents: ColumnType<number | null, number | null | undefined, number | null>;
  billing_interval: ColumnType<Interval | null, Interval | null | undefined, Interval | null>;
  trial_days: ColumnType<number, number | undefined, number>;
  /** Since when nobody can choose it; its subscribers keep it. */
  archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};
