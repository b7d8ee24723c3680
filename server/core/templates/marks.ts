/** WhatsApp's marks for bold, strike and italic. */
const marks = ["*", "~", "_"] as const;
type Mark = (typeof marks)[number];

/** What is no word's letter to a mark: addresses hold all of them, and a list begins with `* `. */
const apart = /https?:\/\/\S+|^\s*[*-] /g;

/**
 * The marks of one line that open or close nothing, each with its column (UTF-16, from 1). A pair
 * hugs its words, as WhatsApp asks; between two letters (`5*3`, `nome_dele`) a mark is a sign.
 */
export function unbalancedMarks(line: string): { mark: Mark; column: number }[] {
  const plain = line
    .replace(/\\?[{][^{}]*[}]/g, (field) => "x".repeat(field.length)) // a value has no marks
    .replace(apart, (whole) => " ".repeat(whole.length));
  return marks.flatMap((mark) => alone(plain, mark).map((at) => ({ mark, column: at + 1 })));
}

function alone(line: string, mark: Mark): number[] {
  const found: number[] = [];
  let open: number | null = null;
  for (let at = line.indexOf(mark); at >= 0; at = line.indexOf(mark, at + 1)) {
    const [before, after] = [line[at - 1] ?? " ", line[at + 1] ?? " "];
    const closes = /\S/.test(before) && !/[\p{L}\p{N}]/u.test(after);
    const opens = /\S/.test(after) && !/[\p{L}\p{N}]/u.test(before);
    if (open !== null && closes) open = null;
    else if (opens) {
      if (open !== null) found.push(open);
      open = at;
    } else if (closes) found.push(at);
  }
  return open === null ? found : [...found, open];
}
