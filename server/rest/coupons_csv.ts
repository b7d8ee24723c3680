import type { Hono } from "hono";
import { exportCoupons } from "../core/coupons/export_coupons.ts";
import type { HttpEnv } from "../http/http_env.ts";

/** `GET /api/coupons.csv`: all coupons of whoever asks, as `importCoupons` takes them; 401 for a guest. */
export function couponsCsvRoutes(app: Hono<HttpEnv>) {
  app.get("/api/coupons.csv", async (c) => {
    const ctx = await c.get("context")();
    const pieces = await exportCoupons(ctx);
    return c.body(ReadableStream.from(pieces), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="cupons-${
        ctx.now.toISOString().slice(0, 10)
      }.csv"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });
}
