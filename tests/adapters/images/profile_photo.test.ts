import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import sharp from "sharp";
import { profilePhoto } from "../../../server/adapters/images/profile_photo.ts";

const canvas = (width: number, height: number, background: object | string = "#c00") =>
  sharp({ create: { width, height, channels: 4, background } });
const bytes = (buffer: Uint8Array) => new Uint8Array(buffer);
const text = (words: string) => new TextEncoder().encode(words);

test.each(["jpeg", "png", "webp"] as const)("a %s becomes a square JPEG", async (format) => {
  const photo = await profilePhoto(bytes(await canvas(900, 300).toFormat(format).toBuffer()));
  expect(await sharp(photo!).metadata()).toMatchObject({ format: "jpeg", width: 512, height: 512 });
});

test("a photo is rotated upright, and loses its place, time and camera", async () => {
  const half = await canvas(400, 200, "#00f").png().toBuffer();
  const taken = await canvas(400, 400, "#f00").composite([{ input: half, top: 0, left: 0 }]).jpeg()
    .withExif({ IFD0: { Copyright: "Ana" }, IFD3: { GPSLatitude: "23/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 }).toBuffer();
  const photo = (await profilePhoto(bytes(taken)))!;
  const { exif, icc, xmp, orientation } = await sharp(photo).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => data[(y * info.width + x) * info.channels]!;
  expect([pixel(480, 256) < 60, pixel(30, 256) > 200]).toEqual([true, true]); // turned to the right
});

test("data hidden behind or within a picture is removed", async () => {
  const script = "<script>alert(document.cookie)</script>";
  const picture = await canvas(60, 60).jpeg().withExif({ IFD0: { ImageDescription: script } })
    .toBuffer();
  const photo =
    (await profilePhoto(new Uint8Array([...picture, ...text(script), ...text("PK-archive")])))!;
  expect(new TextDecoder("latin1").decode(photo)).not.toMatch(/script|PK-archive/);
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>`;
const large = async () => {
  const png = await canvas(10, 10).png().toBuffer();
  png.writeUInt32BE(50_000, 16); // its width, as its first chunk has it
  png.writeUInt32BE(50_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};
const noise = () =>
  sharp(Buffer.alloc(300 * 300 * 3, "garimpo"), { raw: { width: 300, height: 300, channels: 3 } });

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ["that draws", () => text(svg)],
  [
    "that draws, behind a picture's beginning",
    () => new Uint8Array([0xff, 0xd8, 0xff, ...text(svg)]),
  ],
  ["of another kind", () => canvas(9, 9).gif().toBuffer()],
  ["of yet another kind", () => canvas(9, 9).avif().toBuffer()],
  ["that is a document", () => text("%PDF-1.7\n")],
  ["that is a page with a picture after it", async () => {
    return new Uint8Array([...text("<html>"), ...await canvas(9, 9).jpeg().toBuffer()]);
  }],
  ["that is empty", () => new Uint8Array()],
  ["that unpacks to more pixels than anybody needs", large],
  ["that is half a JPEG", async () => {
    const whole = await noise().jpeg().toBuffer();
    return whole.subarray(0, whole.length / 2);
  }],
  ["that is half a PNG", async () => {
    const whole = await noise().png({ compressionLevel: 0 }).toBuffer();
    return whole.subarray(0, whole.length / 2);
  }],
  ["that is half a WebP", async () => {
    const whole = await noise().webp().toBuffer();
    return whole.subarray(0, whole.length / 2);
  }],
])("a file %s is no photo", async (_what, file) => {
  expect(await profilePhoto(bytes(await file()))).toBe(null);
});
