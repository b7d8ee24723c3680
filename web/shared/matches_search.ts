/** Whether `text` contains every word of `search`, ignoring accents and case, as the server does. */
export function matchesSearch(search: string | null, text: string): boolean {
  if (!search) return true;
  const folded = fold(text);
  return fold(search).trim().split(/\s+/).every((word) => folded.includes(word));
}

const fold = (text: string) => text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();
