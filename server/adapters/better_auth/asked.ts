import type { Kysely } from "kysely";
import type { Identified } from "../../core/users/identity.ts";
import type { AuthTables } from "./auth_tables.ts";
import { PASSWORD_LENGTH, type passwords } from "./passwords.ts";
import { refused } from "./refused.ts";

/** Writes a change to an account, once, with what follows of it. */
type Change = (
  change: (db: Kysely<AuthTables>) => Promise<{ who: Identified; emails: string[] }>,
) => Promise<void>;

/** What our own endpoints work with. */
export type Asked = {
  readonly db: Kysely<AuthTables>;
  /** Signs the codes of emails. */
  readonly secret: string;
  readonly passwords: ReturnType<typeof passwords>;
  readonly change: Change;
  /** The product's origin, for the links of emails. */
  readonly addressOf: (request: Request | undefined) => string;
};

/** Text of a JSON body; empty where it says none. */
export function textIn(body: unknown, name: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === "string" ? value : "";
}

/** Characters: what a path of an email may have. Source: RFC 5321 §4.5.3.1.3. */
const LONGEST_EMAIL = 254;

/** The `email` of a JSON body, as accounts keep it. @throws a refusal with INVALID_EMAIL. */
export function emailIn(body: unknown): string {
  const email = textIn(body, "email").trim().toLowerCase();
  const isOne = email.length <= LONGEST_EMAIL &&
    /^[^\s@<>",;:()[\]\\]+@[^\s@]+\.[^\s@]+$/.test(email);
  if (!isOne) throw refused("INVALID_EMAIL");
  return email;
}

/** @throws a refusal when it is too short or too long. */
export function requirePassword(password: string): string {
  if (password.length < PASSWORD_LENGTH.least) throw refused("PASSWORD_TOO_SHORT");
  if (password.length > PASSWORD_LENGTH.most) throw refused("PASSWORD_TOO_LONG");
  return password;
}
