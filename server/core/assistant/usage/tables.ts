import type { ColumnType, Generated } from "kysely";
import type { UserId } from "../../ids.ts";

/** What a person used of the language model in a day. */
export type AssistantUsagesTable = {
  user_id: UserId;
  /** YYYY-MM-DD, in the person's zone. */
  day: string;
  prompts: Generated<number>;
  /** PostgreSQL's bigint, as text. */
  input_tokens: Sum;
  output_tokens: Sum;
  /** Millionths of a US dollar; null: the cost of some of it is not known. */
  cost_micros: Cost;
  /** The same with estimates where the provider did not count; null: without a price there is none. */
  estimated_micros: Cost;
};

/** What all people together used in a day. */
export type AssistantDaysTable = {
  /** YYYY-MM-DD, in Brasília. */
  day: string;
  input_tokens: Sum;
  output_tokens: Sum;
  cost_micros: Cost;
  /** What a budget in dollars counts. */
  estimated_micros: Cost;
};

type Cost = ColumnType<string | null, number | null | undefined, never>;
type Sum = ColumnType<string, number | undefined, never>;

/** What a person chose about the assistant; no row: nothing. */
export type AssistantSettingsTable = {
  user_id: UserId;
  /** Since when it is off for them; null: it is on. */
  disabled_at: Date | null;
};
