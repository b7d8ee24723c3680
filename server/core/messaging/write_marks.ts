import type { RichText, Span } from "./rich_text.ts";

type Style = Exclude<keyof Span, "text">;

const marks: Readonly<Record<Style, string>> = { bold: "*", strike: "~", italic: "_" };
const styles = Object.keys(marks) as Style[];

/** Neutral text with WhatsApp's marks in it again: `parseMarks` reads it as the same text. */
export function writeMarks(text: RichText): string {
  const open: Style[] = [];
  let written = "";
  const close = () => written += marks[open.pop()!];
  text.forEach((span, at) => {
    while (open.some((style) => !span[style])) close();
    const opened = styles.filter((style) => span[style] && !open.includes(style));
    // The one that lasts longest goes around the others.
    opened.sort((one, other) => endOf(text, at, other) - endOf(text, at, one));
    for (const style of opened) {
      open.push(style);
      written += marks[style];
    }
    written += span.text;
  });
  while (open.length > 0) close();
  return written;
}

function endOf(text: RichText, from: number, style: Style): number {
  const end = text.findIndex((span, at) => at > from && !span[style]);
  return end === -1 ? text.length : end;
}
