import { join } from "node:path";

/** The secret that an operator did not set: made once, kept in the data folder for its owner only. */
export async function keptSecretKey(dataDir: string): Promise<string> {
  const path = join(dataDir, "secret_key");
  try {
    return await Deno.readTextFile(path);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  const key = crypto.getRandomValues(new Uint8Array(32)).toHex();
  await Deno.writeTextFile(`${path}.new`, key, { mode: 0o600 });
  await Deno.rename(`${path}.new`, path); // never half-written
  return key;
}
