import { join } from "node:path";
import type { Hono } from "hono";
import { serveStatic } from "hono/deno";
import type { Door } from "./door.ts";

/** The built web app. */
export type WebApp = {
  readonly folder: string;
  readonly html: string;
  /** The addresses that it knows; every other one is answered 404. */
  readonly routes: ReadonlySet<string>;
};

/** @throws when it was not built: `deno task web` builds it. */
export async function loadWebApp(folder: string): Promise<WebApp> {
  const read = (name: string) => Deno.readTextFile(join(folder, name));
  const [html, routes] = await Promise.all([read("index.html"), read("routes.json")]);
  return { folder, html, routes: new Set(JSON.parse(routes) as string[]) };
}

/** The app's files, for ever where their name carries their hash, and its page at every address. */
export function webRoutes(app: Hono<Door>, web: WebApp, siteName: string) {
  app.use(
    "/assets/*",
    serveStatic({
      root: web.folder,
      precompressed: true,
      onFound: (_path, c) => c.header("cache-control", "public, max-age=31536000, immutable"),
    }),
    async (c) => await c.notFound(), // a page instead of a missing script would hide what is wrong
  );
  const html = web.html.replaceAll("__SITE_NAME__", escapeHtml(siteName));
  app.get("*", (c) => {
    const page = html.replaceAll("__NONCE__", c.get("secureHeadersNonce") ?? "");
    c.header("cache-control", "no-store"); // each answer has a nonce of its own
    return c.html(page, web.routes.has(c.req.path) ? 200 : 404);
  });
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
