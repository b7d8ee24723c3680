import type { Image, MediaFile, MessagePart, MessengerLimits } from "../messenger.ts";
import { cut, parseMarks, plainText, type RichText } from "./rich_text.ts";
import type { Turn } from "../turns/turn.ts";

/**
 * Splits a turn's message into the parts to send; the first may mention all members, and without an
 * image the first link gets a preview.
 */
export function outgoingParts(
  turn: Pick<Turn, "text" | "preview" | "mentionsAll">,
  media: Image | MediaFile | null,
  thumbnail: Image | null,
  limits: MessengerLimits,
): MessagePart[] {
  const parts = messageParts(parseMarks(turn.text), media, limits);
  const linked = media || !turn.preview ? -1 : parts.findIndex(({ text }) => firstLink(text));
  return parts.map((part, n) => ({
    ...part,
    ...n === 0 && turn.mentionsAll && { mentionsAll: true },
    ...n === linked &&
      { preview: { ...turn.preview!, url: firstLink(part.text)!, thumbnail } },
  }));
}

/**
 * Returns the first address in a text, without the punctuation that follows it; null: there is
 * none.
 */
export function firstLink(text: RichText): string | null {
  const found = /https?:\/\/\S+/.exec(plainText(text))?.[0];
  return found?.replace(/[.,;:!?)\]}"'”’]+$/, "") ?? null;
}

/**
 * Splits a message to fit the vendor's limits, at the best boundaries. The image or the file goes
 * with the first part, with as much text as fits below it. Whitespace at cuts and ends is dropped.
 */
export function messageParts(
  text: RichText,
  media: Image | MediaFile | null,
  limits: Pick<MessengerLimits, "text" | "caption">,
): MessagePart[] {
  const parts: MessagePart[] = [];
  let rest = trimmed(text);
  while (rest.length > 0 || (media && parts.length === 0)) {
    const isFirst = parts.length === 0;
    const plain = plainText(rest);
    const [now, later] = cut(
      rest,
      endWithin(plain, isFirst && media ? limits.caption : limits.text),
    );
    parts.push({
      text: trimmed(now),
      ...carrying(isFirst ? media : null),
      ...!isFirst && { continues: true },
    });
    rest = trimmed(later);
  }
  return parts;
}

const carrying = (media: Image | MediaFile | null): Pick<MessagePart, "image" | "file"> =>
  media && "use" in media ? { image: null, file: media } : { image: media };

/**
 * Returns where to cut within `limit`: at the last blank line, line or word behind the first third,
 * else at the limit. An early blank line would leave an image with nothing but its `#publi`.
 */
function endWithin(plain: string, limit: number): number {
  if (plain.length <= limit) return plain.length;
  const reach = plain.slice(0, limit + 1); // a space just behind the limit is a boundary too
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
