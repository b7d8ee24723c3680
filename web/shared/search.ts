import { useEffect, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { useChangeParams } from "./lists.ts";

const DEBOUNCE = 250; // ms
/** Marks a history entry that the field itself wrote; the text may have changed since. */
const TYPED = "typed";

/** Returns the text of a search field and its setter; the URL follows as `?q=`, debounced. */
export function useSearchText() {
  const { state } = useLocation();
  const isTyped = useNavigationType() !== "POP" && state === TYPED;
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const current = params.get("q") ?? "";
  const [typed, setTyped] = useState(current);
  const [shown, setShown] = useState(current);
  if (shown !== current) { // changed from elsewhere: back, a link, the palette
    setShown(current);
    if (!isTyped) setTyped(current);
  }
  const words = typed.trim();
  useEffect(() => {
    if (words === current) return;
    const write = () =>
      changeParams((now) => {
        if (words) now.set("q", words);
        else now.delete("q");
      }, TYPED);
    const timer = setTimeout(write, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [words, params]);
  return [typed, setTyped] as const;
}

/** Whether `text` contains every word of `search`, ignoring accents and case, as the server does. */
export function matchesSearch(search: string | null, text: string): boolean {
  if (!search) return true;
  const folded = fold(text);
  return fold(search).trim().split(/\s+/).every((word) => folded.includes(word));
}

const fold = (text: string) => text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();
