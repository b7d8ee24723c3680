/** A part of a message in one style; a link is its address as written. */
export type Run = {
  readonly style: "plain" | "bold" | "strike" | "italic" | "link";
  readonly text: string;
};

const styles = { "*": "bold", "~": "strike", _: "italic" } as const;

/** An address, or a pair of marks directly around their words, as WhatsApp requires. */
const pattern =
  /(https?:\/\/\S+)|(?<![\p{L}\p{N}])([*~_])(?=\S)((?:(?!\2).)*?\S)\2(?![\p{L}\p{N}])/gu;

/** Splits one line of a message with WhatsApp's marks into its runs. */
export function markedRuns(line: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of line.matchAll(pattern)) {
    const [whole, link, mark, inner] = match;
    if (match.index > end) runs.push({ style: "plain", text: line.slice(end, match.index) });
    if (link) runs.push({ style: "link", text: link });
    else runs.push({ style: styles[mark as keyof typeof styles], text: inner ?? "" });
    end = match.index + whole.length;
  }
  if (end < line.length) runs.push({ style: "plain", text: line.slice(end) });
  return runs;
}
