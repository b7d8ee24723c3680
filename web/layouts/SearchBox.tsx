import { useEffect, useRef } from "react";
import { OfferSearch } from "../shared/OfferSearch.tsx";

/** The bar's search: finds offers from any screen; Ctrl K goes there. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    addEventListener("keydown", focus);
    return () => removeEventListener("keydown", focus);
  }, []);
  return (
    <OfferSearch inputRef={input} hint={<kbd className="on-card" aria-hidden="true">Ctrl K</kbd>} />
  );
}
