import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cardFormats } from "../core/cards/card.ts";
import { drawOwnCard } from "../core/cards/draw_offer_card.ts";
import { loadLogo, setCardLogo } from "../core/cards/edit_card_style.ts";
import { Failure } from "../core/errors.ts";
import { permit } from "../core/permissions.ts";
import { loadScreenshot, uploadScreenshot } from "../core/help/feedback/screenshots.ts";
import { loadLinkPicture } from "../core/links/queries.ts";
import { loadOfferPicture, uploadOfferPicture } from "../core/media/upload_picture.ts";
import { setStoreBanner } from "../core/store/banner.ts";
import { loadPhoto, setPhoto } from "../core/users/profile/profile.ts";
import { photoPath } from "../core/users/user.ts";
import { failureResponse, type HttpEnv } from "../http/http_env.ts";

/** The paths that take a picture, and larger bodies than any other path. */
export const PHOTO_PATH = "/api/profile/photo";
export const LOGO_PATH = "/api/cards/logo";

export const OFFER_PICTURES_PATH = "/api/offers/pictures";
export const STORE_BANNER_PATH = "/api/store/banner";
export const SCREENSHOTS_PATH = "/api/feedbacks/screenshots";

/** Refuses a body that is larger than a photo from a phone. */
export const photoBody = bodyLimit({
  maxSize: 8 * 1024 * 1024,
  onError: (c) => failureResponse(c, new Failure("PHOTO_TOO_LARGE")),
});

/** The caching of an address that only ever names one picture. */
const FOR_EVER = "private, max-age=31536000, immutable";

const picture = (type: string, caching: string) => ({
  "content-type": type,
  "cache-control": caching,
  "x-content-type-options": "nosniff",
});

/**
 * `GET /api/cards/ofr_…/square.jpg`, `story.jpg`: the card of one's own offer as it is now, a JPEG;
 * with `title`, which is the offer's with words left out, as it would be with that.
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
    const title = c.req.query("title");
    const card = await drawOwnCard(await c.get("context")(), { offerId, format, title });
    // The address names one drawing; without the product's picture this is not that one yet.
    const isNamed = card.isWhole && c.req.query("v") === card.digest;
    const headers = picture("image/jpeg", isNamed ? FOR_EVER : "no-store");
    return c.body(new Uint8Array(card.bytes), 200, headers);
  });
}

/**
 * `POST /api/profile/photo` with a JPEG, PNG or WebP of up to 8 MB: 200 `{photoUrl}`; 400 with the
 * sentence. `GET /api/photos/pho_…`: the JPEG, to anybody who has its address; 404.
 */
export function photoRoutes(app: Hono<HttpEnv>) {
  app.post(PHOTO_PATH, async (c) => {
    try {
      const ctx = await c.get("context")();
      permit(ctx.viewer, "profile.edit"); // before megabytes are read
      const file = async () => new Uint8Array(await c.req.arrayBuffer());
      return c.json({ photoUrl: photoPath(await setPhoto(ctx, { file })) });
    } catch (error) {
      if (error instanceof Failure) return failureResponse(c, error);
      throw error;
    }
  });

  app.get("/api/photos/:id", async (c) => {
    const photo = await loadPhoto(await c.get("context")(), c.req.param("id"));
    if (!photo) return c.json({ message: "Esta foto não existe." }, 404);
    return c.body(new Uint8Array(photo), 200, picture("image/jpeg", FOR_EVER));
  });
}

/**
 * `POST /api/store/banner` with a picture of up to 8 MB: 200 `{bannerUrl}`; 400 with the sentence, 404
 * without a store.
 */
export function storeBannerRoute(app: Hono<HttpEnv>) {
  app.post(STORE_BANNER_PATH, async (c) => {
    try {
      const ctx = await c.get("context")();
      const file = async () => new Uint8Array(await c.req.arrayBuffer());
      return c.json({ bannerUrl: await setStoreBanner(ctx, { file }) });
    } catch (error) {
      if (error instanceof Failure) return failureResponse(c, error);
      throw error;
    }
  });
}

/**
 * `POST /api/offers/pictures` with a picture of up to 8 MB: 200 `{imageUrl}`, the value for an offer's
 * `imageUrl`; 400 with the sentence. `GET /api/offers/pictures/pho_….jpg`: one's own, a JPEG; 404.
 * `GET /api/links/pictures/….jpg`: that of the offer of a short link, by its slug, for anybody.
 */
export function offerPictureRoutes(app: Hono<HttpEnv>) {
  app.post(OFFER_PICTURES_PATH, async (c) => {
    try {
      const ctx = await c.get("context")();
      const file = async () => new Uint8Array(await c.req.arrayBuffer());
      return c.json({ imageUrl: await uploadOfferPicture(ctx, { file }) });
    } catch (error) {
      if (error instanceof Failure) return failureResponse(c, error);
      throw error;
    }
  });

  app.get(`${OFFER_PICTURES_PATH}/:file{[^/]+\\.jpg}`, async (c) => {
    const id = c.req.param("file").replace(/\.jpg$/, "");
    const bytes = await loadOfferPicture(await c.get("context")(), id);
    if (!bytes) return c.json({ message: "Esta imagem não existe." }, 404);
    return c.body(new Uint8Array(bytes), 200, picture("image/jpeg", FOR_EVER));
  });

  app.get("/api/links/pictures/:file{[^/]+\\.jpg}", async (c) => {
    const slug = c.req.param("file").replace(/\.jpg$/, "");
    const bytes = await loadLinkPicture(await c.get("context")(), slug);
    if (!bytes) return c.json({ message: "Esta imagem não existe." }, 404);
    return c.body(new Uint8Array(bytes), 200, {
      ...picture("image/jpeg", "public, max-age=3600"),
      "cross-origin-resource-policy": "cross-origin",
    });
  });
}

/**
 * `POST /api/feedbacks/screenshots` with a picture of up to 8 MB: 200 `{screenshotId}`, for
 * `createFeedback`; 400 with the sentence. `GET /api/feedbacks/screenshots/pho_….jpg`: one's own, a
 * JPEG, or any for an admin; 404.
 */
export function screenshotRoutes(app: Hono<HttpEnv>) {
  app.post(SCREENSHOTS_PATH, async (c) => {
    try {
      const ctx = await c.get("context")();
      const file = async () => new Uint8Array(await c.req.arrayBuffer());
      return c.json({ screenshotId: await uploadScreenshot(ctx, { file }) });
    } catch (error) {
      if (error instanceof Failure) return failureResponse(c, error);
      throw error;
    }
  });

  app.get(`${SCREENSHOTS_PATH}/:file{[^/]+\\.jpg}`, async (c) => {
    const id = c.req.param("file").replace(/\.jpg$/, "");
    const bytes = await loadScreenshot(await c.get("context")(), id);
    if (!bytes) return c.json({ message: "Esta imagem não existe." }, 404);
    return c.body(new Uint8Array(bytes), 200, picture("image/jpeg", FOR_EVER));
  });
}
