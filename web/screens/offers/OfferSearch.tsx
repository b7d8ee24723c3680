import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigationType, useSearchParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import styles from "./OfferSearch.module.css";

const DEBOUNCE = 250; // ms
/** Marks an address as written by this field: meanwhile one may have typed on. */
const TYPED = "typed";

/** Searches the offers as one types; the words live in the address, as `?q=`. */
export function OfferSearch() {
  const { state } = useLocation();
  const isTyped = useNavigationType() !== "POP" && state === TYPED;
  const navigate = useNavigate();
  const [params] = useSearchParams();
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
    const path = words ? `${paths.offers}?q=${encodeURIComponent(words)}` : paths.offers;
    const timer = setTimeout(() => navigate(path, { replace: true, state: TYPED }), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [words, current]);
  return (
    <search className={`${styles.search} on-page`}>
      <Search size={18} aria-hidden />
      <input
        type="search"
        value={typed}
        maxLength={100}
        aria-label="Buscar ofertas"
        placeholder="Buscar ofertas"
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  );
}
