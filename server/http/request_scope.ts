import type { Context as HonoContext, Hono } from "hono";
import { requestId } from "hono/request-id";
import type { Context } from "../core/context.ts";
import type { Recall } from "../core/users/account/find_person.ts";
import { withRequestId } from "../process/logs.ts";
import type { HttpEnv } from "./http_env.ts";
import { isCrossSiteAllowed, isFromSameSite } from "./request_origin.ts";

type Parts = {
  readonly publicUrl: string | null;
  /** Returns the context of who sent the request. */
  readonly contextFor: (c: HonoContext<HttpEnv>, recall?: Recall) => Promise<Context>;
};

/** Gives each request an id and a context, and refuses those that another site's page sent. */
export function requestScope(app: Hono<HttpEnv>, { publicUrl, contextFor }: Parts): void {
  app.use(requestId({ headerName: "" })); // never a client's own: it would stand in our log
  app.use(async (c, next) => {
    c.env.requestId = c.get("requestId");
    if (!isCrossSiteAllowed(c.req) && !isFromSameSite(c.req.raw.headers, publicUrl)) {
      const message = "Esta requisição veio de outro site.";
      return c.json({ code: "CROSS_SITE", message }, 403);
    }
    c.set("context", (recall) => contextFor(c, recall));
    await withRequestId(c.get("requestId"), next);
  });
}
