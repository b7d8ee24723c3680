import { createAuthEndpoint, getSessionFromCtx, sessionMiddleware } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { Kysely } from "kysely";
import { requestEmailChange, setPassword } from "./account_changes.ts";
import { type AuthTables, WITH_PASSWORD } from "./auth_tables.ts";
import { emailOf, type EndpointContext, requirePassword, textOf } from "./request_body.ts";
import { authError } from "./auth_error.ts";

/** A plugin of better-auth with the endpoints of one's own account, its password and its address. */
export const accountEndpoints = (shared: EndpointContext) => ({
  id: "account" as const,
  endpoints: {
    seeAccount: createAuthEndpoint("/account", { method: "GET" }, async (ctx) => {
      ctx.setHeader("cache-control", "no-store");
      const session = await getSessionFromCtx(ctx);
      if (!session) return ctx.json(null);
      const { id, email, emailVerified, name: displayName } = session.user;
      const hasPassword = await passwordOf(shared.db, id) !== null;
      return ctx.json({ email, displayName, emailVerified, hasPassword });
    }),

    changeOwnPassword: createAuthEndpoint(
      "/account/password",
      { method: "POST", use: [sessionMiddleware] },
      async (ctx) => {
        const { user } = ctx.context.session;
        const next = requirePassword(textOf(ctx.body, "next"));
        await requireCurrentPassword(shared, user.id, textOf(ctx.body, "current"));
        const hash = await shared.passwords.hash(next);
        await shared.change((db) => setPassword(db, user.id, hash)); // also ends this session
        const session = await ctx.context.internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ success: true });
      },
    ),

    changeOwnEmail: createAuthEndpoint(
      "/account/email",
      { method: "POST", use: [sessionMiddleware] },
      async (ctx) => {
        const { id } = ctx.context.session.user;
        const email = emailOf(ctx.body);
        await requireCurrentPassword(shared, id, textOf(ctx.body, "password"));
        const address = shared.addressOf(ctx.request);
        await shared.change((db) => requestEmailChange(db, id, email, address));
        return ctx.json({ success: true });
      },
    ),
  },
});

async function passwordOf(db: Kysely<AuthTables>, subject: string): Promise<string | null> {
  const account = await db.selectFrom("auth_accounts").select("password")
    .where("userId", "=", subject).where("providerId", "=", WITH_PASSWORD).executeTakeFirst();
  return account?.password ?? null;
}

/** @throws APIError when the password is wrong, or the account has none */
async function requireCurrentPassword(
  { db, passwords }: EndpointContext,
  subject: string,
  password: string,
) {
  const hash = await passwordOf(db, subject);
  if (!hash) throw authError("CREDENTIAL_ACCOUNT_NOT_FOUND");
  if (!await passwords.verify({ hash, password })) throw authError("INVALID_PASSWORD");
}
