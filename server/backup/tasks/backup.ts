import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { join } from "node:path";
import { readConfig } from "../../config/config.ts";
import { guardedOutbound } from "../../http/outbound/guarded_outbound.ts";
import { runForOperator } from "../../process/program.ts";
import { backUp } from "../back_up.ts";
import { placeAt } from "../places/place.ts";

/**
 * For operators: `deno task backup [FOLDER]` stores a copy of the data in the folder, else at BACKUP_URL,
 * else in DATA_DIR/backups, also while the product runs. `deno task backup --new-key` prints a pair of keys.
 */
await runForOperator(async () => {
  const [argument] = Deno.args;
  if (argument === "--new-key") return await printNewKey();
  const config = readConfig(Deno.env.toObject());
  const outbound = guardedOutbound();
  const place = placeAt(
    argument ?? config.backup.place ?? join(config.dataDir, "backups"),
    outbound.operator,
  );
  const begun = performance.now();
  const { name, bytes, rows, expired } = await backUp({ config, place, onLine: console.log });
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${name} in ${place.address}`);
  console.log(`${rows} rows, ${megabytes(bytes)} MB, in ${seconds.toFixed(1)} s`);
  for (const old of expired) console.log(`Removed ${old}: older than BACKUP_KEEP_DAYS`);
  console.log(
    config.backup.recipients.length > 0
      ? "Encrypted: keep the private key of BACKUP_KEY elsewhere. " +
        (config.secretKey === null
          ? "The secret key of DATA_DIR is in it."
          : "Keep SECRET_KEY, too: it is not in it.")
      : "Not encrypted, and without the secret key: keep " +
        (config.secretKey === null ? "DATA_DIR/secret_key" : "SECRET_KEY") +
        " elsewhere, or connected accounts cannot be opened again.",
  );
  await outbound.close();
});

/** Returns bytes as megabytes, with decimals where they say something. */
function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes < 10_000_000 ? 2 : 0);
}

async function printNewKey() {
  const identity = await generateX25519Identity();
  console.log(`BACKUP_KEY=${await identityToRecipient(identity)}`);
  console.log(`BACKUP_IDENTITY=${identity}`);
  console.log("Give the product the first. Keep the second elsewhere: only it opens the copies.");
}
