import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Failure } from "../core/errors.ts";
import { permit } from "../core/permissions.ts";
import { loadPhoto, setPhoto } from "../core/users/profile/photo.ts";
import type { HttpEnv } from "../http/http_env.ts";
import { failureResponse } from "./error_response.ts";
import { photoPath } from "../core/users/user.ts";

/** Where a photo is brought to: the one address that takes more than others do. */
export const PHOTO_PATH = "/api/profile/photo";

/** Bytes of a photo, as a phone makes it. */
export const photoBody = bodyLimit({
  maxSize: 8 * 1024 * 1024,
  onError: (c) => failureResponse(c, new Failure("PHOTO_TOO_LARGE")),
});

/** An address is only ever of one picture. */
const headers = {
  "content-type": "image/jpeg",
  "cache-control": "private, max-age=31536000, immutable",
  "x-content-type-options": "nosniff",
};

/**
 * `POST /api/profile/photo` with a JPEG, PNG or WebP of up to 8 MB: 200 `{photoUrl}`; 400 with the
 * sentence. `GET /api/photos/pho_…`: the JPEG, for whoever was told its address; 404.
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
    return c.body(new Uint8Array(photo), 200, headers);
  });
}
