import type { Hono } from "hono";
import { previewEmail } from "../core/emails/samples.ts";
import type { HttpEnv } from "../http/http_env.ts";
import { securityHeaders } from "../http/security_headers.ts";

/**
 * `GET /api/admin/emails/WELCOME`: an example of an email as it is sent, as HTML, or as plain text with
 * `?text`, for admins; 401 for a guest, 404 for an unknown kind.
 */
export function emailPreviewRoute(app: Hono<HttpEnv>) {
  app.get("/api/admin/emails/:kind", async (c) => {
    const { html, text } = await previewEmail(await c.get("context")(), c.req.param("kind"));
    if (c.req.query("text") !== undefined) return c.text(text);
    return c.html(html, 200, securityHeaders("email"));
  });
}
