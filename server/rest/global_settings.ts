import { getLogger } from "@logtape/logtape";
import type { Context, Hono } from "hono";
import type { Colors } from "../core/appearance/colors.ts";
import { currentAppearance, updateAppearance } from "../core/appearance/appearance.ts";
import { Failure } from "../core/errors.ts";
import { permit } from "../core/permissions.ts";
import { errorResponse, failureResponse, type HttpEnv } from "../http/http_env.ts";

const log = getLogger(["garimpo", "rest"]);

export const GLOBAL_SETTINGS_PATH = "/api/admin/global";

/** The sentence of a failure that the person cannot mend. */
const NOT_SAVED = "Falha ao salvar as configurações.";

/**
 * `GET /api/admin/global`: the global settings. `POST` with some of them, by an admin: `{success,
 * settings}`; 400, 401 or 403 with the sentence.
 */
export function globalSettingsRoutes(app: Hono<HttpEnv>) {
  app.get(GLOBAL_SETTINGS_PATH, async (c) => {
    c.header("cache-control", "no-store");
    return c.json(settingsOf(await currentAppearance(await c.get("context")())));
  });

  app.post(GLOBAL_SETTINGS_PATH, async (c) => {
    try {
      const ctx = await c.get("context")();
      permit(ctx.viewer, "appearance.edit"); // before a word about the body
      const appearance = await updateAppearance(ctx, await colorsIn(c));
      return c.json({ success: true, settings: settingsOf(appearance) });
    } catch (error) {
      if (error instanceof Failure) return failureResponse(c, error);
      log.error("{error}", { error });
      return errorResponse(c, NOT_SAVED);
    }
  });
}

const settingsOf = ({ sidebarColor, primaryColor, cardColor }: Colors) => ({
  sidebarColor,
  primaryColor,
  cardColor,
});

/** What the body says of colours; the use-case says whether they are any. */
async function colorsIn(c: Context<HttpEnv>): Promise<Partial<Colors>> {
  const body: unknown = await c.req.json().catch(() => null);
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new Failure("SETTINGS_INVALID");
  }
  return settingsOf(body as Colors);
}
