import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MEDIA_PATH, mediaBody } from "../rest/media.ts";
import {
  LOGO_PATH,
  OFFER_PICTURES_PATH,
  PHOTO_PATH,
  photoBody,
  SCREENSHOTS_PATH,
  STORE_BANNER_PATH,
} from "../rest/pictures.ts";

/** Bytes; the largest body is a file of products, 2 MB. */
const MAX_BODY = 2.5 * 1024 * 1024;

/** Paths that take a picture. */
const PICTURE_PATHS: ReadonlySet<string> = new Set([
  PHOTO_PATH,
  LOGO_PATH,
  OFFER_PICTURES_PATH,
  STORE_BANNER_PATH,
  SCREENSHOTS_PATH,
]);

const smallBody = bodyLimit({
  maxSize: MAX_BODY,
  onError: (c) => c.json({ code: "TOO_LARGE", message: "A requisição é grande demais." }, 413),
});

/**
 * Refuses a body that is larger than its address takes, and a file that does not say its length: Hono
 * holds such a body in memory before it is known who sends it.
 */
export const limitedBody: MiddlewareHandler = async (c, next) => {
  const limit = bodyOf(c.req.path);
  if (limit === smallBody || !c.req.header("transfer-encoding")) return await limit(c, next);
  const message = "Envie o tamanho do arquivo em content-length.";
  return c.json({ code: "LENGTH_REQUIRED", message }, 411);
};

const bodyOf = (path: string) =>
  path === MEDIA_PATH ? mediaBody : PICTURE_PATHS.has(path) ? photoBody : smallBody;
