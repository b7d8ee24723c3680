import { expect, test } from "vitest";
import {
  removeEarlierKeys,
  replaceStoredKey,
  storedEarlierKeys,
  storedSecretKey,
} from "../../server/config/secret_key.ts";
import { configuredVault } from "../../server/product/configured_vault.ts";

test("a key that is replaced in the data folder opens what it sealed until it is removed", async () => {
  const dataDir = await Deno.makeTempDir();
  const vault = () => configuredVault({ secretKey: null, earlierSecretKeys: [], dataDir });
  const first = await storedSecretKey(dataDir);
  const sealed = await (await vault()).seal("a credential", "ana");
  await replaceStoredKey(dataDir);
  expect(await storedSecretKey(dataDir)).not.toBe(first);
  expect(await storedEarlierKeys(dataDir)).toEqual([first]);
  const both = await vault();
  expect(both.keyIds).toHaveLength(2);
  expect(await both.open(sealed, "ana")).toBe("a credential");
  expect(both.keyIdOf(sealed)).toBe(both.keyIds[1]);
  expect(both.keyIdOf(await both.seal("another", "ana"))).toBe(both.keyIds[0]);

  await removeEarlierKeys(dataDir);
  await removeEarlierKeys(dataDir); // also when there are none
  await expect((await vault()).open(sealed, "ana")).rejects.toThrow("not known");
  expect((await Deno.stat(`${dataDir}/secret_key`)).mode! & 0o077).toBe(0); // its owner's only
  await Deno.remove(dataDir, { recursive: true });
});
