import { createAuthEndpoint, getSessionFromCtx, sessionMiddleware } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { Kysely } from "kysely";
import { requestEmailChange, setPassword } from "./account_changes.ts";
import { type AuthTables, WITH_PASSWORD } from "./auth_tables.ts";
import { emailOf, type EndpointContext, requirePassword, textOf } from "./request_body.ts";
import { authError } from "./auth_error.ts";

/** Gives better-auth the endpoints of one's own account: what it is, its password, its e-mail. */
export const accountEndpoints = (asked: EndpointContext) => ({
  id: "account" as const,
  endpoints: {
    seeAccount: createAuthEndpoint("/account", { method: "GET" }, async (ctx) => {
      ctx.setHeader("cache-control", "no-store");
      const session = await getSessionFromCtx(ctx);
      if (!session) return ctx.json(null);
      const { id, email, emailVerified, name: displayName } = session.user;
      const hasPassword = await passwordOf(asked.db, id) !== null;
      return ctx.json({ email, displayName, emailVerified, hasPassword });
    }),

    changeOwnPassword: createAuthEndpoint(
      "/account/password",
      { method: "POST", use: [sessionMiddleware] },
      async (ctx) => {
        const { user } = ctx.context.session;
        const next = requirePassword(textOf(ctx.body, "next"));
        await requireCurrent(asked, user.id, textOf(ctx.body, "current"));
        const hash = await asked.passwords.hash(next);
        await asked.change((db) => setPassword(db, user.id, hash)); // ends this session, too
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
        await requireCurrent(asked, id, textOf(ctx.body, "password"));
        const address = asked.addressOf(ctx.request);
        await asked.change((db) => requestEmailChange(db, id, email, address));
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

/** @throws a refusal when it is not their password, or they have none. */
async function requireCurrent(
  { db, passwords }: EndpointContext,
  subject: string,
  password: string,
) {
  const hash = await passwordOf(db, subject);
  if (!hash) throw authError("CREDENTIAL_ACCOUNT_NOT_FOUND");
  if (!await passwords.verify({ hash, password })) throw authError("INVALID_PASSWORD");
}
