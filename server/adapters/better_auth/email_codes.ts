import { type Kysely, sql } from "kysely";
import type { AuthTables } from "./auth_tables.ts";
import { errors, jwtVerify, SignJWT } from "jose";
import { authError, type AuthErrorCode } from "./auth_error.ts";

const HOUR_MS = 60 * 60 * 1000;

/** The emails that carry a code: the mode of their link, and how long it is valid. */
export const emailKinds = {
  verification: { mode: "verifyEmail", validMs: 24 * HOUR_MS },
  emailChange: { mode: "verifyEmail", validMs: 24 * HOUR_MS },
  reset: { mode: "resetPassword", validMs: HOUR_MS },
  /** To the former address: the email was changed, and the change can be undone. */
  recovery: { mode: "recoverEmail", validMs: 7 * 24 * HOUR_MS },
} as const satisfies Record<string, { mode: CodeMode; validMs: number }>;

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
    expiresAt: new Date(now + emailKinds[email.kind].validMs),
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
  const { validMs } = emailKinds[email.kind];
  return { ...email, requestedAt: new Date(row.expiresAt.getTime() - validMs) };
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
  const { validMs } = emailKinds.recovery;
  await db.deleteFrom("auth_verifications")
    .where("identifier", "=", identifierOf("recovery", subject))
    .where("expiresAt", ">", new Date(since.getTime() + validMs)).execute();
}

/** Whether an account other than `subject` had this email until lately, and may still take it back. */
export async function mayBeTakenBack(
  db: Kysely<AuthTables>,
  email: string,
  subject: string | null = null,
): Promise<boolean> {
  const row = await db.selectFrom("auth_verifications").select("id")
    .where("identifier", "like", identifierOf("recovery", "%"))
    .$if(subject !== null, (q) => q.where("identifier", "<>", identifierOf("recovery", subject!)))
    .where(sql<boolean>`strpos(value, ${`"email":${JSON.stringify(email)}`}) > 0`)
    .where("expiresAt", ">", new Date()).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Stored until the code expires: renaming the prefix would invalidate codes already sent. */
const identifierOf = (kind: EmailKind, subject: string) => `letter:${kind}:${subject}`;

/** The purpose of a link to `/auth/action`. */
export type CodeMode = "verifyEmail" | "resetPassword" | "recoverEmail";

/** The claims of a code: its email, the account and the address. */
export type Claims = {
  readonly emailId: string;
  readonly subject: string;
  readonly email: string;
};

const ALGORITHM = "HS256";

/** The key that signs codes, other than that of sessions. Its prefix is part of codes already sent. */
const keyOf = (secret: string) => new TextEncoder().encode(`letters ${secret}`);

/** Signs a code that is valid until `expiresAt`. Codes are not stored: signing again gives the same one. */
export function signCode(
  secret: string,
  mode: CodeMode,
  { emailId, subject, email }: Claims,
  expiresAt: Date,
): Promise<string> {
  return new SignJWT({ email }).setProtectedHeader({ alg: ALGORITHM })
    .setJti(emailId).setSubject(subject).setAudience(mode).setExpirationTime(expiresAt)
    .sign(keyOf(secret));
}

/** Verifies a code. @throws APIError INVALID_TOKEN, TOKEN_EXPIRED */
export async function readCode(secret: string, mode: CodeMode, code: string): Promise<Claims> {
  const options = { audience: mode, algorithms: [ALGORITHM] };
  const { payload } = await jwtVerify<{ email: string }>(code, keyOf(secret), options)
    .catch((error) => {
      const isExpired = error instanceof errors.JWTExpired;
      throw authError(isExpired ? "TOKEN_EXPIRED" : "INVALID_TOKEN" satisfies AuthErrorCode);
    });
  return { emailId: payload.jti!, subject: payload.sub!, email: payload.email };
}
