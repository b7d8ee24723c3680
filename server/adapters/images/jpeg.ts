import sharp from "sharp";
import type { Image } from "../../core/delivery/messenger.ts";
import { isPixelImage } from "./image_kind.ts";

/** Pixels of the longer side: what messengers show, and keep. */
const LONG_SIDE = 1_280;
/** Pixels that are decoded at most: a small file may claim to hold any number. */
const MAX_PIXELS = 40_000_000;
/** Seconds of decoding and encoding. */
const MAX_SECONDS = 10;
const QUALITY = 85;

/** An image as any messenger takes it: upright, on white, without where and when it was taken. */
export async function asJpeg(bytes: Uint8Array): Promise<Image> {
  if (!isPixelImage(bytes)) throw new Error("that is no image");
  const jpeg = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
  return { bytes: new Uint8Array(jpeg), contentType: "image/jpeg" };
}
