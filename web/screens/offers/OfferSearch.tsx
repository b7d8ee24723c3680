import { useSoughtWords } from "../../shared/useSoughtWords.ts";
import { SearchField } from "../../ui/SearchField.tsx";

/** Searches the offers as one types. */
export function OfferSearch() {
  const [words, setWords] = useSoughtWords();
  return <SearchField label="Buscar ofertas" value={words} onChange={setWords} />;
}
