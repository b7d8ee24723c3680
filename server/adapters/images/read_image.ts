import { LRUCache } from "lru-cache";
import type { Image, ReadImage } from "../../core/delivery/messenger.ts";
import { type Outbound, OutboundRefusal } from "../../core/outbound.ts";
import sharp from "sharp";

/** The cache, so that fifty groups cost one download: bytes, and milliseconds. */
const CACHED_BYTES = 64_000_000;
const CACHED_MS = 10 * 60_000;
/** A failure is cached for a shorter time: long enough that one sending does not retry it. */
const FAILURE_MS = 20_000;

/** Reads images through `outbound`, which caps their bytes; concurrent reads of one URL share it. */
export function readImage(outbound: Outbound): ReadImage {
  const cache = new LRUCache<string, { image: Image } | { error: Error }>({
    maxSize: CACHED_BYTES,
    sizeCalculation: (read) => "image" in read ? read.image.bytes.length : 1_000,
    ttl: CACHED_MS,
  });
  const pending = new Map<string, Promise<Image>>();

  async function read(url: string): Promise<Image> {
    try {
      const image = await asJpeg(await bytesAt(outbound, new URL(url)));
      cache.set(url, { image });
      return image;
    } catch (error) {
      cache.set(url, { error: error as Error }, { ttl: FAILURE_MS });
      throw error;
    } finally {
      pending.delete(url);
    }
  }

  return async (url) => {
    const cached = cache.get(url);
    if (cached && "error" in cached) throw cached.error;
    if (cached) return cached.image;
    if (!pending.has(url)) pending.set(url, read(url));
    return await pending.get(url)!;
  };
}

async function bytesAt(outbound: Outbound, url: URL): Promise<Uint8Array> {
  const { status, body } = await outbound(url);
  if (status === 200) return new Uint8Array(await new Response(body).arrayBuffer());
  await body.cancel();
  throw new OutboundRefusal("UNREACHABLE", `${url.host} answered ${status}`);
}

/** Pixels of the longer side: messengers shrink larger images. */
const LONG_SIDE = 1_280;
/** Pixels that are decoded at most: a small file may declare any number. */
const MAX_PIXELS = 40_000_000;
/** Seconds of decoding and encoding. */
const MAX_SECONDS = 10;
const QUALITY = 85;

/** Makes a JPEG that every messenger takes: upright, on white, without metadata. */
async function asJpeg(bytes: Uint8Array): Promise<Image> {
  if (!isPixelImage(bytes)) throw new Error("the response is not an image");
  const jpeg = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
  return { bytes: new Uint8Array(jpeg), contentType: "image/jpeg" };
}

/** How files of pixel images begin. */
const signatures: readonly RegExp[] = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftyp(avif|avis|mif1)/, // AVIF
];

/**
 * Whether `bytes` begin like a pixel image. Checked before decoding: the decoder also takes SVG, which
 * can read other files and has no fixed size.
 */
export function isPixelImage(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return signatures.some((signature) => signature.test(start));
}
