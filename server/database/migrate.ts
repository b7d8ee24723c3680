import { getLogger } from "@logtape/logtape";
import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { mendFirstSchema } from "./migrations/first_schema.ts";

const log = getLogger(["garimpo", "database"]);

/** Migrations by name; they run in the order of their names. */
export type Migrations = Readonly<Record<string, Migration>>;

const folder = new URL("./migrations/", import.meta.url);

const names = [...Deno.readDirSync(folder)].flatMap(({ name }) =>
  /^\d{3}_\w+(?=\.ts$)/.exec(name)?.[0] ?? []
).sort();

const loads = new Map<string, Promise<Migration>>();

/** Loads a migration, and meanwhile those after it, which run next. */
function load(from: number): Promise<Migration> {
  for (const name of names.slice(from)) {
    if (!loads.has(name)) loads.set(name, import(new URL(`${name}.ts`, folder).href));
  }
  return loads.get(names[from]!)!;
}

/**
 * The folder's migrations, by the names of their files, loaded when they run: a start with nothing to
 * migrate loads none. A released migration is never changed.
 */
export const migrations: Migrations = Object.fromEntries(
  names.map((name, index) => [name, { up: async (db) => await (await load(index)).up(db) }]),
);

/**
 * Migrates the database to the last of `wanted`, in one transaction. Of instances that start at the
 * same time, one migrates and the others wait.
 * @throws Error with the migration that failed, or that this release does not have
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  wanted: Migrations = migrations,
): Promise<void> {
  await mendFirstSchema(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...wanted }) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find(({ status }) => status === "Error")?.migrationName;
    throw new Error(
      `The database was not migrated${failed ? `: ${failed} failed` : ""}: ${error}`,
      {
        cause: error,
      },
    );
  }
  for (const { migrationName } of results) log.info("migrated: {migrationName}", { migrationName });
}
