import { join } from "node:path";
import { type Config, readConfig } from "../../config/config.ts";
import { ConfigError } from "../../config/variables.ts";
import { openDatabase } from "../../database/connection.ts";
import { guardedOutbound } from "../../http/outbound/guarded_outbound.ts";
import { configuredVault } from "../../product/configured_vault.ts";
import { runForOperator } from "../../process/program.ts";
import { findCopy, printHeld, restoreCopy } from "../restore.ts";

/**
 * For operators: `deno task restore FOLDER` restores the newest copy in the folder, or the copy that it
 * names, else the newest at BACKUP_URL, into the empty DATA_DIR or DATABASE_URL.
 */
await runForOperator(async () => {
  const config = readConfig(Deno.env.toObject());
  const address = Deno.args[0] ?? config.backup.place;
  if (!address) throw new ConfigError("Usage: deno task restore FOLDER, or set BACKUP_URL");
  const outbound = guardedOutbound();
  const copy = await findCopy(address, config.siteSlug, outbound);
  console.log(`Restoring ${copy.name} from ${copy.place.address}`);
  await using database = await openDatabase(config);
  const restored = await restoreCopy(copy, config, {
    database: database.config,
    filesDir: config.dataDir,
  });
  printHeld(restored);
  console.log(await keySentence(config, restored.start.keyId));
  await outbound.close();
});

/** Says whether the secret key here opens what the copy holds. */
async function keySentence(config: Config, keyId: string | null): Promise<string> {
  const isGiven = config.secretKey !== null;
  const isStored = await Deno.stat(join(config.dataDir, "secret_key")).then(
    () => true,
    () => false,
  );
  if (!isGiven && !isStored) {
    return "The copy is without its secret key: put it into DATA_DIR/secret_key before the product " +
      "starts, or connected accounts cannot be opened.";
  }
  const { keyIds } = await configuredVault(config);
  if (keyId === null || keyIds.includes(keyId)) {
    return "The secret key here is the one of the copy.";
  }
  return "The secret key here is ANOTHER than the copy's: put the copy's into SECRET_KEY_EARLIER before " +
    "the product starts, or connected accounts cannot be opened.";
}
