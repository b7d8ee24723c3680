import { Algorithm, hash, verify } from "@node-rs/argon2";
import { verifyPassword } from "better-auth/crypto";
import type { Kysely } from "kysely";
import { authDatabase } from "./auth_tables.ts";

/** argon2id in OWASP's measure. Source: OWASP Password Storage Cheat Sheet. */
const measure = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456, // KiB
  timeCost: 2,
  parallelism: 1,
};

/** Characters. The longest is far beyond any phrase, and costs no more to hash than the shortest. */
export const PASSWORD_LENGTH = { least: 8, most: 128 };

/**
 * How passwords are kept: argon2id, away from the main thread. One that was hashed by better-auth's own
 * scrypt before still fits, and is hashed anew when it does.
 */
export function passwords<Tables>(db: Kysely<Tables>) {
  return {
    hash: hashed,
    async verify({ hash: kept, password }: { hash: string; password: string }): Promise<boolean> {
      if (kept.startsWith("$argon2")) return await verify(kept, normal(password));
      const fits = await verifyPassword({ hash: kept, password });
      if (fits) await renew(db, kept, await hashed(password));
      return fits;
    },
  };
}

const hashed = (password: string) => hash(normal(password), measure);

/** The same password typed on another keyboard is the same. */
const normal = (password: string) => password.normalize("NFKC");

/** By the old hash, which is one account's alone: whoever changed the password meanwhile wins. */
async function renew<Tables>(db: Kysely<Tables>, kept: string, hash: string): Promise<void> {
  await authDatabase(db).updateTable("auth_accounts").set({ password: hash, updatedAt: new Date() })
    .where("password", "=", kept).execute();
}
