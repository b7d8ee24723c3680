import type { Context as HonoContext, Hono } from "hono";
import type { Context } from "../core/context.ts";
import { Failure } from "../core/errors.ts";
import { endImpersonation } from "../core/users/impersonation.ts";
import type { Identified, IdentityProvider } from "../core/users/account/identity.ts";
import { claimFirstAdmin } from "../core/users/administration/roles.ts";
import type { Viewer } from "../core/users/viewer.ts";
import { failureResponse, type HttpEnv } from "../http/http_env.ts";

/**
 * `/api/auth/*`: the identity provider's own endpoints. They are about the account that is signed in;
 * while an admin acts in somebody's name, that is the admin's. Meanwhile a change is refused, 403, and
 * signing out ends both.
 */
export function identityRoutes(
  app: Hono<HttpEnv>,
  identity: IdentityProvider,
  addressOf: (c: HonoContext<HttpEnv>) => string,
) {
  // The provider reads the encoded path, attempts are counted by the decoded one.
  app.use("/api/auth/*", async (c, next) => {
    if (new URL(c.req.url).pathname === c.req.path) return await next();
    return c.json({ code: "NOT_FOUND", message: "Endereço desconhecido." }, 404);
  });

  app.get("/api/auth/*", (c) => identity.handle(c.req.raw, addressOf(c)));

  app.post("/api/auth/*", async (c) => {
    const ctx = await c.get("context")();
    if (c.req.path === "/api/auth/sign-out") await leaveName(ctx);
    else if (actsInName(ctx)) return failureResponse(c, new Failure("ONLY_IN_PERSON"));
    return await identity.handle(c.req.raw, addressOf(c));
  });
}

/** Ends the session's impersonation, if there is one. */
async function leaveName(ctx: Context): Promise<void> {
  if (actsInName(ctx)) await endImpersonation(ctx, undefined);
}

const actsInName = ({ viewer }: Context) => "impersonation" in viewer && !!viewer.impersonation;

/** What a header can carry; Firebase's tokens have some 1,200 characters. */
const TOKEN = /^[\x21-\x7e]{1,8192}$/;

/**
 * `POST /api/login {token}`: a bearer token becomes a session by cookie, 200; 400 without a token, 401
 * for one that stands for nobody, 403 for somebody who is blocked. `POST /api/logout`: ends it and
 * clears the cookie, always 200.
 */
export function loginRoutes(
  app: Hono<HttpEnv>,
  identity: IdentityProvider,
  admit: (who: Identified) => Promise<Viewer>,
) {
  async function open(token: string): Promise<readonly string[]> {
    const cookies = await identity.openSession(token);
    const who = cookies &&
      await identity.identify(new Headers({ authorization: `Bearer ${token}` }));
    if (!who || (await admit(who)).kind === "guest") throw new Failure("NOT_AUTHENTICATED");
    return cookies;
  }

  app.post("/api/login", async (c) => {
    const body = await c.req.json<{ token?: unknown } | null>().catch(() => null);
    const token = body?.token;
    if (typeof token !== "string" || !TOKEN.test(token)) {
      return failureResponse(c, new Failure("TOKEN_MISSING", ["token"]));
    }
    try {
      for (const cookie of await open(token)) c.header("set-cookie", cookie, { append: true });
      return c.json({ success: true });
    } catch (error) {
      if (error instanceof Failure) return failureResponse(c, error);
      throw error;
    }
  });

  app.post("/api/logout", async (c) => {
    await leaveName(await c.get("context")());
    const cookies = await identity.endSession(c.req.raw.headers);
    for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
    return c.json({ success: true });
  });
}

/**
 * `POST /api/first-admin {code}`: the person signed in becomes the first admin, in a new session. 204.
 */
export function firstAdminRoutes(app: Hono<HttpEnv>, identity: IdentityProvider) {
  app.post("/api/first-admin", async (c) => {
    const body = await c.req.json<{ code?: unknown } | null>().catch(() => null);
    await claimFirstAdmin(await c.get("context")(), { code: String(body?.code ?? "") });
    for (const cookie of await identity.renewSession(c.req.raw.headers)) {
      c.header("set-cookie", cookie, { append: true });
    }
    return c.body(null, 204);
  });
}
