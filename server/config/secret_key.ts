import { join } from "node:path";

/** Returns the secret key in the data folder; the first call creates it. */
export async function storedSecretKey(dataDir: string): Promise<string> {
  const path = join(dataDir, "secret_key");
  try {
    return await Deno.readTextFile(path);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  const key = crypto.getRandomValues(new Uint8Array(32)).toHex();
  const draft = await Deno.makeTempFile({ dir: dataDir }); // readable by its owner only
  await Deno.writeTextFile(draft, key);
  try {
    await Deno.link(draft, path); // atomic: never partial, and only one process creates it
    return key;
  } catch (error) {
    if (!(error instanceof Deno.errors.AlreadyExists)) throw error;
    return await Deno.readTextFile(path);
  } finally {
    await Deno.remove(draft);
  }
}
