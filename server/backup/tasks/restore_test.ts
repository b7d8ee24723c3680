import { readConfig } from "../../config/config.ts";
import { ConfigError } from "../../config/variables.ts";
import { recordCheck } from "../../core/backups/commands.ts";
import type { Tables } from "../../core/tables.ts";
import { connect, openDatabase, openDatabaseBeside } from "../../database/connection.ts";
import { guardedOutbound } from "../../http/outbound/guarded_outbound.ts";
import { runForOperator } from "../../process/program.ts";
import { findCopy, printHeld, restoreCopy } from "../restore.ts";

/**
 * For operators: `deno task restore-test [FOLDER]` restores the newest copy into a database that it removes
 * again, and records in the product's database that the copy held what it should. With `--apart` it records
 * nothing: on a machine without the product.
 */
await runForOperator(async () => {
  const config = readConfig(Deno.env.toObject());
  const address = Deno.args.find((argument) => argument !== "--apart") ?? config.backup.place;
  if (!address) throw new ConfigError("Usage: deno task restore-test FOLDER, or set BACKUP_URL");
  const outbound = guardedOutbound();
  const copy = await findCopy(address, config.siteSlug, outbound);
  const dataDir = await Deno.makeTempDir({ prefix: "restore-test-" });
  try {
    await using database = await openDatabase({ dataDir, databaseUrl: null });
    const restored = await restoreCopy(copy, config, {
      database: database.config,
      filesDir: dataDir,
    });
    printHeld(restored);
  } finally {
    await Deno.remove(dataDir, { recursive: true });
  }
  if (!Deno.args.includes("--apart")) {
    await using database = await openDatabaseBeside(config);
    const db = connect<Tables>({ ...database.config, max: 1 }, () => {});
    await recordCheck({ db, now: new Date() }, copy.name).finally(() => db.destroy());
  }
  console.log(`${copy.name} can be restored`);
  await outbound.close();
});
