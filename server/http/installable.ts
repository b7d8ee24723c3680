import type { Hono } from "hono";
import type { HttpEnv } from "./http_env.ts";
import type { Release } from "./release.ts";
import { securityHeaders } from "./security_headers.ts";
import type { ReadAppearance } from "./appearance_style.ts";
import { staticFiles } from "./static_files.ts";

/** The default colours, when no appearance was read. */
const PRIMARY = "#6200EE";
const BACKGROUND = "#FFFFFF";

/** Serves the manifest and the service worker, which make the app installable and work offline. */
export function installableRoutes(
  app: Hono<HttpEnv>,
  parts: { folder: string; siteName: string; release: Release; appearance: ReadAppearance },
) {
  const { siteName, release: { icons } } = parts;
  const icon = (sizes: string, src: string, purpose: string) => ({
    src,
    sizes,
    type: "image/png",
    purpose,
  });
  app.get("/manifest.webmanifest", async (c) => {
    const appearance = await parts.appearance();
    c.header("cache-control", "no-cache"); // the colour may change at any time
    c.header("content-type", "application/manifest+json; charset=utf-8");
    return c.body(JSON.stringify({
      id: "/app",
      name: siteName,
      short_name: siteName,
      lang: "pt-BR",
      start_url: "/app/gerador",
      scope: "/",
      display: "standalone",
      // The share sheet of a phone: a shop's page becomes an offer (web/browser/incoming.ts reads it).
      share_target: {
        action: "/app/gerador",
        method: "GET",
        params: { title: "titulo", text: "texto", url: "link" },
      },
      theme_color: appearance?.primaryColor ?? PRIMARY,
      background_color: BACKGROUND,
      icons: [
        icon("192x192", icons["192"], "any"),
        icon("512x512", icons["512"], "any"),
        icon("512x512", icons.maskable, "maskable"),
      ],
    }));
  });
  app.get(
    "/sw.js",
    staticFiles({
      root: parts.folder,
      path: "sw.js",
      onFound: (_path, c) => {
        c.header("cache-control", "no-cache");
        for (const [name, value] of Object.entries(securityHeaders("worker"))) {
          c.header(name, value);
        }
      },
    }),
  );
}
