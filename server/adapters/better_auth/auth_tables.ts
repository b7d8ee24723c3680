import type { Kysely } from "kysely";

/** The four tables of better-auth, under names that do not collide with ours. */
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

/** The columns of better-auth's tables that are used here. */
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
    /** The user's id for an account with a password. */
    accountId: string;
    providerId: string;
    userId: string;
    password: string | null;
    createdAt: Date;
    updatedAt: Date;
  };
  auth_verifications: { id: string; identifier: string; value: string; expiresAt: Date };
};

/** better-auth's provider id of an account with a password. */
export const WITH_PASSWORD = "credential";

/** The same database, typed with better-auth's tables. */
export const authDatabase = <Tables>(db: Kysely<Tables>) => db as unknown as Kysely<AuthTables>;
