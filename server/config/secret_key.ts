import { join } from "node:path";

const KEY_FILE = "secret_key";
/** Former keys, one a line, while anything may be sealed with them. */
const EARLIER_FILE = "secret_key_earlier";

const newKey = () => crypto.getRandomValues(new Uint8Array(32)).toHex();

async function textOf(path: string): Promise<string | null> {
  try {
    return await Deno.readTextFile(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

/** Writes a file that will take a place of its own, readable by its owner only. */
async function draftOf(dataDir: string, text: string): Promise<string> {
  const draft = await Deno.makeTempFile({ dir: dataDir });
  await Deno.writeTextFile(draft, text);
  return draft;
}

/** Returns the secret key in the data folder; the first call creates it. */
export async function storedSecretKey(dataDir: string): Promise<string> {
  const path = join(dataDir, KEY_FILE);
  const stored = await textOf(path);
  if (stored !== null) return stored;
  const key = newKey();
  const draft = await draftOf(dataDir, key);
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

/** Returns the former keys in the data folder. */
export async function storedEarlierKeys(dataDir: string): Promise<readonly string[]> {
  return (await textOf(join(dataDir, EARLIER_FILE)) ?? "").split("\n").filter(Boolean);
}

/**
 * Puts a new key in the place of the one in the data folder. The former one is stored first, so that
 * there is no instant at which what it sealed cannot be opened.
 */
export async function replaceStoredKey(dataDir: string): Promise<void> {
  const former = [await storedSecretKey(dataDir), ...await storedEarlierKeys(dataDir)];
  await Deno.rename(await draftOf(dataDir, `${former.join("\n")}\n`), join(dataDir, EARLIER_FILE));
  await Deno.rename(await draftOf(dataDir, newKey()), join(dataDir, KEY_FILE));
}

/** Removes the former keys from the data folder, once nothing is sealed with them. */
export async function removeEarlierKeys(dataDir: string): Promise<void> {
  await Deno.remove(join(dataDir, EARLIER_FILE)).catch((error) => {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  });
}
