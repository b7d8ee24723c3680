import { Algorithm, hash, verify } from "@node-rs/argon2";
import { verifyPassword } from "better-auth/crypto";
import type { Kysely } from "kysely";
import { authDatabase } from "./auth_tables.ts";

/** argon2id with OWASP's parameters. Source: OWASP Password Storage Cheat Sheet. */
const parameters = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456, // KiB
  timeCost: 2,
  parallelism: 1,
};

/** Characters. The hash costs the same for every length. */
export const PASSWORD_LENGTH = { least: 8, most: 128 };

/**
 * Hashes and verifies passwords with argon2id, off the main thread. Hashes of better-auth's own scrypt
 * are still accepted, and replaced on the next successful sign-in.
 */
export function passwords<Tables>(db: Kysely<Tables>) {
  return {
    hash: hashPassword,
    async verify({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
      if (stored.startsWith("$argon2")) return await verifyHash(stored, password);
      const isRight = await verifyPassword({ hash: stored, password });
      if (isRight) await replaceHash(db, stored, await hashPassword(password));
      return isRight;
    },
  };
}

/** Returns the hash of a password, as it is stored. */
export const hashPassword = (password: string) => hash(normalize(password), parameters);

/** Whether `hashPassword` made the hash of that password. */
export const verifyHash = (stored: string, password: string) => verify(stored, normalize(password));

/** Keyboards encode the same characters differently. */
const normalize = (password: string) => password.normalize("NFKC");

/** Replaces a hash, unless the password was changed meanwhile. A hash is unique to its account. */
async function replaceHash<Tables>(
  db: Kysely<Tables>,
  stored: string,
  hash: string,
): Promise<void> {
  await authDatabase(db).updateTable("auth_accounts").set({ password: hash, updatedAt: new Date() })
    .where("password", "=", stored).execute();
}
