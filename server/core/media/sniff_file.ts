import { type FailureCode } from "../errors.ts";
import { type MediaFacts, MOST_FILE_BYTES } from "./media.ts";
import { readMp4 } from "./mp4.ts";

/** What a file is by its bytes, or why it is not accepted. */
export type Sniffed =
  | Pick<MediaFacts, "kind" | "width" | "height" | "seconds">
  | { readonly failure: FailureCode };

/** Bytes at the end of a PDF within which its last mark stands. */
const TAIL = 2_048;

/**
 * Returns what a file is, whatever its name says: an MP4 with a video that every phone plays (H.264),
 * or a PDF.
 */
export function sniffFile(bytes: Uint8Array): Sniffed {
  if (bytes.length > MOST_FILE_BYTES) return { failure: "MEDIA_TOO_LARGE" };
  if (latin(bytes.subarray(0, 5)) === "%PDF-") {
    return latin(bytes.subarray(-TAIL)).includes("%%EOF")
      ? { kind: "DOCUMENT", width: null, height: null, seconds: null }
      : { failure: "MEDIA_INVALID" };
  }
  if (latin(bytes.subarray(4, 8)) !== "ftyp") return { failure: "MEDIA_INVALID" };
  const video = readMp4(bytes);
  if (!video) return { failure: "MEDIA_INVALID" };
  const { codecs, ...shape } = video;
  return codecs.some((codec) => codec === "avc1" || codec === "avc3")
    ? { kind: "VIDEO", ...shape }
    : { failure: "VIDEO_CODEC_INVALID" };
}

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);
