import type { ColumnType } from "kysely";
import type { UserId } from "../ids.ts";

/** Requests with an `Idempotency-Key`; see `retention.ts`. */
export type IdempotencyKeysTable = {
  user_id: UserId;
  /** As the client sent it. */
  key: string;
  /** SHA-256 of what was requested, and by what right. */
  fingerprint: string;
  /** Names the execution: a process that lost its claim recognizes that another one has it. */
  claim: string;
  /** Until then the execution counts as running. */
  lease_until: Date;
  /** When the execution first committed a change; null: it has changed nothing so far. */
  changed_at: Date | null;
  /** When it was over; null: it runs, or its process died. */
  answered_at: Date | null;
  /** Sealed, since it may hold a secret; null: there is none yet, or it was too large. */
  answer: string | null;
  created_at: ColumnType<Date, Date, Date>;
};
