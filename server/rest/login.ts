import type { Hono } from "hono";
import { Failure } from "../core/errors.ts";
import type { Identified, IdentityProvider } from "../core/users/account/identity.ts";
import type { Viewer } from "../core/users/viewer.ts";
import type { HttpEnv } from "../http/http_env.ts";
import { leaveName } from "./identity.ts";
import { failureResponse } from "./error_response.ts";
import { claimFirstAdmin } from "../core/users/administration/roles.ts";

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
