import type { Hono } from "hono";
import { exportProducts } from "../core/catalogue/csv/export_products.ts";
import { permit } from "../core/permissions.ts";
import type { HttpEnv } from "../http/http_env.ts";
import { isFromSameSite } from "../http/request_origin.ts";

/**
 * `GET /api/catalogue/products.csv`: one's own catalogue, for spreadsheets, piece by piece; 401 for a
 * guest, 403 where another site's page asks for it.
 */
export function productsCsvRoute(app: Hono<HttpEnv>, publicUrl: string | null) {
  app.get("/api/catalogue/products.csv", async (c) => {
    if (!isFromSameSite(c.req.raw.headers, publicUrl)) {
      return c.json({ message: "Esta requisição veio de outro site." }, 403);
    }
    const ctx = await c.get("context")();
    permit(ctx.viewer, "product.see");
    const day = ctx.now.toISOString().slice(0, 10);
    return c.body(ReadableStream.from(await exportProducts(ctx)), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="catalogo-${day}.csv"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });
}
