/** A variable that a template may name; the server's list. */
export type TemplateField = {
  readonly name: string;
  readonly about: string;
  readonly mayBeMissing: boolean;
};

/** A brace that is open before the caret, and what stands behind it; null: none is. */
export function openField(text: string, caret: number): { start: number; typed: string } | null {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf("{");
  if (start < 0 || text[start - 1] === "\\") return null;
  const typed = before.slice(start + 1);
  return /^[\p{L}\p{M}\p{N}_ -]{0,30}$/u.test(typed) ? { start, typed } : null;
}

/** The fields that what was typed may mean: those that begin so first. */
export function fieldsFor(typed: string, fields: readonly TemplateField[]): TemplateField[] {
  const sought = folded(typed);
  const begins = fields.filter(({ name }) => name.startsWith(sought));
  const within = fields.filter(({ name, about }) =>
    !name.startsWith(sought) && (name.includes(sought) || folded(about).includes(sought))
  );
  return sought === "" ? [...fields] : [...begins, ...within];
}

const folded = (text: string) =>
  text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase().trim().replace(/[\s-]+/g, "_");

/** The range of the text that a place names: line and column from 1; the whole of no length. */
export function rangeOf(
  text: string,
  { line, column, length }: { line: number; column: number; length: number },
): { start: number; end: number } {
  const before = text.split("\n").slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const start = before + column - 1;
  return length === 0 ? { start: 0, end: text.length } : { start, end: start + length };
}
