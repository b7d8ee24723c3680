import sharp from "sharp";
import type { MakePhoto } from "../../core/users/profile/photo.ts";
import { isPixelImage } from "./image_kind.ts";

/** Pixels: what a card has room for, twice. */
const MOST = { width: 440, height: 192 };
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 10;

/** A logo as cards carry it: a PNG whose ground may be clear. Null where the file is no picture. */
export const cardLogo: MakePhoto = async (file) => {
  if (!isPixelImage(file)) return null;
  try {
    const png = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "warning" })
      .autoOrient()
      .resize({ ...MOST, fit: "inside", withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
    return new Uint8Array(png);
  } catch { // truncated, too large, or no picture at all: to the person it is all the same
    return null;
  }
};
