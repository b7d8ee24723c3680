import type { Hono } from "hono";
import { getLogger } from "@logtape/logtape";
import { Failure } from "../core/errors.ts";
import { finishShopSignIn } from "../core/marketplaces/connections/shop_sign_in.ts";
import type { HttpEnv } from "../http/http_env.ts";

const log = getLogger(["garimpo", "marketplaces"]);

/** Where Mercado Livre redirects people; the operator registers it there. */
const SHOP_SIGN_IN_PATH = "/api/marketplaces/mercadolivre/callback";

const SETTINGS = "/app/settings/mercadolivre";

/**
 * `GET /api/marketplaces/mercadolivre/callback?code&state`: ends a sign-in at Mercado Livre, and
 * always leads on to its settings, 303: `?conexao=feita`, or `?conexao=` and why not.
 */
export function shopSignInRoutes(app: Hono<HttpEnv>) {
  app.get(SHOP_SIGN_IN_PATH, async (c) => {
    const { state = "", code = null } = c.req.query();
    c.header("cache-control", "no-store");
    try {
      await finishShopSignIn(await c.get("context")(), { state, code });
      return c.redirect(`${SETTINGS}?conexao=feita`, 303);
    } catch (error) {
      if (!(error instanceof Failure)) {
        log.error("the return from Mercado Livre failed: {error}", { error });
      }
      const why = error instanceof Failure ? error.code : "INTERNAL";
      return c.redirect(`${SETTINGS}?conexao=${why}`, 303);
    }
  });
}
