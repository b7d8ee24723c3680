import type { Hono } from "hono";
import { claimFirstAdmin } from "../core/users/first_admin.ts";
import type { IdentityProvider } from "../core/users/identity.ts";
import type { HttpEnv } from "../http/http_env.ts";

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
