import sharp from "sharp";
import { expect, test } from "vitest";
import { decodeImage, type ImageKind } from "../../../server/adapters/images/decode_image.ts";
import { pngHeader } from "../../support/chaos/attacks/picture_bombs.ts";

const all: readonly ImageKind[] = ["jpeg", "png", "webp", "gif", "avif"];
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c00" } });
const decode = (bytes: Uint8Array) => decodeImage(bytes, all, (image) => image.jpeg());

test.each<[string, () => Promise<Uint8Array>]>([
  ["a line of pixels, which would fill a square", () => blank(10, 1_000).png().toBuffer()],
  [
    "a PNG that says it is longer than any picture",
    async () => pngHeader(await blank(1, 1).png().toBuffer(), 1, 39_999_999),
  ],
  [
    "a PNG that says it has more pixels than it may",
    async () => pngHeader(await blank(1, 1).png().toBuffer(), 10_000, 5_000),
  ],
  [
    "a progressive JPEG that would be held in memory at once",
    () => blank(4_200, 4_200).jpeg({ progressive: true }).toBuffer(),
  ],
])("%s is refused by its header", async (_what, file) => {
  await expect(decode(await file())).rejects.toThrow("beyond its cap");
});

test("a baseline JPEG may have as many pixels as a phone's photo", async () => {
  const decoded = await decode(await blank(4_200, 4_200).jpeg().toBuffer());
  expect(await sharp(decoded).metadata()).toMatchObject({ width: 4_200, height: 4_200 });
});
