import { type RawBuilder, sql } from "kysely";
import type { JournalLine } from "./dispatch.ts";

/** A dispatch's journal with one more line. */
export const journaled = (line: JournalLine): RawBuilder<string> =>
  sql<string>`journal || ${JSON.stringify([line])}::jsonb`;
