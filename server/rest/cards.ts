import type { Hono } from "hono";
import { cardFormats } from "../core/cards/card.ts";
import { drawOwnCard } from "../core/cards/draw_offer_card.ts";
import { Failure } from "../core/errors.ts";
import { permit } from "../core/permissions.ts";
import type { HttpEnv } from "../http/http_env.ts";
import { failureResponse } from "./error_response.ts";
import { loadLogo, setCardLogo } from "../core/cards/edit_card_style.ts";

/** Where a logo is brought to: it takes as much as a photo's address does. */
export const LOGO_PATH = "/api/cards/logo";

const FOR_EVER = "private, max-age=31536000, immutable";

/**
 * `GET /api/cards/ofr_…/square.jpg`, `story.jpg`: the card of one's own offer as it is now, a JPEG.
 * `POST /api/cards/logo` with a picture of up to 8 MB: 204, or 400 with the sentence.
 * `GET /api/cards/logos/pho_….png`: one's own logo. 401 for a guest, 404 for what is not one's own.
 */
export function cardRoutes(app: Hono<HttpEnv>) {
  app.post(LOGO_PATH, async (c) => {
    try {
      const ctx = await c.get("context")();
      permit(ctx.viewer, "card.edit"); // before megabytes are read
      await setCardLogo(ctx, { file: async () => new Uint8Array(await c.req.arrayBuffer()) });
      return c.body(null, 204);
    } catch (error) {
      if (error instanceof Failure) return failureResponse(c, error);
      throw error;
    }
  });

  app.get("/api/cards/logos/:file{[^/]+\\.png}", async (c) => {
    const id = c.req.param("file").replace(/\.png$/, "");
    const logo = await loadLogo(await c.get("context")(), id);
    if (!logo) return c.json({ message: "Esta logo não existe." }, 404);
    return c.body(new Uint8Array(logo), 200, picture("image/png", FOR_EVER));
  });

  app.get("/api/cards/:offerId/:file{[^/]+\\.jpg}", async (c) => {
    const file = c.req.param("file");
    const format = cardFormats.find((one) => file === `${one.toLowerCase()}.jpg`);
    if (!format) return c.json({ message: "Esta arte não existe." }, 404);
    const offerId = c.req.param("offerId");
    const card = await drawOwnCard(await c.get("context")(), { offerId, format });
    // An address is of one drawing; without the product's picture it is not that one yet.
    const isNamed = card.isWhole && c.req.query("v") === card.digest;
    const headers = picture("image/jpeg", isNamed ? FOR_EVER : "no-store");
    return c.body(new Uint8Array(card.bytes), 200, headers);
  });
}

const picture = (type: string, caching: string) => ({
  "content-type": type,
  "cache-control": caching,
  "x-content-type-options": "nosniff",
});
