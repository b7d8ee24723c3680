import type { PostgresPool, PostgresPoolClient } from "kysely";

export type WatchedTables = {
  readonly tables: readonly string[];
  /** Called when what was written is committed, or may be, before the writer knows. */
  readonly onWritten: () => void;
};

const BEGIN = /^(?:begin|start transaction)\b/i;
const END = /^(?:commit|rollback)(?! to\b)/i;

/**
 * Wraps a pool to tell when one of its connections has written to some tables: what this process
 * remembers of them is forgotten before its next statement. A statement's text says what it writes.
 */
export function watchWrites(
  pool: PostgresPool,
  { tables, onWritten }: WatchedTables,
): PostgresPool {
  const writes = new RegExp(
    String.raw`\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+` +
      String.raw`(?:only\s+)?(?:"?\w+"?\.)?"?(?:${tables.join("|")})\b`,
    "i",
  );
  const isWrite = (text: string) => !text.startsWith("select ") && writes.test(text);
  const watched = new WeakMap<PostgresPoolClient, PostgresPoolClient>(); // Kysely compares clients by identity

  function watch(client: PostgresPoolClient): PostgresPoolClient {
    let isOpen = false;
    let isWritten = false;
    async function query(text: string, values: readonly unknown[]) {
      if (BEGIN.test(text)) isOpen = true;
      else if (isWrite(text)) isWritten = true;
      try {
        return await client.query(text, values);
      } finally {
        if (END.test(text)) isOpen = false;
        if (isWritten && !isOpen) {
          isWritten = false;
          onWritten();
        }
      }
    }
    return {
      query: query as unknown as PostgresPoolClient["query"],
      release(destroy) {
        if (isWritten) onWritten(); // its transaction was not ended
        isOpen = isWritten = false;
        client.release(destroy);
      },
    };
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = watched.get(client) ?? watch(client);
      watched.set(client, known);
      return known;
    },
  };
}
