import { sql } from "kysely";

/**
 * By what a connection was opened. What comes in its place has another of the two: what the one that
 * was replaced still says of how it is, is not heard.
 */
export type Teller = {
  /** Of its session's lane: by which a process holds it. */
  readonly token: number;
  /** Another one once the person connected the session anew, or has it opened anew. */
  readonly credentialsMark: string;
};

/** The mark of the session `s`. */
export const credentialsMark = sql<string>`concat_ws('.', s.generation, s.reopened)`;
