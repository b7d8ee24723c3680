import pg from "pg";

/** A statement, and its values as JSON has them. */
export type Statement = { readonly text: string; readonly values: unknown[] };

type Query = string | { readonly text: string; readonly values?: readonly unknown[] };

/** Runs a task, and returns the statements that this process sent to the database meanwhile. */
export async function recordedStatements(task: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first, values] = given as [Query, readonly unknown[] | undefined];
    const text = typeof first === "string" ? first : first.text;
    const known = (typeof first === "string" ? values : first.values) ?? [];
    statements.push({ text, values: [...known] });
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  try {
    await task();
    return statements;
  } finally {
    pg.Client.prototype.query = query;
  }
}
