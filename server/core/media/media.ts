import { uploadedId, uploadedPath } from "../offers/field_values.ts";
import type { MediaId, PhotoId } from "../ids.ts";

/** What may go with a text. */
export const mediaKinds = ["IMAGE", "VIDEO", "DOCUMENT"] as const;
export type MediaKind = (typeof mediaKinds)[number];
export type FileKind = Exclude<MediaKind, "IMAGE">;

/** Bytes of a video or a document. */
export const MOST_FILE_BYTES = 24_000_000;
/** Bytes of one person's videos and documents together. */
export const MOST_STORED_BYTES = 240_000_000;

/** Bytes of a video and of a document that each messenger takes from a program. */
export const fileLimits = {
  TELEGRAM: { VIDEO: 50_000_000, DOCUMENT: 50_000_000 },
  WHATSAPP: { VIDEO: 16_000_000, DOCUMENT: 100_000_000 },
} as const satisfies Record<string, Record<FileKind, number>>;

/** Returns the messengers for which a file is too large. */
export const tooLargeFor = ({ kind, size }: Pick<MediaFacts, "kind" | "size">) =>
  (["TELEGRAM", "WHATSAPP"] as const).filter((messenger) => size > fileLimits[messenger][kind]);

const extensions = { VIDEO: "mp4", DOCUMENT: "pdf" } as const satisfies Record<FileKind, string>;

export const contentTypes = {
  IMAGE: "image/jpeg",
  VIDEO: "video/mp4",
  DOCUMENT: "application/pdf",
} as const satisfies Record<MediaKind, string>;

/** An uploaded video or document, without its bytes. */
export type MediaFacts = {
  readonly id: MediaId;
  readonly kind: FileKind;
  readonly name: string;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number | null;
};

const PATH = /^\/api\/media\/(med_\w+)\.(mp4|pdf)$/;

/** The path of an uploaded video or document. */
export const filePath = ({ id, kind }: Pick<MediaFacts, "id" | "kind">): string =>
  `/api/media/${id}.${extensions[kind]}`;

/** Returns the id of the video or document that a path names; null: it names none. */
export const fileIdOf = (url: string | null | undefined): MediaId | null =>
  (PATH.exec(url ?? "")?.[1] ?? null) as MediaId | null;

/** Returns the id of any upload that a path names; null: it names none. */
export const mediaIdOf = (url: string | null | undefined): PhotoId | MediaId | null =>
  uploadedId(url) ?? fileIdOf(url);

/** Returns the kind of the upload that a path names. */
export function kindOf(url: string): MediaKind {
  const extension = PATH.exec(url)?.[2];
  return extension === "mp4" ? "VIDEO" : extension === "pdf" ? "DOCUMENT" : "IMAGE";
}

/** The path of an upload. */
export const mediaPath = (id: PhotoId | MediaId, kind: MediaKind): string =>
  kind === "IMAGE" ? uploadedPath(id as PhotoId) : filePath({ id: id as MediaId, kind });
