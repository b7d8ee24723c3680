import { join } from "node:path";

/** Returns the secret of the data folder, made once, where the operator set none. */
export async function storedSecretKey(dataDir: string): Promise<string> {
  const path = join(dataDir, "secret_key");
  try {
    return await Deno.readTextFile(path);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  const key = crypto.getRandomValues(new Uint8Array(32)).toHex();
  const draft = await Deno.makeTempFile({ dir: dataDir }); // for its owner only
  await Deno.writeTextFile(draft, key);
  try {
    await Deno.link(draft, path); // never half-written, and of two processes only one makes it
    return key;
  } catch (error) {
    if (!(error instanceof Deno.errors.AlreadyExists)) throw error;
    return await Deno.readTextFile(path);
  } finally {
    await Deno.remove(draft);
  }
}
