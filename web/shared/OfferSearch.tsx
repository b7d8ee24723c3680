import { Search } from "lucide-react";
import { type ReactNode, type Ref, useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigationType, useSearchParams } from "react-router-dom";
import { paths } from "../paths.ts";
import styles from "./OfferSearch.module.css";

const DEBOUNCE = 250; // ms
/** Marks an address as written by this field: meanwhile one may have typed on. */
const TYPED = "typed";

/** Searches the offers as one types; the words live in the address, as `?q=`. */
export function OfferSearch(props: { inputRef?: Ref<HTMLInputElement>; hint?: ReactNode }) {
  const { pathname, state } = useLocation();
  const isTyped = useNavigationType() !== "POP" && state === TYPED;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isOnOffers = pathname === paths.offers;
  const current = isOnOffers ? params.get("q") ?? "" : "";
  const [typed, setTyped] = useState(current);
  const [shown, setShown] = useState(current);
  if (shown !== current) { // the address changed by itself: back, a link, another screen
    setShown(current);
    if (!isTyped) setTyped(current);
  }
  const words = typed.trim();
  useEffect(() => {
    if (words === current) return;
    const go = () =>
      navigate(words ? `${paths.offers}?q=${encodeURIComponent(words)}` : paths.offers, {
        replace: isOnOffers,
        state: TYPED,
      });
    const timer = setTimeout(go, isOnOffers ? DEBOUNCE : 2 * DEBOUNCE);
    return () => clearTimeout(timer);
  }, [words, current, isOnOffers]);
  return (
    <search className={`${styles.search} on-page`}>
      <Search size={18} aria-hidden />
      <input
        ref={props.inputRef}
        type="search"
        value={typed}
        maxLength={100}
        aria-label="Buscar ofertas"
        placeholder="Buscar ofertas"
        onChange={(event) => setTyped(event.target.value)}
      />
      {props.hint}
    </search>
  );
}
