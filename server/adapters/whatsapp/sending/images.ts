import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import type { proto, WAMediaUploadFunction } from "baileys";
import { LRUCache } from "lru-cache";
import { type Image, MessengerRefusal } from "../../../core/delivery/messenger.ts";
import { type Library, silent } from "../connection/library.ts";

/** The most bytes of an image that WhatsApp accepts. */
const MOST_BYTES = 16_000_000;
/** The longer side, in pixels, of the thumbnail of an image, and of a link's preview. */
const SHOWN_FIRST = 96;
const BESIDE_LINK = 192;
const QUALITY = 60;
/** The most images that one session caches. */
const MOST_IMAGES = 20;

/** Makes the library upload an image as channels need it: not encrypted. */
export const ANY_CHANNEL = "0@newsletter";

export type Images = {
  /** Uploads an image, once for all groups, and once for all channels. @throws MessengerRefusal */
  readonly uploaded: (
    image: Image,
    upload: WAMediaUploadFunction,
    place?: "GROUP" | "CHANNEL",
  ) => Promise<proto.Message.IImageMessage>;
  /** Scales an image down to be part of a message. */
  readonly besideLink: (image: Image) => Promise<Buffer>;
  readonly forget: () => void;
};

/** Manages the images of a session's messages. */
export function images(lib: Library): Images {
  const uploads = new LRUCache<string, proto.Message.IImageMessage>(remembered);
  const thumbnails = new LRUCache<string, Buffer>(remembered);
  return {
    async uploaded(image, upload, place = "GROUP") {
      const key = `${place} ${fingerprint(image)}`;
      const known = uploads.get(key);
      if (known) return known;
      const { width, height } = await measured(image);
      const jpegThumbnail = await small(image, SHOWN_FIRST);
      const { imageMessage } = await lib.prepareWAMessageMedia({
        image: Buffer.from(image.bytes),
        ...{ width, height, jpegThumbnail: jpegThumbnail.toString("base64") },
      }, { upload, logger: silent, ...place === "CHANNEL" && { jid: ANY_CHANNEL } });
      uploads.set(key, imageMessage!);
      return imageMessage!;
    },
    async besideLink(image) {
      const key = fingerprint(image);
      const thumbnail = thumbnails.get(key) ?? await small(image, BESIDE_LINK);
      thumbnails.set(key, thumbnail);
      return thumbnail;
    },
    forget() {
      uploads.clear();
      thumbnails.clear();
    },
  };
}

const remembered = { max: MOST_IMAGES };

const fingerprint = ({ bytes }: Image) => createHash("sha256").update(bytes).digest("base64");

async function measured({ bytes }: Image) {
  if (bytes.length > MOST_BYTES) {
    throw new MessengerRefusal("MESSAGE_REFUSED", `an image of ${bytes.length} bytes is too large`);
  }
  return await (await sharp())(bytes).metadata().catch((cause) => {
    throw new MessengerRefusal("MESSAGE_REFUSED", "that is no image", { cause });
  });
}

const small = async ({ bytes }: Image, side: number): Promise<Buffer> =>
  await (await sharp())(bytes)
    .resize({ width: side, height: side, fit: "inside" }).jpeg({ quality: QUALITY }).toBuffer();

/** Loaded with the first image, since it takes much memory. */
const sharp = async () => (await import("sharp")).default;
