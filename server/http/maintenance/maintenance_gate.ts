import type { Context as HonoContext, Hono } from "hono";
import { isbot } from "isbot";
import { Failure } from "../../core/errors.ts";
import { type Maintenance, passes } from "../../core/operations/maintenance/maintenance.ts";
import { failureResponse, type HttpEnv } from "../http_env.ts";
import { isLinkPath } from "../links/link_routes.ts";
import type { PageRenderer } from "../pages/page_renderer.ts";
import type { MaintenanceWatch } from "./maintenance_watch.ts";

/** Paths that every maintenance leaves as they are: GraphQL decides by itself. */
const kept =
  /^\/(?:(?:healthz|readyz|metrics|graphql|sw\.js|manifest\.webmanifest|robots\.txt)$|(?:assets|builds|auth)(?:\/|$)|api\/(?:maintenance$|(?:webhooks|telegram|evolution)\/))/;
/** What signs an admin in and out; an account may be opened once the maintenance is over. */
const signIn = /^\/api\/(?:auth\/(?:sign-in\/.+|sign-out|callback\/.+)|login|logout)$/;
/** What is read of an account, also by the sign-in screen. */
const readsAccount = /^\/api\/auth\//;
/** Reads that change something: a shop's authorization arrives. */
const writes = /^\/api\/marketplaces\//;
/** Paths that programs request: they get JSON. */
const forPrograms = /^\/(?:api|calendario)(?:\/|$)/;

type Parts = {
  readonly watch: MaintenanceWatch;
  readonly renderer: PageRenderer;
  readonly originOf: (c: HonoContext) => string;
};

/**
 * Refuses requests while a maintenance is in force, with 503 and when to try again: all of them, or
 * those that change something, except of those who pass. People get its page, programs JSON, crawlers
 * the status. Short links lead on: they are in groups already, and people's commissions depend on them.
 * `/api/maintenance` says what is planned.
 */
export function maintenanceGate(app: Hono<HttpEnv>, { watch, renderer, originOf }: Parts): void {
  app.use(async (c, next) => {
    if (!watch.isKnown()) await watch.known;
    const maintenance = watch.inForce();
    if (!maintenance || isKept(c.req.method, c.req.path, maintenance)) return await next();
    const { viewer } = await c.get("context")();
    if (passes(maintenance, viewer)) return await next();
    return await refuse(c, maintenance);
  });
  app.get(
    "/api/maintenance",
    (c) => c.json({ maintenance: watch.planned() }, 200, { "cache-control": "no-store" }),
  );

  async function refuse(c: HonoContext<HttpEnv>, maintenance: Maintenance): Promise<Response> {
    const seconds = secondsUntilEnd(maintenance);
    c.header("cache-control", "no-store");
    c.header("retry-after", String(seconds));
    c.header("x-maintenance", maintenance.mode); // the service worker shows it, rather than a kept page
    const accepts = c.req.header("accept") ?? "*/*";
    const isPage = isRead(c.req.method) || accepts.includes("text/html");
    if (forPrograms.test(c.req.path) || !isPage) {
      return failureResponse(c, new Failure("MAINTENANCE"));
    }
    if (isbot(c.req.header("user-agent"))) return c.body(null, 503);
    const { message, endsAt } = maintenance;
    const data = { message, endsAt: endsAt.toISOString(), isOpening: isRead(c.req.method) };
    const { html, headers } = await renderer.rendered({ name: "maintenance", data }, originOf(c));
    return c.html(html, 503, headers);
  }
}

function isKept(method: string, path: string, { mode }: Maintenance): boolean {
  if (kept.test(path) || isLinkPath(path)) return true;
  if (isRead(method)) {
    return readsAccount.test(path) || mode === "READ_ONLY" && !writes.test(path);
  }
  return signIn.test(path);
}

const isRead = (method: string) => method === "GET" || method === "HEAD";

/** Returns when a refused client may try again: once it is over. */
export const secondsUntilEnd = ({ endsAt }: Pick<Maintenance, "endsAt">): number =>
  Math.max(1, Math.ceil((endsAt.getTime() - Date.now()) / 1_000));
