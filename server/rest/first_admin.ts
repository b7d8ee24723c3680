import type { Hono } from "hono";
import { claimFirstAdmin } from "../core/users/first_admin.ts";
import type { Door } from "../http/door.ts";

/** `POST /api/first-admin {code}`: the person signed in becomes the first admin. 204. */
export function firstAdminRoutes(app: Hono<Door>) {
  app.post("/api/first-admin", async (c) => {
    const body = await c.req.json<{ code?: unknown } | null>().catch(() => null);
    await claimFirstAdmin(await c.get("context")(), { code: String(body?.code ?? "") });
    return c.body(null, 204);
  });
}
