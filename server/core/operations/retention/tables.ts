import type { Generated } from "kysely";
import type { RetentionName } from "../../retention.ts";

/** What administrators chose for a policy, and what its last run did. No row: nothing yet. */
export type RetentionStatesTable = {
  name: RetentionName;
  /** In the unit of the policy's period; null: the policy's own amount. */
  amount: number | null;
  ran_at: Date | null;
  /** Rows deleted by its last run, and by all. */
  last_deleted: Generated<number>;
  deleted: Generated<string>;
  /** Whether the last run ended with rows left to delete. */
  is_behind: Generated<boolean>;
};
