import { decodeImage } from "./decode_image.ts";

/** Pixels of each side. */
const SIDE = 512;
const QUALITY = 85;

/**
 * Makes a profile photo, a square JPEG. The picture is drawn anew: whatever else the file held,
 * before, within or after it, is gone. Null where the file is no JPEG, PNG or WebP.
 */
export async function profilePhoto(file: Uint8Array): Promise<Uint8Array | null> {
  return await decodeImage(
    file,
    ["jpeg", "png", "webp"],
    (image) =>
      image.resize({ width: SIDE, height: SIDE, fit: "cover", position: "attention" })
        .flatten({ background: "#fff" })
        .jpeg({ quality: QUALITY }),
    { failOn: "warning" },
  ).catch(() => null); // truncated, too large or no picture: the person chooses another file
}
