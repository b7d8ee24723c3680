import type { CardFormat } from "./card.ts";
import { Failure } from "../errors.ts";
import type { PhotoId, UserId } from "../ids.ts";

/** What goes with a message: the shop's picture, or a card drawn of the offer. */
export const pictures = ["PRODUCT", "SQUARE_CARD", "STORY_CARD"] as const;
export type Picture = (typeof pictures)[number];

/** The card that goes with a message; null: none does. */
export function cardFormatOf(picture: Picture): CardFormat | null {
  return picture === "PRODUCT" ? null : picture === "STORY_CARD" ? "STORY" : "SQUARE";
}

/** How a person's cards look, and whether their messages carry them. */
export type CardStyle = {
  readonly userId: UserId;
  readonly background: string;
  readonly accent: string;
  readonly picture: Picture;
  /** Null: there is none. A new logo has a new id. */
  readonly logoId: PhotoId | null;
};

/** How cards look until somebody says otherwise. Source: the theme of SPEC.md §9. */
export const plainStyle = (userId: UserId): CardStyle => ({
  userId,
  background: "#FFFFFF",
  accent: "#6200EE",
  picture: "PRODUCT",
  logoId: null,
});

/** A colour as it is kept. @throws Failure COLOR_INVALID */
export function checkedColor(color: string, name: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Failure("COLOR_INVALID", [name]);
  return color.toUpperCase();
}
