import type { CardFormat as Format } from "../core/cards/card.ts";
import type { Picture as PictureName } from "../core/cards/card_style.ts";
import { described } from "./described.ts";

export const CardFormat = described<Format>("CardFormat", "For what a card is made.", {
  SQUARE: "Groups and feeds: 1080 by 1080 pixels.",
  STORY: "Stories: 1080 by 1920 pixels.",
});

export const Picture = described<PictureName>("Picture", "What goes with a message.", {
  PRODUCT: "The product's own picture.",
  SQUARE_CARD: "A card drawn of the offer, 1080 by 1080 pixels.",
  STORY_CARD: "A card drawn of the offer, 1080 by 1920 pixels.",
});
