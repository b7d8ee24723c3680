import sharp from "sharp";
import type { MakePhoto } from "../../core/users/profile/photo.ts";

/** Pixels of each side. */
const SIDE = 512;
/** Pixels that are decoded at most: a small file may claim to hold any number. */
const MAX_PIXELS = 40_000_000;
/** Seconds of decoding and encoding. */
const MAX_SECONDS = 10;
const QUALITY = 85;

/** How files begin that a person may choose: JPEG, PNG and WebP. The decoder would take more. */
const beginnings: readonly RegExp[] = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF[^]{4}WEBP/];

/** Draws the file anew: whatever else it held, before, within or after the picture, is gone. */
export const profilePhoto: MakePhoto = async (file) => {
  const start = String.fromCharCode(...file.subarray(0, 12));
  if (!beginnings.some((beginning) => beginning.test(start))) return null;
  try {
    const jpeg = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "warning" })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: "cover", position: "attention" })
      .flatten({ background: "#fff" })
      .jpeg({ quality: QUALITY })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
    return new Uint8Array(jpeg);
  } catch { // truncated, too large, or no picture at all: to the person it is all the same
    return null;
  }
};
