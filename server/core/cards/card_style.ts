import type { CardFormat } from "./card.ts";
import { Failure } from "../errors.ts";
import { type PhotoId, type UserId } from "../ids.ts";

/** The image of a message: the shop's picture, or a card drawn from the offer. */
export const pictures = ["PRODUCT", "SQUARE_CARD", "STORY_CARD"] as const;
export type Picture = (typeof pictures)[number];

/** Returns the card's format; null when the message has no card. */
export function cardFormatOf(picture: Picture): CardFormat | null {
  return picture === "PRODUCT" ? null : picture === "STORY_CARD" ? "STORY" : "SQUARE";
}

/** How a user's cards look, and whether their messages have one. */
export type CardStyle = {
  readonly userId: UserId;
  readonly background: string;
  readonly accent: string;
  readonly picture: Picture;
  /** Null: no logo. A new logo has a new id. */
  readonly logoId: PhotoId | null;
};

/** The default style: the colours of the product's first theme. */
export const plainStyle = (userId: UserId): CardStyle => ({
  userId,
  background: "#FFFFFF",
  accent: "#6200EE",
  picture: "PRODUCT",
  logoId: null,
});

/** Returns the colour in upper case. @throws Failure COLOR_INVALID */
export function checkedColor(color: string, name: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Failure("COLOR_INVALID", [name]);
  return color.toUpperCase();
}
