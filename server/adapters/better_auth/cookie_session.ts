import { createAuthEndpoint, sessionMiddleware } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";

/** Gives better-auth one more call, at no address: the cookie for whoever has a bearer token. */
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
  },
});
