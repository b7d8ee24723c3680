import type { Kysely } from "kysely";
import {
  type Claims,
  dropEmails,
  dropRecoveries,
  mayBeTakenBack,
  saveEmail,
  takeEmail,
} from "./email_codes.ts";
import { type AuthTables, type AuthUser, WITH_PASSWORD } from "./auth_tables.ts";
import { identified } from "./embedded_accounts.ts";
import { authError } from "./auth_error.ts";

type Db = Kysely<AuthTables>;

const UNIQUE_VIOLATION = "23505";

/** Returns an account after a change, with the emails to send. */
const done = (user: AuthUser, ...emails: string[]) => ({ who: identified(user), emails });

/** Requests the email that verifies an address; none is sent when it is verified already. */
export async function requestVerification(db: Db, subject: string, address: string) {
  const user = await lockUser(db, subject);
  if (user.emailVerified) return done(user);
  const { email } = user;
  return done(user, await saveEmail(db, { kind: "verification", subject, email, address }));
}

/** Requests the email that resets the password. */
export async function requestReset(db: Db, subject: string, address: string) {
  const user = await lockUser(db, subject);
  return done(user, await saveEmail(db, { kind: "reset", subject, email: user.email, address }));
}

/** Requests the email that confirms a new address; an earlier request becomes invalid. */
export async function requestEmailChange(db: Db, subject: string, email: string, address: string) {
  const user = await lockUser(db, subject);
  if (user.email === email) throw authError("EMAIL_IS_THE_SAME");
  const other = await db.selectFrom("auth_users").select("id").where("email", "=", email)
    .executeTakeFirst();
  if (other || await mayBeTakenBack(db, email, subject)) throw authError("USER_ALREADY_EXISTS");
  await dropEmails(db, subject, ["emailChange"]);
  return done(user, await saveEmail(db, { kind: "emailChange", subject, email, address }));
}

/**
 * Verifies the address that an email went to, and makes it the account's address if it is a new one. A
 * code that is used again changes nothing and is not an error.
 */
export async function verifyEmail(db: Db, { emailId, subject, email }: Claims) {
  const user = await lockUser(db, subject);
  const sent = await takeEmail(db, emailId);
  const isOwn = user.email === email;
  if (!sent && isOwn && user.emailVerified) return done(user);
  if (!sent || (sent.kind === "verification" && !isOwn)) throw authError("INVALID_TOKEN");
  if (!isOwn && await mayBeTakenBack(db, email, subject)) throw authError("USER_ALREADY_EXISTS");
  await dropEmails(db, subject, ["verification"]);
  const now = await setEmail(db, subject, email);
  if (sent.kind === "verification") return done(now);

  await dropEmails(db, subject, ["emailChange", "reset"]);
  // An unverified former address may be a stranger's, who could take the account over by this email.
  if (!user.emailVerified) return done(now);
  const { address } = sent;
  return done(now, await saveEmail(db, { kind: "recovery", subject, email: user.email, address }));
}

/**
 * Restores the former address and ends every session. It also revokes what was added since the change:
 * later recoveries, and linked vendors' accounts. The password is void until a reset, since the
 * person who changed the address knows it.
 */
export async function recoverEmail(db: Db, { emailId, subject, email }: Claims) {
  await lockUser(db, subject);
  const sent = await takeEmail(db, emailId);
  if (!sent) throw authError("INVALID_TOKEN");
  await dropEmails(db, subject, ["verification", "emailChange", "reset"]);
  await dropRecoveries(db, subject, sent.requestedAt);
  await unlinkVendors(db, subject, sent.requestedAt);
  await db.updateTable("auth_accounts").set({ password: null, updatedAt: new Date() })
    .where("userId", "=", subject).where("providerId", "=", WITH_PASSWORD).execute();
  await endSessions(db, subject);
  return done(await setEmail(db, subject, email));
}

/** Sets the password by the code of an email, which also verifies the address. Ends every session. */
export async function resetPassword(db: Db, { emailId, subject }: Claims, hash: string) {
  const user = await lockUser(db, subject);
  const sent = await takeEmail(db, emailId);
  if (!sent) throw authError("INVALID_TOKEN");
  // The address was unverified: a linked vendor's account may be a stranger's.
  if (!user.emailVerified) await unlinkVendors(db, subject);
  await setPassword(db, subject, hash);
  return done(await setEmail(db, subject, sent.email));
}

/** Sets the password, ends every session and invalidates the codes of earlier emails. */
export async function setPassword(db: Db, subject: string, hash: string) {
  const user = await lockUser(db, subject);
  const changed = await db.updateTable("auth_accounts")
    .set({ password: hash, updatedAt: new Date() })
    .where("userId", "=", subject).where("providerId", "=", WITH_PASSWORD)
    .returning("id").execute();
  if (changed.length === 0) {
    const own = { userId: subject, accountId: subject, providerId: WITH_PASSWORD };
    const [createdAt, updatedAt] = [new Date(), new Date()];
    await db.insertInto("auth_accounts")
      .values({ id: crypto.randomUUID(), ...own, password: hash, createdAt, updatedAt })
      .execute();
  }
  await dropEmails(db, subject, ["verification", "emailChange", "reset"]);
  await endSessions(db, subject);
  return done(user);
}

/** Returns an account, locked until the transaction ends. */
async function lockUser(db: Db, subject: string): Promise<AuthUser> {
  const user = await db.selectFrom("auth_users")
    .select(["id", "email", "emailVerified", "name", "createdAt"])
    .where("id", "=", subject).forUpdate().executeTakeFirst();
  if (!user) throw authError("INVALID_TOKEN"); // the account is gone
  return user;
}

/** Sets the address as verified. @throws APIError when it is another account's */
async function setEmail(db: Db, subject: string, email: string): Promise<AuthUser> {
  return await db.updateTable("auth_users")
    .set({ email, emailVerified: true, updatedAt: new Date() })
    .where("id", "=", subject)
    .returning(["id", "email", "emailVerified", "name", "createdAt"])
    .executeTakeFirstOrThrow()
    .catch((error) => {
      throw error.code === UNIQUE_VIOLATION ? authError("USER_ALREADY_EXISTS") : error;
    });
}

/** Unlinks the vendors' accounts that were linked after `since`. */
async function unlinkVendors(db: Db, subject: string, since = new Date(0)): Promise<void> {
  await db.deleteFrom("auth_accounts").where("userId", "=", subject)
    .where("providerId", "<>", WITH_PASSWORD).where("createdAt", ">", since).execute();
}

async function endSessions(db: Db, subject: string): Promise<void> {
  await db.deleteFrom("auth_sessions").where("userId", "=", subject).execute();
}
