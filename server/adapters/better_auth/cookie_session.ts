import { createAuthEndpoint, sessionMiddleware } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";

/** A plugin with two calls that have no path: a cookie for a token, and a new session for an old one. */
export const cookieSession = () => ({
  id: "cookie-session" as const,
  endpoints: {
    openCookieSession: createAuthEndpoint(
      { method: "POST", use: [sessionMiddleware] },
      async (ctx) => {
        await setSessionCookie(ctx, ctx.context.session);
        return ctx.json({ success: true });
      },
    ),

    renewCookieSession: createAuthEndpoint(
      { method: "POST", use: [sessionMiddleware] },
      async (ctx) => {
        const { session: old, user } = ctx.context.session;
        const { ipAddress, userAgent } = old;
        const { internalAdapter } = ctx.context;
        const session = await internalAdapter.createSession(user.id, false, {
          ipAddress,
          userAgent,
        });
        await internalAdapter.deleteSession(old.token);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ success: true });
      },
    ),
  },
});
