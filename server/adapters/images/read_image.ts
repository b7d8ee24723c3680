import { LRUCache } from "lru-cache";
import type { Image } from "../../core/delivery/messenger.ts";
import { type Outbound, OutboundRefusal } from "../../core/outbound.ts";
import { decodeImage } from "./decode_image.ts";

/** What is kept, so that fifty groups cost one reading: bytes, and milliseconds. */
const KEPT_BYTES = 64_000_000;
const KEPT_MS = 10 * 60_000;
/** A failure is kept shorter: long enough that a whole sending does not wait for it. */
const FAILURE_MS = 20_000;

/** Reads images through `outbound`, which caps their bytes; who asks for the same one shares it. */
export function readImage(outbound: Outbound): (url: string) => Promise<Image> {
  const known = new LRUCache<string, { image: Image } | { error: Error }>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (read) => "image" in read ? read.image.bytes.length : 1_000,
    ttl: KEPT_MS,
  });
  const underWay = new Map<string, Promise<Image>>();

  async function read(url: string): Promise<Image> {
    try {
      const image = await asJpeg(await bytesAt(outbound, new URL(url)));
      known.set(url, { image });
      return image;
    } catch (error) {
      known.set(url, { error: error as Error }, { ttl: FAILURE_MS });
      throw error;
    } finally {
      underWay.delete(url);
    }
  }

  return async (url) => {
    const before = known.get(url);
    if (before && "error" in before) throw before.error;
    if (before) return before.image;
    if (!underWay.has(url)) underWay.set(url, read(url));
    return await underWay.get(url)!;
  };
}

async function bytesAt(outbound: Outbound, url: URL): Promise<Uint8Array> {
  const { status, body } = await outbound(url);
  if (status === 200) return new Uint8Array(await new Response(body).arrayBuffer());
  await body.cancel();
  throw new OutboundRefusal("UNREACHABLE", `${url.host} answered ${status}`);
}

/** Pixels of the longer side: what messengers show, and keep. */
const LONG_SIDE = 1_280;
const QUALITY = 85;

/** An image as any messenger takes it: upright, on white, without where and when it was taken. */
export async function asJpeg(bytes: Uint8Array): Promise<Image> {
  const jpeg = await decodeImage(
    bytes,
    ["jpeg", "png", "gif", "webp", "avif"],
    (image) =>
      image.resize({ width: LONG_SIDE, height: LONG_SIDE, fit: "inside", withoutEnlargement: true })
        .flatten({ background: "#fff" })
        .jpeg({ quality: QUALITY }),
  );
  return { bytes: jpeg, contentType: "image/jpeg" };
}
