/** Marks put into a price block's text while it is gathered; private use, no page's own. */
export const BETWEEN = "\ue000";
export const STRIKE = "\ue001";
export const CENTS = "\ue002";

/**
 * A price block's marked text as words: struck parts between tildes, cents after a comma, and a
 * space where one element ends and the next begins, but none inside a sum ("3.185" "," "31").
 */
export function asWords(marked: string): string {
  return marked.replaceAll("~", " ")
    .replace(/\ue000+/g, BETWEEN) // first: runs of them would cost the cube of their length below
    .replace(/\ue000?,?\ue000?\ue002\ue000?/g, ",")
    .replace(/(?<=\d)\ue000(?=[.,]\ue000?\d)|(?<=\d[.,])\ue000(?=\d)/g, "")
    .replaceAll(BETWEEN, " ")
    .replace(/\ue001/g, "~")
    .replace(/\s+/g, " ").trim();
}
