import { type Kysely, sql } from "kysely";
import type { AuthTables } from "./auth_tables.ts";
import type { CodeMode } from "./account_codes.ts";

const HOUR_MS = 60 * 60 * 1000;

/** The letters that carry a code: where their link leads, and how long it holds. */
export const letterKinds = {
  verification: { mode: "verifyEmail", holdsMs: 24 * HOUR_MS },
  emailChange: { mode: "verifyEmail", holdsMs: 24 * HOUR_MS },
  reset: { mode: "resetPassword", holdsMs: HOUR_MS },
  /** To the address of before: the e-mail was changed, and can be taken back. */
  recovery: { mode: "recoverEmail", holdsMs: 7 * 24 * HOUR_MS },
} as const satisfies Record<string, { mode: CodeMode; holdsMs: number }>;

export type LetterKind = keyof typeof letterKinds;

export type KeptLetter = {
  readonly kind: LetterKind;
  /** Whose account. */
  readonly subject: string;
  /** Where it goes: the address that opening its link proves. */
  readonly email: string;
  /** The product's origin, for the link. */
  readonly address: string;
};

/** Keeps a letter until its code is used or over; answers its id. What is over goes. */
export async function keepLetter(db: Kysely<AuthTables>, letter: KeptLetter): Promise<string> {
  const id = crypto.randomUUID();
  const now = Date.now();
  await db.deleteFrom("auth_verifications").where("expiresAt", "<", new Date(now)).execute();
  await db.insertInto("auth_verifications").values({
    id,
    identifier: identifierOf(letter.kind, letter.subject),
    value: JSON.stringify(letter),
    expiresAt: new Date(now + letterKinds[letter.kind].holdsMs),
  }).execute();
  return id;
}

/** A letter whose code still holds, and until when. */
export async function findLetter(db: Kysely<AuthTables>, id: string) {
  const row = await db.selectFrom("auth_verifications").select(["value", "expiresAt"])
    .where("id", "=", id).where("expiresAt", ">", new Date()).executeTakeFirst();
  return row && { ...JSON.parse(row.value) as KeptLetter, expiresAt: row.expiresAt };
}

/** Takes a letter out, with when it was kept: of two who bring its code at once, the second finds none. */
export async function takeLetter(
  db: Kysely<AuthTables>,
  id: string,
): Promise<KeptLetter & { readonly keptAt: Date } | undefined> {
  const row = await db.deleteFrom("auth_verifications").where("id", "=", id)
    .where("expiresAt", ">", new Date()).returning(["value", "expiresAt"]).executeTakeFirst();
  if (!row) return undefined;
  const letter: KeptLetter = JSON.parse(row.value);
  const { holdsMs } = letterKinds[letter.kind];
  return { ...letter, keptAt: new Date(row.expiresAt.getTime() - holdsMs) };
}

/** From now on no code of these kinds holds for that account. */
export async function dropLetters(
  db: Kysely<AuthTables>,
  subject: string,
  kinds: readonly LetterKind[],
): Promise<void> {
  await db.deleteFrom("auth_verifications")
    .where("identifier", "in", kinds.map((kind) => identifierOf(kind, subject))).execute();
}

/** The same of the ways back to an address that were kept after `since`. */
export async function dropRecoveries(db: Kysely<AuthTables>, subject: string, since: Date) {
  const { holdsMs } = letterKinds.recovery;
  await db.deleteFrom("auth_verifications")
    .where("identifier", "=", identifierOf("recovery", subject))
    .where("expiresAt", ">", new Date(since.getTime() + holdsMs)).execute();
}

/** Whether an account was reached at this e-mail until lately, and may still take it back. */
export async function mayBeTakenBack(db: Kysely<AuthTables>, email: string): Promise<boolean> {
  const letter = await db.selectFrom("auth_verifications").select("id")
    .where("identifier", "like", identifierOf("recovery", "%"))
    .where(sql<boolean>`strpos(value, ${`"email":${JSON.stringify(email)}`}) > 0`)
    .where("expiresAt", ">", new Date()).limit(1).executeTakeFirst();
  return letter !== undefined;
}

const identifierOf = (kind: LetterKind, subject: string) => `letter:${kind}:${subject}`;
