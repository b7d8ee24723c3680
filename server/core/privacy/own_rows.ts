import { type RawBuilder, sql } from "kysely";
import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";
import type { Tables } from "../tables.ts";
import type { ArchiveRow } from "./archive.ts";
import { isAbout } from "./diary.ts";
import type { Holding } from "./personal_data.ts";

/** Rows in memory at once: packing them holds up other requests for some 10 milliseconds. */
export const PAGE = 250;

type Selection = {
  readonly table: string;
  readonly key: readonly string[];
  readonly selected: RawBuilder<unknown>;
  readonly isTheirs: ReturnType<typeof isAbout>;
};

/** What a person is given of a table: their rows in the order of its key, page by page. */
export const ownRows = (
  ctx: Context,
  userId: UserId,
  table: keyof Tables,
  { people, key, gives }: Holding,
) =>
  pagesOf(ctx, {
    table,
    key,
    selected: sql.join(gives.map((column) => sql.ref(column))),
    isTheirs: sql<boolean>`${sql.ref(people[0]!)} = ${userId}`,
  });

/** Columns of an event that a person is given. */
export const diaryColumns = ["id", "name", "happened_at", "payload"] as const;

/** The events that are about a person, without what an admin wrote about them to other admins. */
export const ownEvents = (ctx: Context, userId: UserId) =>
  pagesOf(ctx, {
    table: "events",
    key: ["id"],
    selected: sql`id, name, happened_at, payload - 'reason' as payload`,
    isTheirs: isAbout(userId),
  });

/** Each page begins after the last row of the one before, so that the last costs what the first did. */
async function* pagesOf({ db }: Context, { table, key, selected, isTheirs }: Selection) {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  let last: ArchiveRow | undefined;
  while (true) {
    const after = last
      ? sql`and (${keys}) > (${sql.join(key.map((column) => last![column]))})`
      : sql``;
    const { rows } = await sql<ArchiveRow>`
      select ${selected} from ${sql.table(table)}
      where ${isTheirs} ${after} order by ${keys} limit ${PAGE}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}
