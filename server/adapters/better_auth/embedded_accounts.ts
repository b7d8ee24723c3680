import type { Kysely } from "kysely";
import type { Accounts } from "../../core/users/account/accounts.ts";
import { authDatabase } from "./auth_tables.ts";
import { EMBEDDED } from "./identified.ts";
import { dropEmails, type EmailKind, emailKinds } from "./requested_emails.ts";

/** The accounts kept in the product's own database; its own row says who is an admin, and blocked. */
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
