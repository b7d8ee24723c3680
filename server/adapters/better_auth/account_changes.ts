import type { Kysely } from "kysely";
import type { Claims } from "./account_codes.ts";
import { type AuthTables, type AuthUser, WITH_PASSWORD } from "./auth_tables.ts";
import { identified } from "./embedded_accounts.ts";
import { dropEmails, dropRecoveries, saveEmail, takeEmail } from "./requested_emails.ts";
import { authError } from "./auth_error.ts";

type Db = Kysely<AuthTables>;

const UNIQUE_VIOLATION = "23505";

/** An account as it is now, with the emails that follow. */
const done = (user: AuthUser, ...emails: string[]) => ({ who: identified(user), emails });

/** Asks for the email that proves an e-mail; none goes out once it is proven. */
export async function requestVerification(db: Db, subject: string, address: string) {
  const user = await lockUser(db, subject);
  if (user.emailVerified) return done(user);
  const { email } = user;
  return done(user, await saveEmail(db, { kind: "verification", subject, email, address }));
}

export async function requestReset(db: Db, subject: string, address: string) {
  const user = await lockUser(db, subject);
  return done(user, await saveEmail(db, { kind: "reset", subject, email: user.email, address }));
}

/** Asks the new address for its word; the change that was asked for before is off. */
export async function requestEmailChange(db: Db, subject: string, email: string, address: string) {
  const user = await lockUser(db, subject);
  if (user.email === email) throw authError("EMAIL_IS_THE_SAME");
  const other = await db.selectFrom("auth_users").select("id").where("email", "=", email)
    .executeTakeFirst();
  if (other) throw authError("USER_ALREADY_EXISTS");
  await dropEmails(db, subject, ["emailChange"]);
  return done(user, await saveEmail(db, { kind: "emailChange", subject, email, address }));
}

/**
 * Proves the address that an email went to: it is the account's own, or becomes that. A code that is
 * used again changes nothing, which is no error.
 */
export async function proveEmail(db: Db, { emailId, subject, email }: Claims) {
  const user = await lockUser(db, subject);
  const sent = await takeEmail(db, emailId);
  const isOwn = user.email === email;
  if (!sent && isOwn && user.emailVerified) return done(user);
  if (!sent || (sent.kind === "verification" && !isOwn)) throw authError("INVALID_TOKEN");
  await dropEmails(db, subject, ["verification"]);
  const now = await setEmail(db, subject, email);
  if (sent.kind === "verification") return done(now);

  await dropEmails(db, subject, ["emailChange", "reset"]);
  // An address that was never proven may be a stranger's: they could take the account by its email.
  if (!user.emailVerified) return done(now);
  const { address } = sent;
  return done(now, await saveEmail(db, { kind: "recovery", subject, email: user.email, address }));
}

/**
 * The e-mail of before holds again, whatever it is by now, and whoever is in has to sign in anew. The
 * doors that were opened since it was changed are shut: later addresses, and vendors' accounts by them.
 */
export async function recoverEmail(db: Db, { emailId, subject, email }: Claims) {
  await lockUser(db, subject);
  const sent = await takeEmail(db, emailId);
  if (!sent) throw authError("INVALID_TOKEN");
  await dropEmails(db, subject, ["verification", "emailChange", "reset"]);
  await dropRecoveries(db, subject, sent.requestedAt);
  await unlinkVendors(db, subject, sent.requestedAt);
  await endSessions(db, subject);
  return done(await setEmail(db, subject, email));
}

/** A password by the code of an email: it proves the e-mail, too. Every session ends. */
export async function resetPassword(db: Db, { emailId, subject }: Claims, hash: string) {
  const user = await lockUser(db, subject);
  const sent = await takeEmail(db, emailId);
  if (!sent) throw authError("INVALID_TOKEN");
  // Until now the e-mail was a claim: whoever made the account by a vendor's may be a stranger.
  if (!user.emailVerified) await unlinkVendors(db, subject);
  await setPassword(db, subject, hash);
  return done(await setEmail(db, subject, sent.email));
}

/** Every session ends, and whatever an email of before would have changed is off. */
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

/** Nobody else changes the account until the transaction ends. */
async function lockUser(db: Db, subject: string): Promise<AuthUser> {
  const user = await db.selectFrom("auth_users")
    .select(["id", "email", "emailVerified", "name", "createdAt"])
    .where("id", "=", subject).forUpdate().executeTakeFirst();
  if (!user) throw authError("INVALID_TOKEN"); // the account is gone
  return user;
}

/** The e-mail is theirs, and proven. @throws a refusal when it is another account's. */
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

/** By the vendors' accounts that were linked after `since` nobody comes in any more. */
async function unlinkVendors(db: Db, subject: string, since = new Date(0)): Promise<void> {
  await db.deleteFrom("auth_accounts").where("userId", "=", subject)
    .where("providerId", "<>", WITH_PASSWORD).where("createdAt", ">", since).execute();
}

async function endSessions(db: Db, subject: string): Promise<void> {
  await db.deleteFrom("auth_sessions").where("userId", "=", subject).execute();
}
