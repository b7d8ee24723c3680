import { type Kysely, sql } from "kysely";
import type { AuthTables } from "./auth_tables.ts";
import type { CodeMode } from "./account_codes.ts";

const HOUR_MS = 60 * 60 * 1000;

/** The emails that carry a code: the mode of their link, and how long it is valid. */
export const emailKinds = {
  verification: { mode: "verifyEmail", holdsMs: 24 * HOUR_MS },
  emailChange: { mode: "verifyEmail", holdsMs: 24 * HOUR_MS },
  reset: { mode: "resetPassword", holdsMs: HOUR_MS },
  /** To the former address: the email was changed, and the change can be undone. */
  recovery: { mode: "recoverEmail", holdsMs: 7 * 24 * HOUR_MS },
} as const satisfies Record<string, { mode: CodeMode; holdsMs: number }>;

export type EmailKind = keyof typeof emailKinds;

type RequestedEmail = {
  readonly kind: EmailKind;
  /** The account's id. */
  readonly subject: string;
  /** The recipient: opening the link proves this address. */
  readonly email: string;
  /** The product's origin, for the link. */
  readonly address: string;
};

/** Saves an email until its code is used or expires; returns its id. Deletes the expired ones. */
export async function saveEmail(db: Kysely<AuthTables>, email: RequestedEmail): Promise<string> {
  const id = crypto.randomUUID();
  const now = Date.now();
  await db.deleteFrom("auth_verifications").where("expiresAt", "<", new Date(now)).execute();
  await db.insertInto("auth_verifications").values({
    id,
    identifier: identifierOf(email.kind, email.subject),
    value: JSON.stringify(email),
    expiresAt: new Date(now + emailKinds[email.kind].holdsMs),
  }).execute();
  return id;
}

/** Returns an email whose code is still valid, and until when. */
export async function findEmail(db: Kysely<AuthTables>, id: string) {
  const row = await db.selectFrom("auth_verifications").select(["value", "expiresAt"])
    .where("id", "=", id).where("expiresAt", ">", new Date()).executeTakeFirst();
  return row && { ...JSON.parse(row.value) as RequestedEmail, expiresAt: row.expiresAt };
}

/** Deletes and returns an email: of two requests with its code, the second finds none. */
export async function takeEmail(
  db: Kysely<AuthTables>,
  id: string,
): Promise<RequestedEmail & { readonly requestedAt: Date } | undefined> {
  const row = await db.deleteFrom("auth_verifications").where("id", "=", id)
    .where("expiresAt", ">", new Date()).returning(["value", "expiresAt"]).executeTakeFirst();
  if (!row) return undefined;
  const email: RequestedEmail = JSON.parse(row.value);
  const { holdsMs } = emailKinds[email.kind];
  return { ...email, requestedAt: new Date(row.expiresAt.getTime() - holdsMs) };
}

/** Invalidates an account's codes of these kinds. */
export async function dropEmails(
  db: Kysely<AuthTables>,
  subject: string,
  kinds: readonly EmailKind[],
): Promise<void> {
  await db.deleteFrom("auth_verifications")
    .where("identifier", "in", kinds.map((kind) => identifierOf(kind, subject))).execute();
}

/** Invalidates an account's recoveries that were requested after `since`. */
export async function dropRecoveries(db: Kysely<AuthTables>, subject: string, since: Date) {
  const { holdsMs } = emailKinds.recovery;
  await db.deleteFrom("auth_verifications")
    .where("identifier", "=", identifierOf("recovery", subject))
    .where("expiresAt", ">", new Date(since.getTime() + holdsMs)).execute();
}

/** Whether an account had this email until lately, and may still take it back. */
export async function mayBeTakenBack(db: Kysely<AuthTables>, email: string): Promise<boolean> {
  const row = await db.selectFrom("auth_verifications").select("id")
    .where("identifier", "like", identifierOf("recovery", "%"))
    .where(sql<boolean>`strpos(value, ${`"email":${JSON.stringify(email)}`}) > 0`)
    .where("expiresAt", ">", new Date()).limit(1).executeTakeFirst();
  return row !== undefined;
}

const identifierOf = (kind: EmailKind, subject: string) => `letter:${kind}:${subject}`;
