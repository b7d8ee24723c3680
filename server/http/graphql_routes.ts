import type { Context as HonoContext, Hono } from "hono";
import type { Context } from "../core/context.ts";
import type { Recall } from "../core/users/account/find_person.ts";
import type { AllowedOperations } from "../graphql/persisted_operations.ts";
import { yoga } from "../graphql/yoga.ts";
import { limitedBody } from "./body_limits.ts";
import { type FairShare, rateHeaders } from "./fair_share.ts";
import type { HttpEnv } from "./http_env.ts";
import { keyedRequest } from "./idempotency_keys.ts";

type Parts = {
  /** Identifies the viewer, and returns a context for now. */
  readonly freshContext: (headers: Headers, address: string, recall?: Recall) => Promise<Context>;
  readonly allowedOperations: (headers: Headers) => AllowedOperations;
  readonly shareOf: (headers: Headers, address: string) => FairShare;
  readonly addressOf: (c: HonoContext<HttpEnv>) => string;
  /** Responds with the page that tries operations. */
  readonly graphiql: (c: HonoContext<HttpEnv>) => Promise<Response>;
  /** Our origin, as the request names it. */
  readonly originOf: (c: HonoContext<HttpEnv>) => string;
};

const extensions = { code: "BAD_REQUEST" };

/** Whether a parameter of the address is absent, or JSON. */
function isJson(text: string | undefined): boolean {
  try {
    if (text) JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Serves GraphQL at `/graphql`, except over WebSockets. */
export function graphqlRoutes(app: Hono<HttpEnv>, parts: Parts) {
  const { freshContext, allowedOperations, shareOf, addressOf, originOf, graphiql } = parts;
  app.use("/graphql", limitedBody);
  app.on(["GET", "POST"], "/graphql", async (c, next) => {
    // URLs are stored, logged and followed: a GET may only name a persisted operation.
    if (c.req.method === "GET" && !c.req.query("documentId")) {
      return c.req.header("accept")?.includes("text/html") ? await graphiql(c) : await next();
    }
    if (!isJson(c.req.query("variables")) || !isJson(c.req.query("extensions"))) {
      return c.json({ errors: [{ message: "As variáveis não são JSON.", extensions }] }, 400);
    }
    const { headers } = c.req.raw;
    const address = addressOf(c);
    const { share, result } = c.env.begun ?? { share: shareOf(headers, address), result: null };
    const keyed = keyedRequest(headers);
    const response = await keyed.finish(
      await yoga.fetch(c.req.raw, {
        freshContext: async (recall) => ({
          ...await freshContext(headers, address, recall),
          origin: originOf(c),
        }),
        allowedOperations: allowedOperations(headers),
        share,
        keyed,
        result,
      }),
    );
    response.headers.set("cache-control", "no-store");
    for (const [name, value] of rateHeaders(share.rate())) response.headers.set(name, value);
    return response;
  });
  app.all("/graphql", (c) => c.json({ message: "Use POST ou WebSocket." }, 405));
}
