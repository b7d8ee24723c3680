import type { Generated } from "kysely";
import type { MediaId, PhotoId, UserId } from "../ids.ts";
import type { MediaKind } from "./media.ts";

/** What people uploaded for their messages: pictures as JPEG, videos as MP4 and documents as PDF. */
export type MediaTable = {
  id: PhotoId | MediaId;
  user_id: UserId;
  kind: MediaKind;
  bytes: Uint8Array;
  /** The name of the person's file; null: a picture has none. */
  file_name: Generated<string | null>;
  /** Of a video: pixels, and its length. */
  width: Generated<number | null>;
  height: Generated<number | null>;
  seconds: Generated<number | null>;
  created_at: Date;
};
