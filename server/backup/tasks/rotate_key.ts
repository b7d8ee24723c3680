import { readConfig } from "../../config/config.ts";
import { removeEarlierKeys, replaceStoredKey, storedEarlierKeys } from "../../config/secret_key.ts";
import { ConfigError } from "../../config/variables.ts";
import { resealSecrets } from "../../core/reseal_secrets.ts";
import { system } from "../../core/users/viewer.ts";
import { openDatabase, openDatabaseBeside } from "../../database/connection.ts";
import { openProduct } from "../../product.ts";
import { runForOperator } from "../../process/program.ts";

/**
 * For operators: `deno task rotate-key` seals with SECRET_KEY what the keys of SECRET_KEY_EARLIER sealed, also
 * while the product runs with both. Without SECRET_KEY it makes a new key in DATA_DIR first; the product is
 * then stopped. Interrupted, it goes on where it was.
 */
await runForOperator(async () => {
  const config = readConfig(Deno.env.toObject());
  const isStored = config.secretKey === null;
  if (isStored && config.databaseUrl !== null) {
    throw new ConfigError("Set SECRET_KEY: on a DATABASE_URL the processes must share one");
  }
  // With the key of the folder, only this process may seal: another one has the former key in memory.
  await using product = await openProduct(config, async (place) => {
    const database = await (isStored ? openDatabase : openDatabaseBeside)(place);
    const isUnderWay = (await storedEarlierKeys(config.dataDir)).length > 0;
    if (isStored && !isUnderWay) await replaceStoredKey(config.dataDir);
    return database;
  });
  let unopened = 0;
  for await (const { column, ...counts } of resealSecrets(product.contextOf(system))) {
    unopened += counts.unopened;
    if (counts.resealed > 0) console.log(`${column}: ${counts.resealed} sealed anew`);
    if (counts.unopened > 0) console.log(`${column}: ${counts.unopened} opened by no known key`);
  }
  if (unopened > 0) {
    throw new ConfigError(
      "Add the key that sealed the rest to SECRET_KEY_EARLIER, and run this again",
    );
  }
  if (isStored) await removeEarlierKeys(config.dataDir);
  console.log(
    isStored
      ? "Everything is sealed with the new key of DATA_DIR. Start the product."
      : "Everything is sealed with SECRET_KEY. Leave SECRET_KEY_EARLIER out at the next start.",
  );
});
