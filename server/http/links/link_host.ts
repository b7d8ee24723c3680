import type { Hono } from "hono";
import type { HttpEnv } from "../http_env.ts";
import type { ErrorPages } from "../pages/error_pages.ts";
import { isLinkPath } from "./link_routes.ts";

/** Paths that the host of short links serves besides them: what their pages load, and health checks. */
const LINK_HOST_PATHS = /^\/(?:assets\/.*|healthz|readyz)$/;

type Parts = {
  readonly isLinkHost: (host: string | null) => boolean;
  readonly publicUrl: string | null;
  readonly errorPage: ErrorPages;
};

/** Keeps the app itself off the host of short links, whose front page leads to the app. */
export function linkHostRules(
  app: Hono<HttpEnv>,
  { isLinkHost, publicUrl, errorPage }: Parts,
) {
  app.use(async (c, next) => {
    const isServed = LINK_HOST_PATHS.test(c.req.path) || isLinkPath(c.req.path);
    if (!isLinkHost(c.req.header("host") ?? null) || isServed) return await next();
    return c.req.path === "/" && publicUrl ? c.redirect(publicUrl) : await errorPage(c, 404);
  });
}

/** A host as it is configured: clients may write capitals, a final point, or the usual port. */
export const plainHost = (host: string | null): string | null =>
  host && host.toLowerCase().replace(/:(?:80|443)$/, "").replace(/\.(?=:|$)/, "");
