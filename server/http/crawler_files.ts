import type { Context, Hono } from "hono";
import type { Door } from "./door.ts";

/** What crawlers ask for first: where they may go, and what there is. `paths`: the public pages. */
export function crawlerFiles(
  app: Hono<Door>,
  paths: readonly string[],
  originOf: (c: Context) => string,
) {
  app.get("/robots.txt", (c) =>
    c.text(`User-agent: *
Disallow: /api/
Disallow: /graphql

Sitemap: ${originOf(c)}/sitemap.xml
`));
  app.get("/sitemap.xml", (c) => {
    const places = paths.map((path) => `<url><loc>${originOf(c)}${path}</loc></url>`).join("");
    const xml =
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places}</urlset>`;
    return c.body(xml, 200, { "content-type": "application/xml; charset=utf-8" });
  });
}
