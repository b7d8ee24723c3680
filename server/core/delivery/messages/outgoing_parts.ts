import { firstLink } from "./first_link.ts";
import { messageParts } from "./message_parts.ts";
import type { Image, MessagePart, MessengerLimits } from "../messenger.ts";
import { parseMarks } from "./rich_text.ts";
import type { Turn } from "../turns/turn.ts";

/**
 * A turn's message as it goes out: whom its first part tells of it, and, where no picture goes with
 * it, what stands for its first link.
 */
export function outgoingParts(
  turn: Pick<Turn, "text" | "preview" | "mentionsAll">,
  image: Image | null,
  thumbnail: Image | null,
  limits: MessengerLimits,
): MessagePart[] {
  const parts = messageParts(parseMarks(turn.text), image, limits);
  const linked = image || !turn.preview ? -1 : parts.findIndex(({ text }) => firstLink(text));
  return parts.map((part, n) => ({
    ...part,
    ...n === 0 && turn.mentionsAll && { mentionsAll: true },
    ...n === linked &&
      { preview: { ...turn.preview!, url: firstLink(part.text)!, thumbnail } },
  }));
}
