import type { Context as Asked, Hono } from "hono";
import type { Context } from "../core/context.ts";
import { Failure } from "../core/errors.ts";
import { endImpersonation } from "../core/users/impersonation.ts";
import type { IdentityProvider } from "../core/users/account/identity.ts";
import type { HttpEnv } from "../http/http_env.ts";
import { failureResponse } from "./error_response.ts";

/**
 * `/api/auth/*`: the identity provider's own endpoints. They are about the account that is signed in;
 * while an admin acts in somebody's name, that is the admin's. So then whatever would change it is
 * refused, 403, and signing out ends both.
 */
export function identityRoutes(
  app: Hono<HttpEnv>,
  identity: IdentityProvider,
  addressOf: (c: Asked<HttpEnv>) => string,
) {
  // The provider reads the encoded path, attempts are counted by the decoded one.
  app.use("/api/auth/*", async (c, next) => {
    if (new URL(c.req.url).pathname === c.req.path) return await next();
    return c.json({ message: "Endereço desconhecido." }, 404);
  });

  app.get("/api/auth/*", (c) => identity.handle(c.req.raw, addressOf(c)));

  app.post("/api/auth/*", async (c) => {
    const ctx = await c.get("context")();
    if (c.req.path === "/api/auth/sign-out") await leaveName(ctx);
    else if (actsInName(ctx)) return failureResponse(c, new Failure("ONLY_IN_PERSON"));
    return await identity.handle(c.req.raw, addressOf(c));
  });
}

/** Ends what this session does in somebody's name, if it does. */
export async function leaveName(ctx: Context): Promise<void> {
  if (actsInName(ctx)) await endImpersonation(ctx, undefined);
}

const actsInName = ({ viewer }: Context) => "impersonation" in viewer && !!viewer.impersonation;
