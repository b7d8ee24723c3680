import type { Image, MessagePart, MessengerLimits } from "../messenger.ts";
import { cut, parseMarks, plainText, type RichText } from "./rich_text.ts";
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

/** The first address in a text, without what only ends the sentence around it; null: there is none. */
export function firstLink(text: RichText): string | null {
  const found = /https?:\/\/\S+/.exec(plainText(text))?.[0];
  return found?.replace(/[.,;:!?)\]}"'”’]+$/, "") ?? null;
}

/**
 * A message as the vendor takes it: in one part where it fits, else in as few as end decently. The
 * image is in the first, with as much text as goes below it. Whitespace at cuts and ends is dropped.
 */
export function messageParts(
  text: RichText,
  image: Image | null,
  limits: Pick<MessengerLimits, "text" | "caption">,
): MessagePart[] {
  const parts: MessagePart[] = [];
  let rest = trimmed(text);
  while (rest.length > 0 || (image && parts.length === 0)) {
    const isFirst = parts.length === 0;
    const plain = plainText(rest);
    const [now, later] = cut(
      rest,
      endWithin(plain, isFirst && image ? limits.caption : limits.text),
    );
    parts.push({
      text: trimmed(now),
      image: isFirst ? image : null,
      ...!isFirst && { continues: true },
    });
    rest = trimmed(later);
  }
  return parts;
}

/**
 * Where to end in at most `limit`: the last blank line, line or word behind its first third,
 * else just there. An early blank line would leave an image with nothing but its `#publi`.
 */
function endWithin(plain: string, limit: number): number {
  if (plain.length <= limit) return plain.length;
  const reach = plain.slice(0, limit + 1); // a space just behind the limit is a good end too
  for (const boundary of [/\n[^\S\n]*\n/g, /\n/g, /\s/g]) {
    const end = [...reach.matchAll(boundary)].at(-1)?.index;
    if (end && end > limit / 3) return end;
  }
  const splitsPair = /[\uD800-\uDBFF]/.test(plain[limit - 1]!) &&
    /[\uDC00-\uDFFF]/.test(plain[limit]!);
  return splitsPair ? limit - 1 : limit;
}

function trimmed(text: RichText): RichText {
  const plain = plainText(text);
  const start = plain.length - plain.trimStart().length;
  const [, rest] = cut(text, start);
  return cut(rest, plain.trimEnd().length - start)[0];
}
