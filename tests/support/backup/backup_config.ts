import type pg from "pg";
import { readConfig } from "../../../server/config/config.ts";
import type { Variables } from "../../../server/config/variables.ts";

/** The address of a database of the tests' server. */
export const urlOf = ({ host = "", port = 0, user = "", database = "" }: pg.PoolConfig): string =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

export const TEST_KEY = "a secret key of tests, 32 characters";

/** The configuration of a product on that database, with a folder of its own. */
export const backupConfig = (database: pg.PoolConfig, dataDir: string, more: Variables = {}) =>
  readConfig({
    APP_ENV: "test",
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(database),
    SECRET_KEY: TEST_KEY,
    ...more,
  });
