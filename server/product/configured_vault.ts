import { openVault } from "../adapters/vault/vault.ts";
import type { Config } from "../config/config.ts";
import { storedEarlierKeys, storedSecretKey } from "../config/secret_key.ts";
import type { Vault } from "../core/vault.ts";

type Keys = Pick<Config, "secretKey" | "earlierSecretKeys" | "dataDir">;

/** Opens the vault with the keys of the configuration, else with those in the data folder. */
export async function configuredVault(
  { secretKey, earlierSecretKeys, dataDir }: Keys,
): Promise<Vault> {
  return await openVault(
    secretKey ?? await storedSecretKey(dataDir),
    [...earlierSecretKeys, ...await storedEarlierKeys(dataDir)],
  );
}
