import { displayNameOf } from "../../core/users/user.ts";
import type { Accounts, Identified } from "../../core/users/account/identity.ts";
import { authDatabase, type AuthUser } from "./auth_tables.ts";
import type { Kysely } from "kysely";
import { dropEmails, type EmailKind, emailKinds } from "./email_codes.ts";

/** The provider's name in `identities`. */
export const EMBEDDED = "embedded";

/** Returns the identity of an account; without a session, it counts as signed in now. */
export const identified = (
  { id, email, emailVerified, name, createdAt }: AuthUser,
  session: { readonly id: string; readonly createdAt: Date } | null = null,
  isSocial = false,
): Identified => ({
  provider: EMBEDDED,
  subject: id,
  email: email.toLowerCase(),
  emailVerified,
  displayName: displayNameOf(name, email),
  isAdmin: false,
  isSocial,
  createdAt,
  sessionKey: session?.id ?? "",
  signedInAt: session?.createdAt ?? new Date(),
});

/** The accounts in the product's own database. The user's row says who is an admin and who is blocked. */
export function embeddedAccounts<Tables>(database: Kysely<Tables>): Accounts {
  const db = authDatabase(database);
  return {
    provider: EMBEDDED,
    async listSessions(subject) {
      return await db.selectFrom("auth_sessions")
        .select([
          "id as key",
          "createdAt as startedAt",
          "updatedAt as seenAt",
          "userAgent",
          "ipAddress as address",
        ])
        .where("userId", "=", subject).where("expiresAt", ">", new Date())
        .orderBy("createdAt", "desc").execute();
    },
    async endSession(subject, key) {
      await db.deleteFrom("auth_sessions").where("userId", "=", subject).where("id", "=", key)
        .execute();
    },
    async endSessions(subject, except) {
      await db.deleteFrom("auth_sessions").where("userId", "=", subject)
        .$if(except !== undefined, (q) => q.where("id", "<>", except!)).execute();
    },
    setAdmin: () => Promise.resolve(),
    async setBlocked(subject, isBlocked) {
      if (isBlocked) await db.deleteFrom("auth_sessions").where("userId", "=", subject).execute();
    },
    async remove(subject) {
      await dropEmails(db, subject, Object.keys(emailKinds) as EmailKind[]);
      await db.deleteFrom("auth_users").where("id", "=", subject).execute();
    },
  };
}
