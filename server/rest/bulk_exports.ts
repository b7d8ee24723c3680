import type { Hono } from "hono";
import type { Export } from "../core/exports/export.ts";
import { openExport } from "../core/exports/open_export.ts";
import type { HttpEnv } from "../http/http_env.ts";
import { accepts } from "../http/pages/cached_page.ts";

/**
 * `GET /api/bulk-exports/exp_…?until=…&signature=…`: a file of offers or clicks, at the address that
 * the API gave, for anybody who has it; 404 where it is wrong or expired.
 */
export function bulkExportRoute(app: Hono<HttpEnv>) {
  app.get("/api/bulk-exports/:id", async (c) => {
    const { until, signature } = c.req.query();
    const ctx = await c.get("context")();
    const id = c.req.param("id");
    const { file, gzip, gzipSize, content } = await openExport(ctx, { id, until, signature });
    const isGzip = accepts(c.req.header("accept-encoding") ?? "", "gzip");
    return c.body(ReadableStream.from(isGzip ? gzip : content), 200, {
      "content-type": types[file.format],
      "content-disposition": `attachment; filename="${nameOf(file)}"`,
      "content-length": String(isGzip ? gzipSize : file.size),
      ...isGzip && { "content-encoding": "gzip" },
      vary: "accept-encoding",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });
}

const types = {
  CSV: "text/csv; charset=utf-8",
  JSONL: "application/jsonl; charset=utf-8",
} as const satisfies Record<Export["format"], string>;

const words = { OFFERS: "ofertas", CLICKS: "cliques" } as const;

const nameOf = ({ kind, format, requestedAt }: Export) =>
  `${words[kind]}-${requestedAt.toISOString().slice(0, 10)}.${format.toLowerCase()}`;
