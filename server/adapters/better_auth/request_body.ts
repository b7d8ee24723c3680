import type { Kysely } from "kysely";
import type { Identified } from "../../core/users/account/identity.ts";
import type { AuthTables } from "./auth_tables.ts";
import { PASSWORD_LENGTH, type passwords } from "./passwords.ts";
import { authError } from "./auth_error.ts";

/** Commits a change to an account with the emails to send. */
type Change = (
  change: (db: Kysely<AuthTables>) => Promise<{ who: Identified; emails: string[] }>,
) => Promise<void>;

/** What our own endpoints share. */
export type EndpointContext = {
  readonly db: Kysely<AuthTables>;
  /** Signs the codes of emails. */
  readonly secret: string;
  readonly passwords: ReturnType<typeof passwords>;
  readonly change: Change;
  /** The product's origin, for the links of emails. */
  readonly addressOf: (request: Request | undefined) => string;
};

/** Returns a text of a JSON body, or an empty one. */
export function textOf(body: unknown, name: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === "string" ? value : "";
}

/** Characters of an address. Source: RFC 5321 §4.5.3.1.3. */
const LONGEST_EMAIL = 254;

/**
 * Returns the `email` of a JSON body, in lower case. Only ASCII, as at registration: mail servers
 * deliver other spellings of an address to the same person. @throws APIError INVALID_EMAIL
 */
export function emailOf(body: unknown): string {
  const email = textOf(body, "email").trim().toLowerCase();
  const isOne = email.length <= LONGEST_EMAIL && /^[!-~]+$/.test(email) &&
    /^[^\s@<>",;:()[\]\\]+@[^\s@]+\.[^\s@]+$/.test(email);
  if (!isOne) throw authError("INVALID_EMAIL");
  return email;
}

/** @throws APIError when the password is too short or too long. */
export function requirePassword(password: string): string {
  if (password.length < PASSWORD_LENGTH.least) throw authError("PASSWORD_TOO_SHORT");
  if (password.length > PASSWORD_LENGTH.most) throw authError("PASSWORD_TOO_LONG");
  return password;
}
