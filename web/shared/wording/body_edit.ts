/** A field that a template may use, as the server lists it. */
export type TemplateField = {
  readonly name: string;
  readonly about: string;
};

/** Returns the open brace before the caret and the text after it; null when there is none. */
export function openField(text: string, caret: number): { start: number; typed: string } | null {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf("{");
  if (start < 0 || text[start - 1] === "\\") return null;
  const typed = before.slice(start + 1);
  return /^[\p{L}\p{M}\p{N}_ -]{0,30}$/u.test(typed) ? { start, typed } : null;
}

/** The fields that match a typed text: first those that start with it. */
export function fieldsFor(typed: string, fields: readonly TemplateField[]): TemplateField[] {
  const query = normalize(typed);
  const starting = fields.filter(({ name }) => name.startsWith(query));
  const containing = fields.filter(({ name, about }) =>
    !name.startsWith(query) && (name.includes(query) || normalize(about).includes(query))
  );
  return query === "" ? [...fields] : [...starting, ...containing];
}

const normalize = (text: string) =>
  text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase().trim().replace(/[\s-]+/g, "_");

/** Converts a place (line and column from 1) to a range; a place without length is the whole text. */
export function rangeOf(
  text: string,
  { line, column, length }: { line: number; column: number; length: number },
): { start: number; end: number } {
  const before = text.split("\n").slice(0, line - 1).reduce(
    (sum, line) => sum + line.length + 1,
    0,
  );
  const start = before + column - 1;
  return length === 0 ? { start: 0, end: text.length } : { start, end: start + length };
}
