import type { Hono } from "hono";
import { Failure } from "../core/errors.ts";
import type { IdentityProvider } from "../core/users/identity.ts";
import type { Door } from "../http/door.ts";
import { refused } from "./refused.ts";

/** What a header can carry; Firebase's tokens have some 1,200 characters. */
const TOKEN = /^[\x21-\x7e]{1,8192}$/;

/**
 * `POST /api/login {token}`: a bearer token becomes a session by cookie, 200; 400 without a token, 401
 * for one that stands for nobody. `POST /api/logout`: ends it and clears the cookie, always 200.
 */
export function loginRoutes(app: Hono<Door>, identity: IdentityProvider) {
  app.post("/api/login", async (c) => {
    const body = await c.req.json<{ token?: unknown } | null>().catch(() => null);
    const token = body?.token;
    if (typeof token !== "string" || !TOKEN.test(token)) {
      return refused(c, new Failure("TOKEN_MISSING", ["token"]));
    }
    const cookies = await identity.openSession(token);
    if (!cookies) return refused(c, new Failure("NOT_AUTHENTICATED"));
    for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
    return c.json({ success: true });
  });

  app.post("/api/logout", async (c) => {
    const cookies = await identity.endSession(c.req.raw.headers);
    for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
    return c.json({ success: true });
  });
}
