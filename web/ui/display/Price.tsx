import { priceText } from "../text/numbers.ts";
import styles from "./Price.module.css";

/** The large price: `R$` tied to its number, cents raised; `formatted` is "R$ 3.185,31". */
export function Price({ formatted }: { formatted: string }) {
  const [whole, cents] = priceText(formatted).split(",");
  return (
    <span className={`${styles.price} tnum`}>
      <span className="sr-only">{formatted}</span>
      <span aria-hidden="true">{whole}{cents && <sup>{cents}</sup>}</span>
    </span>
  );
}

/** The old price, struck, said to be one to those who do not see the line. */
export function OldPrice({ formatted }: { formatted: string }) {
  return (
    <span className={`${styles.was} tnum`}>
      <span className="sr-only">Antes:</span> <s>{priceText(formatted)}</s>
    </span>
  );
}
