import sharp, { type Sharp } from "sharp";
import { isPixelImage } from "./read_image.ts";
import type { MakePhoto } from "../../core/users/user.ts";

/** Pixels that are decoded at most: a small file may declare any number. */
const MAX_PIXELS = 40_000_000;
/** Seconds of decoding and encoding. */
const MAX_SECONDS = 10;

/** Pixels of each side of a profile photo. */
const PHOTO_SIDE = 512;
const PHOTO_QUALITY = 85;
/** How the files that a photo may be made of begin: JPEG, PNG and WebP. The decoder takes more. */
const photoSignatures: readonly RegExp[] = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF[^]{4}WEBP/];

/** Makes a square profile photo. The file is decoded and encoded anew: metadata and payloads are lost. */
export const profilePhoto: MakePhoto = async (file) => {
  const start = String.fromCharCode(...file.subarray(0, 12));
  if (!photoSignatures.some((signature) => signature.test(start))) return null;
  return await encode(file, (image) =>
    image
      .resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: "cover", position: "attention" })
      .flatten({ background: "#fff" })
      .jpeg({ quality: PHOTO_QUALITY }));
};

/** Pixels: twice the room that a card has for the logo. */
const LOGO_SIZE = { width: 440, height: 192 };

/** Makes a card's logo: a PNG, with its transparency. Null when the file is not an image. */
export const cardLogo: MakePhoto = async (file) => {
  if (!isPixelImage(file)) return null;
  return await encode(
    file,
    (image) =>
      image.resize({ ...LOGO_SIZE, fit: "inside", withoutEnlargement: true })
        .png({ compressionLevel: 9 }),
  );
};

async function encode(file: Uint8Array, change: (image: Sharp) => Sharp) {
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "warning" }).autoOrient();
    return new Uint8Array(await change(image).timeout({ seconds: MAX_SECONDS }).toBuffer());
  } catch { // truncated, too large or no image: the person gets the same message
    return null;
  }
}
