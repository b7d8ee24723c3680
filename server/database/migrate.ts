import { getLogger } from "@logtape/logtape";
import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { migrations as all } from "./migrations/all.ts";

const log = getLogger(["garimpo", "database"]);

/** Migrations by name; they run in the order of their names. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Migrates the database to the last of `migrations`, in one transaction. Of instances that start at the
 * same time, one migrates and the others wait.
 * @throws Error with the migration that failed, or that this release does not have
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  migrations: Migrations = all,
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
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
