/** The server's own search: every word is somewhere in the text, without accents or capitals. */
export function findsWords(search: string | null, text: string): boolean {
  if (!search) return true;
  const said = fold(text);
  return fold(search).trim().split(/\s+/).every((word) => said.includes(word));
}

const fold = (text: string) => text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();
