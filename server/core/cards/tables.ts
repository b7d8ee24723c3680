import type { PhotoId, UserId } from "../ids.ts";
import type { CardFormat } from "./card.ts";
import type { Picture } from "./card_style.ts";

export type CardStylesTable = {
  user_id: UserId;
  background: string;
  accent: string;
  picture: Picture;
  logo_id: PhotoId | null;
  /** PNG; null: no logo. */
  logo: Uint8Array | null;
};

/** A cache of drawn cards, so that fifty groups cost one drawing. */
export type CardsTable = {
  digest: string;
  user_id: UserId;
  format: CardFormat;
  /** JPEG. */
  bytes: Uint8Array;
  drawn_at: Date;
};

/** The columns of a `CardStyle`, selected under its field names. */
export const asCardStyle = [
  "user_id as userId",
  "background",
  "accent",
  "picture",
  "logo_id as logoId",
] as const;
