import { randomBytes } from "node:crypto";
import type { Hono } from "hono";
import type { HttpEnv } from "./http_env.ts";
import { securityHeaders } from "./security_headers.ts";

/** Serves GraphiQL at `/graphql` to browsers, in development. */
export function graphiql(app: Hono<HttpEnv>) {
  app.get("/graphql", async (c, next) => {
    if (!c.req.header("accept")?.includes("text/html")) return await next();
    // Megabytes, for developers only: loaded at the first request.
    const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
    const nonce = randomBytes(16).toString("base64url");
    const page = renderGraphiQL({ title: "GraphiQL", endpoint: "/graphql" })
      .replace("<script>", `<script nonce="${nonce}">`);
    return c.html(
      page,
      200,
      securityHeaders("graphiql", { scripts: [`'nonce-${nonce}'`], styles: [] }),
    );
  });
}
