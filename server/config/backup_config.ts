import { isAbsolute } from "node:path";
import * as v from "valibot";
import { parseVariables, textOr, type Variables, wholeNumber } from "./variables.ts";

/** Where copies of the data go, and who can read them. */
export type BackupConfig = {
  /** A folder, or the address of an S3-compatible service with its account; null: none. */
  readonly place: string | null;
  /** age's public keys, to which copies are encrypted; none: they are not. */
  readonly recipients: readonly string[];
  /** age's private keys, which only a restore needs. */
  readonly identities: readonly string[];
  /** The hour of the daily copy of the embedded database, in UTC. */
  readonly hour: number;
  readonly keepDays: number;
};

const list = (pattern: RegExp, message: string) =>
  v.pipe(
    textOr(""),
    v.transform((text) => text.split(",").map((part) => part.trim()).filter(Boolean)),
    v.check((keys) => keys.every((key) => pattern.test(key)), message),
  );

const backupVariables = v.object({
  BACKUP_URL: v.nullish(
    v.pipe(
      v.string(),
      v.check(
        (text) => isAbsolute(text) || /^https?:\/\/[^/@:]+:[^/@]+@[^/]+\/./.test(text),
        "BACKUP_URL must be an absolute path, or look like https://KEY:SECRET@host/bucket/folder",
      ),
    ),
    null,
  ),
  BACKUP_KEY: list(
    /^age1[0-9a-z]+$/,
    "BACKUP_KEY must be age's public key, which begins with age1: `deno task backup --new-key`",
  ),
  BACKUP_IDENTITY: list(
    /^AGE-SECRET-KEY-[0-9A-Z-]+$/,
    "BACKUP_IDENTITY must be age's private key, which begins with AGE-SECRET-KEY-",
  ),
  BACKUP_HOUR: wholeNumber("BACKUP_HOUR", 0, 23, 6),
  BACKUP_KEEP_DAYS: wholeNumber("BACKUP_KEEP_DAYS", 1, 3_650, 30),
});

/** Reads the settings of copies. @throws ConfigError */
export function readBackupConfig(variables: Variables): BackupConfig {
  const set = parseVariables(backupVariables, variables);
  return {
    place: set.BACKUP_URL,
    recipients: set.BACKUP_KEY,
    identities: set.BACKUP_IDENTITY,
    hour: set.BACKUP_HOUR,
    keepDays: set.BACKUP_KEEP_DAYS,
  };
}
