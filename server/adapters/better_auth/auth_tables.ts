import type { Kysely } from "kysely";

/** The four tables of better-auth, under names that do not meet ours. */
export const authTables = {
  user: "auth_users",
  session: "auth_sessions",
  account: "auth_accounts",
  verification: "auth_verifications",
} as const;

export type AuthUser = {
  id: string;
  email: string;
  emailVerified: boolean;
  name: string;
  createdAt: Date;
};

/** What better-auth keeps, as far as it is asked for here. */
export type AuthTables = {
  auth_users: AuthUser & { updatedAt: Date };
  auth_sessions: {
    id: string;
    userId: string;
    createdAt: Date;
    updatedAt: Date;
    expiresAt: Date;
    ipAddress: string | null;
    userAgent: string | null;
  };
  auth_accounts: {
    id: string;
    /** With a password it is the user's id. */
    accountId: string;
    providerId: string;
    userId: string;
    password: string | null;
    createdAt: Date;
    updatedAt: Date;
  };
  auth_verifications: { id: string; identifier: string; value: string; expiresAt: Date };
};

/** As better-auth calls an account that has a password. */
export const WITH_PASSWORD = "credential";

/** The same database, seen with better-auth's tables alone. */
export const authDatabase = <Tables>(db: Kysely<Tables>) => db as unknown as Kysely<AuthTables>;
