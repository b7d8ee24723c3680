import { getLogger } from "@logtape/logtape";
import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { mendFirstSchema } from "./migrations/first_schema.ts";

const log = getLogger(["garimpo", "database"]);

/** Migrations by name; they run in the order of their names. */
export type Migrations = Readonly<Record<string, Migration>>;

const folder = new URL("./migrations/", import.meta.url);

/**
 * The folder's migrations, by the names of their files, each loaded when it runs: a start with
 * nothing to migrate loads none. A released migration is never changed.
 */
export const migrations: Migrations = Object.fromEntries(
  [...Deno.readDirSync(folder)].flatMap(({ name: file }) => {
    const [name] = /^\d{3}_\w+(?=\.ts$)/.exec(file) ?? [];
    const load = () => import(new URL(file, folder).href) as Promise<Migration>;
    return name
      ? [[name, { up: async (db) => await (await load()).up(db) } satisfies Migration]]
      : [];
  }).sort(([a], [b]) => a! < b! ? -1 : 1),
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
