import { useEffect, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";

const DEBOUNCE = 250; // ms
/** Marks an address as written by the field: meanwhile one may have typed on. */
const TYPED = "typed";

/** The words of a search, as one types them; they live in the address, as `?q=`. */
export function useSoughtWords() {
  const { state } = useLocation();
  const isTyped = useNavigationType() !== "POP" && state === TYPED;
  const [params, setParams] = useSearchParams();
  const current = params.get("q") ?? "";
  const [typed, setTyped] = useState(current);
  const [shown, setShown] = useState(current);
  if (shown !== current) { // the address changed by itself: back, a link, the palette
    setShown(current);
    if (!isTyped) setTyped(current);
  }
  const words = typed.trim();
  useEffect(() => {
    if (words === current) return;
    const write = () =>
      setParams((now) => {
        if (words) now.set("q", words);
        else now.delete("q");
        return now;
      }, { replace: true, state: TYPED });
    const timer = setTimeout(write, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [words, params]);
  return [typed, setTyped] as const;
}
