import { Buffer } from "node:buffer";
import type { proto, WAMediaUploadFunction } from "baileys";
import { LRUCache } from "lru-cache";
import type { MediaFile } from "../../../core/delivery/messenger.ts";
import { type Library, silent } from "../connection/library.ts";
import { ANY_CHANNEL } from "./images.ts";

/** The most uploads that one session remembers. */
const MOST_FILES = 20;

/** A video or a document as a message carries it. */
export type SentFile = Pick<proto.IMessage, "videoMessage" | "documentMessage">;

export type Files = {
  /** Uploads a file, once for all groups, and once for all channels. @throws MessengerRefusal */
  readonly uploaded: (
    file: MediaFile,
    upload: WAMediaUploadFunction,
    place?: "GROUP" | "CHANNEL",
  ) => Promise<SentFile>;
  readonly forget: () => void;
};

/** Manages the videos and documents of a session's messages. */
export function files(lib: Library): Files {
  const uploads = new LRUCache<string, SentFile>({ max: MOST_FILES });
  return {
    async uploaded(file, upload, place = "GROUP") {
      const key = `${place} ${file.key}`;
      const known = uploads.get(key);
      if (known) return known;
      const sent: SentFile = await file.use((bytes) =>
        lib.prepareWAMessageMedia(contentOf(file, Buffer.from(bytes)), {
          upload,
          logger: silent,
          ...place === "CHANNEL" && { jid: ANY_CHANNEL },
        })
      );
      uploads.set(key, sent);
      return sent;
    },
    forget: () => uploads.clear(),
  };
}

/** The library draws no thumbnail: that takes a program that is not part of the product. */
const contentOf = ({ kind, name, contentType, width, height, seconds }: MediaFile, bytes: Buffer) =>
  kind === "VIDEO"
    ? {
      ...{ video: bytes, mimetype: contentType, jpegThumbnail: "" },
      ...width && height && { width, height },
      ...seconds && { seconds },
    }
    : { document: bytes, mimetype: contentType, fileName: name };
