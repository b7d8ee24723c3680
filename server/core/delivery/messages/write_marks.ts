import type { RichText } from "./rich_text.ts";

const marks = { bold: "*", strike: "~", italic: "_" } as const;
type Mark = keyof typeof marks;
const allMarks = Object.keys(marks) as Mark[];

/** Neutral text with WhatsApp's own marks; they hug their words, and end with the line. */
export const writeMarks = (text: RichText): string =>
  linesOf(text).map((line) => marked(line, allMarks)).join("\n");

function linesOf(text: RichText): RichText[] {
  const lines: RichText[number][][] = [[]];
  for (const span of text) {
    const [first, ...others] = span.text.split("\n");
    lines.at(-1)!.push({ ...span, text: first! });
    for (const other of others) lines.push([{ ...span, text: other }]);
  }
  return lines;
}

/** The mark that reaches farthest goes outside. */
function marked(spans: RichText, left: readonly Mark[]): string {
  let written = "";
  for (let at = 0; at < spans.length;) {
    const [outer] = left.map((mark) => ({ mark, end: reach(spans, at, mark) }))
      .sort((one, other) => other.end - one.end);
    if (!outer || outer.end === at) {
      written += spans[at++]!.text;
      continue;
    }
    const inner = marked(spans.slice(at, outer.end), left.filter((mark) => mark !== outer.mark));
    written += hugged(inner, marks[outer.mark]);
    at = outer.end;
  }
  return written;
}

/** Up to where all bear that mark. */
function reach(spans: RichText, from: number, mark: Mark): number {
  const end = spans.findIndex((span, at) => at >= from && !span[mark]);
  return end < 0 ? spans.length : end;
}

function hugged(text: string, mark: string): string {
  const words = text.trim();
  return words ? text.replace(words, () => mark + words + mark) : text;
}
