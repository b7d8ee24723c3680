import { Check, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { sourceWords } from "../../shared/evidence.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { OldPrice, Price } from "../../ui/display/Price.tsx";
import { ProductPhoto } from "../../ui/display/ProductPhoto.tsx";
import type { DemoFact, DemoReading } from "../contract.ts";
import fan from "../landing/fan.svg?url";
import styles from "./DemoReading.module.css";

/** A product that was read, or the example: its shop, photo, title and price. */
export function DemoProduct({ reading, isExample, note }: {
  reading: DemoReading;
  isExample: boolean;
  /** Beside the chips, where there is room. */
  note?: ReactNode;
}) {
  const { shop, title, price, oldPrice, imageUrl } = reading;
  return (
    <>
      <div className={styles.origin}>
        {isExample
          ? <Chip tone="on">Exemplo</Chip>
          : <Chip tone="proven" icon={<Clock aria-hidden />}>Lido agora</Chip>}
        {shop && <Chip>{shop}</Chip>}
        {note && <span className="small">{note}</span>}
      </div>
      <div className={styles.product}>
        {isExample ? <ExamplePhoto /> : <ProductPhoto url={imageUrl} shape="square" />}
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.prices}>
            {price ? <Price formatted={price} /> : <span className="small">Sem preço</span>}
            {oldPrice && <OldPrice formatted={oldPrice} />}
          </p>
        </div>
      </div>
    </>
  );
}

/** The example's product is invented, and so is its photo. */
export const ExamplePhoto = () => (
  <div className={styles.photo}>
    <img src={fan} width={120} height={120} alt="" />
  </div>
);

/** What the page states, and where; what it does not state is blank. */
export const DemoFacts = ({ facts }: { facts: readonly DemoFact[] }) => (
  <table className={`${styles.facts} tnum`}>
    <thead className="sr-only">
      <tr>
        <th scope="col">Dado</th>
        <th scope="col">Valor</th>
        <th scope="col">De onde veio</th>
        <th scope="col">Situação</th>
      </tr>
    </thead>
    <tbody>
      {rowsOf(facts).map(({ label, value, source }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{value ?? "—"}</td>
          <td className="small">{source ?? "a página não mostra"}</td>
          <td>
            {value === null
              ? <Chip>em branco</Chip>
              : <Chip tone="proven" icon={<Check aria-hidden />}>lido</Chip>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The label of each fact; null: it stands above the table. */
const labels: Readonly<Record<DemoFact["field"], string | null>> = {
  TITLE: null,
  SHOP: null,
  IMAGE: null,
  PRICE: "Preço",
  PIX_PRICE: "No Pix",
  CARD_PRICE: "No cartão",
  LOWEST_PRICE: "A partir de",
  INSTALLMENTS: "Parcelas",
  OLD_PRICE: "Antes",
  COUPON: "Cupom",
  SHIPPING: "Entrega",
  RATING: "Avaliação",
};
/** What a page often does not say: it is shown to be blank. */
const expected: readonly DemoFact["field"][] = ["OLD_PRICE", "COUPON"];

type Row = { readonly label: string; readonly value: string | null; readonly source?: string };

function rowsOf(facts: readonly DemoFact[]): Row[] {
  const read = facts.map(({ field, value, source }) => ({
    label: labels[field] ?? field,
    value,
    source: sourceWords[source],
  }));
  const blank = expected.filter((field) => !facts.some((fact) => fact.field === field))
    .map((field) => ({ label: labels[field]!, value: null }));
  return [...read, ...blank];
}
