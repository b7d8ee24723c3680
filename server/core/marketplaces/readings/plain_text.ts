/** Characters of a title; Amazon's longest stay under it. */
const LONGEST_TITLE = 300;

/** Controls, direction overrides, zero-width and private marks, lone surrogates: no part of a name. */
const unseen = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu; // a joiner holds emoji together

/** Marks piled on one letter beyond any script's need: to sort them costs the square of their number. */
const piled = /(?<=\p{M}{8})\p{M}+/gu;

/** One line of visible text, at most `longest` characters; null when nothing is left. */
export function plainText(text: string, longest = LONGEST_TITLE): string | null {
  // Cut before the work: a hostile title may be megabytes.
  const visible = text.slice(0, longest * 20).replace(/\s/g, " ").replace(unseen, "")
    .replace(piled, "");
  const line = visible.replace(/ +/g, " ").trim().normalize("NFC");
  if (line.length <= longest) return line || null;
  return [...line].slice(0, longest).join("").trim() || null;
}
