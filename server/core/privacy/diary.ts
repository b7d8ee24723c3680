import { type RawBuilder, sql } from "kysely";
import type { UserId } from "../ids.ts";

/** Which events are of a person: every event says whom it is about. */
export const isAbout = (userId: UserId): RawBuilder<boolean> =>
  sql<boolean>`payload->>'userId' = ${userId}`;
