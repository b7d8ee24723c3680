import { decodeImage } from "./decode_image.ts";

/** Pixels: what a card has room for, twice. */
const BOX = { width: 440, height: 192 };

/** Makes a card's logo: a PNG, which may be transparent. Null where the file is no picture. */
export async function cardLogo(file: Uint8Array): Promise<Uint8Array | null> {
  return await decodeImage(
    file,
    ["jpeg", "png", "gif", "webp", "avif"],
    (image) =>
      image.resize({ ...BOX, fit: "inside", withoutEnlargement: true })
        .png({ compressionLevel: 9 }),
    { failOn: "warning" },
  ).catch(() => null); // truncated, too large or no picture: the person chooses another file
}
