import { getLogger } from "@logtape/logtape";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { requestId } from "hono/request-id";
import { sql } from "kysely";
import type { Config } from "./config.ts";
import type { Context } from "./core/context.ts";
import { Failure } from "./core/errors.ts";
import { ensureUser } from "./core/users/ensure_user.ts";
import type { IdentityProvider } from "./core/users/identity.ts";
import { guest, system, type Viewer } from "./core/users/viewer.ts";
import { yoga } from "./graphql/yoga.ts";
import { type Door, statusOf } from "./http/door.ts";
import { liveSockets } from "./http/live_sockets.ts";
import { rememberIdentity } from "./http/remember_identity.ts";
import { isFromSameSite } from "./http/same_site.ts";
import { pageHeaders } from "./http/security_headers.ts";
import { type WebApp, webRoutes } from "./http/web_app.ts";
import { inRequest } from "./logs.ts";
import { firstAdminRoutes } from "./rest/first_admin.ts";
import { telegramWebhook } from "./rest/telegram_webhook.ts";

const log = getLogger(["garimpo", "http"]);

/** Bytes; a captured page is the largest thing that anybody sends. */
const LARGEST_BODY = 2 * 1024 * 1024;

export type Parts = {
  readonly config: Pick<Config, "siteName" | "publicUrl" | "clientAddressHeader">;
  /** A context for now. */
  readonly contextOf: (viewer: Viewer) => Context;
  readonly identity: IdentityProvider;
  readonly web: WebApp;
};

export type App = {
  /** Answers a request that came over a connection from that address. */
  readonly fetch: (request: Request, connectedFrom?: string) => Response | Promise<Response>;
  /** Ends the open sockets: their clients connect anew. */
  readonly close: () => void;
};

const smallBody = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: (c) => c.json({ message: "A requisição é grande demais." }, 413),
});

/** Everything that the product answers: GraphQL, REST, identity, health and the web app. */
export function createApp({ config, contextOf, identity: provider, web }: Parts): App {
  const identity = rememberIdentity(provider);
  const viewerOf = async (headers: Headers): Promise<Viewer> => {
    const identified = await identity.identify(headers);
    return identified ? await ensureUser(contextOf(system), identified) : guest;
  };
  /** Behind a proxy, the address that the nearest one wrote down last. */
  const clientAddress = (headers: Headers, connectedFrom: string): string => {
    const written = config.clientAddressHeader && headers.get(config.clientAddressHeader);
    return written ? written.split(",").at(-1)!.trim() : connectedFrom;
  };
  const sockets = liveSockets(async (headers) => contextOf(await viewerOf(headers)));
  const app = new Hono<Door>();

  app.use(requestId());
  app.use(async (c, next) => {
    if (c.req.method !== "GET" && !isFromSameSite(c.req.raw.headers, config.publicUrl)) {
      return c.json({ message: "Esta requisição veio de outro site." }, 403);
    }
    c.set("context", async () => contextOf(await viewerOf(c.req.raw.headers)));
    await inRequest(c.get("requestId"), next);
  });
  app.onError((error, c) => {
    if (error instanceof Failure) {
      return c.json({ code: error.code, message: error.message }, statusOf(error.code));
    }
    log.error("{method} {path}: {error}", { method: c.req.method, path: c.req.path, error });
    return c.text("Internal Server Error", 500);
  });
  app.use("/graphql", smallBody);
  app.use("/api/*", smallBody);

  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    const ready = await sql`select 1`.execute(contextOf(system).db).then(() => true, () => false);
    return ready ? c.json({ status: "ok" }) : c.json({ status: "no database" }, 503);
  });

  app.get("/graphql", async (c, next) => {
    if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return await next();
    const headers = c.req.raw.headers;
    if (!isFromSameSite(headers, config.publicUrl)) return c.text("Forbidden", 403);
    return sockets.open(c.req.raw);
  });
  app.post("/graphql", async (c) => {
    const freshContext = async () => contextOf(await viewerOf(c.req.raw.headers));
    const answer = await yoga.fetch(c.req.raw, { freshContext });
    return withHeaders(answer, {
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });
  app.all("/graphql", (c) => c.json({ message: "Use POST ou WebSocket." }, 405));
  app.on(["GET", "POST"], "/api/auth/*", (c) => {
    return identity.handle(c.req.raw, clientAddress(c.req.raw.headers, c.env.connectedFrom));
  });
  firstAdminRoutes(app);
  telegramWebhook(app, () => contextOf(system));
  app.all("/api/*", (c) => c.json({ message: "Endereço desconhecido." }, 404));

  app.use(pageHeaders);
  webRoutes(app, web, config.siteName);

  return {
    fetch: (request, connectedFrom = "") => app.fetch(request, { connectedFrom }),
    close: sockets.close,
  };
}

function withHeaders(answer: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}
