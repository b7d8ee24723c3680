import { variableCalled, variables, type Vocabulary } from "./variables.ts";

/**
 * A piece of a line; `column` counts its UTF-16 characters from 1, `length` as it is written.
 * An unknown variable has no value; a stray brace is not shown: neither ever reaches a group.
 */
export type Piece =
  & { readonly column: number; readonly length: number }
  & (
    | { readonly kind: "words"; readonly text: string }
    | { readonly kind: "variable"; readonly name: string; readonly isOptional: boolean }
    | { readonly kind: "unknown"; readonly written: string; readonly isOptional: boolean }
    | { readonly kind: "stray" }
  );

export type Line = readonly Piece[];

/** An escape (`\{` `\}` `\\`), a pair of braces, or a brace alone. Each scan ends at the next one. */
const special = /\\([\\{}])|\{([^{}\\]*)\}|[{}]/g;
/** What could be the name of a variable; other words in braces are words, and the braces stray. */
const nameLike = /^\p{L}[\p{L}\p{M}\p{N}_ -]*\??$/u;

/** The values of a text's variables, by name; null, "" or absent: none. */
type TextValues = Readonly<Record<string, string | null | undefined>>;

/** Parses the lines of a template. Any text is a template; `lint` reports its problems. */
export const parseTemplate = (body: string, vocabulary: Vocabulary = variables): Line[] =>
  body.split(/\r\n?|\n/).map((line) => [...piecesOf(line, vocabulary)]);

function* piecesOf(line: string, vocabulary: Vocabulary): Iterable<Piece> {
  let from = 0;
  for (const { 0: whole, 1: escaped, 2: inner, index } of line.matchAll(special)) {
    if (index > from) yield words(line.slice(from, index), from);
    const place = { column: index + 1, length: whole.length };
    from = index + whole.length;
    if (escaped !== undefined) yield { ...place, kind: "words", text: escaped };
    else if (inner === undefined) yield { ...place, kind: "stray" };
    else if (nameLike.test(inner.trim())) yield { ...place, ...named(inner.trim(), vocabulary) };
    else {
      yield { ...place, kind: "stray", length: 1 };
      if (inner !== "") yield words(inner, index + 1);
      yield { kind: "stray", column: from, length: 1 };
    }
  }
  if (from < line.length) yield words(line.slice(from), from);
}

const words = (text: string, from: number): Piece => ({
  kind: "words",
  column: from + 1,
  length: text.length,
  text,
});

function named(inner: string, vocabulary: Vocabulary) {
  const isOptional = inner.endsWith("?");
  const written = isOptional ? inner.slice(0, -1).trimEnd() : inner;
  const name = variableCalled(written, vocabulary);
  return name
    ? { kind: "variable", name, isOptional } as const
    : { kind: "unknown", written, isOptional } as const;
}

/**
 * The text with its values. A line disappears when none of its variables has a value, or when one
 * marked with `?` has none; of the blank lines around it one is enough.
 */
export function renderTemplate(lines: readonly Line[], values: TextValues): string {
  const shown: string[] = [];
  let isGap = false;
  for (const line of lines) {
    if (disappears(line, values)) {
      isGap = true;
      continue;
    }
    const text = rendered(line, values);
    const isBlank = text.trim() === "";
    if (isBlank && isGap && (shown.at(-1) ?? "").trim() === "") continue;
    if (!isBlank) isGap = false;
    shown.push(text);
  }
  return shown.join("\n").trim();
}

function disappears(line: Line, values: TextValues): boolean {
  const named = line.filter((piece) => "isOptional" in piece);
  const missing = named.filter((piece) => isMissing(piece, values));
  return missing.some(({ isOptional }) => isOptional) ||
    named.length > 0 && missing.length === named.length;
}

const isMissing = (piece: Piece, values: TextValues): boolean =>
  piece.kind === "unknown" || piece.kind === "variable" && !values[piece.name];

/** Where a value is missing, marks that hug it go with it, and one of the spaces beside it. */
function rendered(line: Line, values: TextValues): string {
  let text = "";
  let hugs: string | null = null; // marks before a value that is missing; null: none is
  for (const piece of line) {
    if (isMissing(piece, values)) {
      hugs ??= /[*~_]{1,3}$/.exec(text.slice(-3))?.[0] ?? "";
      text = text.slice(0, text.length - hugs.length);
      continue;
    }
    let next = piece.kind === "words" ? piece.text : valueOf(piece, values);
    if (hugs !== null && next !== "") {
      const closing = [...hugs].toReversed().join("");
      if (piece.kind === "words" && next.startsWith(closing)) next = next.slice(closing.length);
      else text += hugs;
      if (text === "" || /\s$/.test(text)) next = next.trimStart();
      hugs = null;
    }
    text += next;
  }
  return hugs === null ? text : (text + hugs).trimEnd();
}

const valueOf = (piece: Piece, values: TextValues): string =>
  piece.kind === "variable" ? values[piece.name] ?? "" : "";
