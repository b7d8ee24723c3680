import { type Kysely, sql } from "kysely";

/** The tables of the embedded identity, as better-auth 1.6 asks for them, under names of ours. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table auth_users (
      id text primary key,
      name text not null,
      email text not null unique,
      "emailVerified" boolean not null,
      image text,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table auth_sessions (
      id text primary key,
      "expiresAt" timestamptz not null,
      token text not null unique,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null,
      "ipAddress" text,
      "userAgent" text,
      "userId" text not null references auth_users on delete cascade
    )`.execute(db);
  await sql`create index "auth_sessions_userId_idx" on auth_sessions ("userId")`.execute(db);
  await sql`
    create table auth_accounts (
      id text primary key,
      "accountId" text not null,
      "providerId" text not null,
      "userId" text not null references auth_users on delete cascade,
      "accessToken" text,
      "refreshToken" text,
      "idToken" text,
      "accessTokenExpiresAt" timestamptz,
      "refreshTokenExpiresAt" timestamptz,
      scope text,
      password text,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null
    )`.execute(db);
  await sql`create index "auth_accounts_userId_idx" on auth_accounts ("userId")`.execute(db);
  await sql`
    create table auth_verifications (
      id text primary key,
      identifier text not null,
      value text not null,
      "expiresAt" timestamptz not null,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null default now()
    )`.execute(db);
  await sql`
    create index "auth_verifications_identifier_idx" on auth_verifications (identifier)`
    .execute(db);
}
