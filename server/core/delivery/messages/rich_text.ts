/** Text as styled spans; each messenger renders them in its own markup. */
export type RichText = readonly Span[];

export type Span = {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly strike?: true;
};

type Style = Omit<Span, "text">;

const styles: Readonly<Record<string, Style>> = {
  "*": { bold: true },
  "~": { strike: true },
  _: { italic: true },
};

/** An address, or a pair of marks directly around its words: WhatsApp's rule. */
const pattern =
  /https?:\/\/\S+|(?<![\p{L}\p{N}])([*~_])(?=\S)((?:(?!\1).)*?\S)\1(?![\p{L}\p{N}])/gu;

/** Parses WhatsApp's marks (`*bold*`, `~strike~`, `_italic_`), also nested ones. */
export function parseMarks(text: string): RichText {
  return merged([...parsed(text, {})]);
}

/** Returns the text without its styles. */
export const plainText = (text: RichText): string => text.map((span) => span.text).join("");

/** Cuts a text in two at a UTF-16 position. */
export function cut(text: RichText, at: number): [before: RichText, after: RichText] {
  const before: Span[] = [];
  const after: Span[] = [];
  let start = 0;
  for (const span of text) {
    const within = Math.max(0, at - start);
    const [head, tail] = [span.text.slice(0, within), span.text.slice(within)];
    if (head) before.push({ ...span, text: head });
    if (tail) after.push({ ...span, text: tail });
    start += span.text.length;
  }
  return [before, after];
}

function* parsed(text: string, style: Style): Iterable<Span> {
  let end = 0;
  for (const { 0: whole, 1: mark, 2: inner = "", index } of text.matchAll(pattern)) {
    yield { text: text.slice(end, index), ...style };
    if (mark === undefined) yield { text: whole, ...style };
    else yield* parsed(inner, { ...style, ...styles[mark] });
    end = index + whole.length;
  }
  yield { text: text.slice(end), ...style };
}

/** Merges adjacent spans of the same style. */
function merged(spans: readonly Span[]): RichText {
  const runs: Span[] = [];
  for (const span of spans) {
    const last = runs.at(-1);
    if (span.text === "") continue;
    if (last && isAlike(last, span)) runs.splice(-1, 1, { ...last, text: last.text + span.text });
    else runs.push(span);
  }
  return runs;
}

const isAlike = (one: Style, other: Style) =>
  one.bold === other.bold && one.italic === other.italic && one.strike === other.strike;

const markOf = { bold: "*", strike: "~", italic: "_" } as const;
type Mark = keyof typeof markOf;
const allMarks = Object.keys(markOf) as Mark[];

/**
 * Writes a text with WhatsApp's marks, which stand directly around their words and never span
 * lines.
 */
export const writeMarks = (text: RichText): string =>
  linesOf(text).map((line) => withMarks(line, allMarks)).join("\n");

function linesOf(text: RichText): RichText[] {
  const lines: RichText[number][][] = [[]];
  for (const span of text) {
    const [first, ...others] = span.text.split("\n");
    lines.at(-1)!.push({ ...span, text: first! });
    for (const other of others) lines.push([{ ...span, text: other }]);
  }
  return lines;
}

/** Nests marks: the one that reaches farthest is the outer one. */
function withMarks(spans: RichText, left: readonly Mark[]): string {
  let written = "";
  for (let at = 0; at < spans.length;) {
    const [outer] = left.map((mark) => ({ mark, end: runEnd(spans, at, mark) }))
      .sort((one, other) => other.end - one.end);
    if (!outer || outer.end === at) {
      written += spans[at++]!.text;
      continue;
    }
    const inner = withMarks(spans.slice(at, outer.end), left.filter((mark) => mark !== outer.mark));
    written += wrapped(inner, markOf[outer.mark]);
    at = outer.end;
  }
  return written;
}

/** Returns the end of the run of spans that have the mark. */
function runEnd(spans: RichText, from: number, mark: Mark): number {
  const end = spans.findIndex((span, at) => at >= from && !span[mark]);
  return end < 0 ? spans.length : end;
}

function wrapped(text: string, mark: string): string {
  const words = text.trim();
  return words ? text.replace(words, () => mark + words + mark) : text;
}
