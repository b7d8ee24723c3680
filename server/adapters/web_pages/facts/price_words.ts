/** Marks put into a price block's text while it is gathered; private use, no page's own. */
export const BETWEEN = "\ue000";
export const STRIKE = "\ue001";
export const CENTS = "\ue002";

/** What follows a number that counts something else: payments, pieces, a share. */
const counted = String.raw`\d|[ \ue000]?(?:x\b|%|vezes|parcelas|unid|un\b)`;

/**
 * Returns a price block's marked text as words: struck parts between tildes, cents after a comma,
 * and a space where one element ends and the next begins, but none inside a sum ("3.185" "," "31").
 */
export function asWords(marked: string): string {
  return marked.replaceAll("~", " ")
    .replace(/\s+/g, " ") // first: runs would cost the cube of their length below
    .replace(/ ?\ue000[ \ue000]*/g, BETWEEN)
    .replace(centsBegin, joinedCents)
    .replaceAll(CENTS, "")
    .replace(splitMark, "$1$2")
    .replaceAll(BETWEEN, " ")
    .replace(/\ue001/g, "~")
    .replace(/ +/g, " ").trim();
}

/** Two figures in an element for cents, behind a sum that has none yet. */
const centsBegin = new RegExp(
  String.raw`(?<=(?<![.,]\d?)\d)([ \ue000\ue002,]{1,8})(?=\d{2}(?!${counted}))`,
  "gi",
);

const joinedCents = (between: string) => between.includes(CENTS) ? "," : between;

/** A point or comma of a sum that stands in an element of its own, or begins or ends one. */
const splitMark = new RegExp(
  String.raw`(?<=\d)(?:\ue000([.,])\ue000?|([.,])\ue000)(?=(?:\d{3}|\d{2})(?!${counted}))`,
  "gi",
);
