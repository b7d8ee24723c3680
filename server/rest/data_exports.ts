import type { Hono } from "hono";
import { openDataExport } from "../core/privacy/open_data_export.ts";
import type { HttpEnv } from "../http/http_env.ts";

/**
 * `GET /api/exports/dex_…`: the ZIP of one's own data, to its owner in person; 401 for a guest, 404
 * where it is absent, another's, or over.
 */
export function dataExportRoutes(app: Hono<HttpEnv>) {
  app.get("/api/exports/:id", async (c) => {
    const { requestedAt, size, slices } = await openDataExport(
      await c.get("context")(),
      c.req.param("id"),
    );
    const name = `meus-dados-${requestedAt.toISOString().slice(0, 10)}.zip`;
    return c.body(ReadableStream.from(slices), 200, {
      "content-type": "application/zip",
      "content-length": String(size),
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });
}
