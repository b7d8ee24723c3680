import { readConfig } from "../../config/config.ts";
import { ConfigError } from "../../config/variables.ts";
import { openDatabase } from "../../database/connection.ts";
import { runForOperator } from "../../process/program.ts";
import { moveDatabase } from "../move_database.ts";
import { printHeld } from "../restore.ts";

/**
 * For operators: `deno task move-database` moves the embedded database of DATA_DIR to the empty one at
 * DATABASE_URL; `deno task move-database back` moves it from there into DATA_DIR. The product is stopped.
 */
await runForOperator(async () => {
  const { dataDir, databaseUrl } = readConfig(Deno.env.toObject());
  const [direction] = Deno.args;
  if (databaseUrl === null || direction !== undefined && direction !== "back") {
    throw new ConfigError("Usage: deno task move-database [back], with DATABASE_URL set");
  }
  await using embedded = await openDatabase({ dataDir, databaseUrl: null });
  await using named = await openDatabase({ dataDir, databaseUrl });
  const [from, to] = direction === "back" ? [named, embedded] : [embedded, named];
  const moved = await moveDatabase(from.config, to.config);
  printHeld(moved);
  console.log(
    direction === "back"
      ? "Moved into DATA_DIR: start the product without DATABASE_URL. The one there is as it was."
      : "Moved to DATABASE_URL: start the product with it. DATA_DIR/postgres is as it was.",
  );
});
