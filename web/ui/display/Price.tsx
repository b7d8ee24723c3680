import { priceText } from "../text/numbers.ts";
import styles from "./Price.module.css";

/** A large price with raised cents; `formatted` is "R$ 3.185,31". */
export function Price({ formatted }: { formatted: string }) {
  const [whole, cents] = priceText(formatted).split(",");
  return (
    <span className={`${styles.price} tnum`}>
      <span className="sr-only">{formatted}</span>
      <span aria-hidden="true">{whole}{cents && <sup>{cents}</sup>}</span>
    </span>
  );
}

/** A struck old price; screen readers hear that it is one. */
export function OldPrice({ formatted }: { formatted: string }) {
  return (
    <span className={`${styles.was} tnum`}>
      <span className="sr-only">Antes:</span> <s>{priceText(formatted)}</s>
    </span>
  );
}
