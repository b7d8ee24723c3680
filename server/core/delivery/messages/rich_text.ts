/** Text with its marks taken out of it: each messenger renders it in its own markup. */
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

/** An address, or a pair of marks that hug their words: WhatsApp's rule. */
const pattern =
  /https?:\/\/\S+|(?<![\p{L}\p{N}])([*~_])(?=\S)((?:(?!\1).)*?\S)\1(?![\p{L}\p{N}])/gu;

/** Takes WhatsApp's marks (`*bold*`, `~strike~`, `_italic_`) out of `text`, also one in another. */
export function parseMarks(text: string): RichText {
  return joined([...marked(text, {})]);
}

/** The text as it reads. */
export const plainText = (text: RichText): string => text.map((span) => span.text).join("");

/** Two pieces of it, the second from UTF-16 position `at`. */
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

function* marked(text: string, style: Style): Iterable<Span> {
  let end = 0;
  for (const { 0: whole, 1: mark, 2: inner = "", index } of text.matchAll(pattern)) {
    yield { text: text.slice(end, index), ...style };
    if (mark === undefined) yield { text: whole, ...style };
    else yield* marked(inner, { ...style, ...styles[mark] });
    end = index + whole.length;
  }
  yield { text: text.slice(end), ...style };
}

/** The same, in as few spans as can be. */
function joined(spans: readonly Span[]): RichText {
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
