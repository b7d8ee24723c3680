import type { ReactNode } from "react";
import { useFragment } from "react-relay";
import type {
  EvidenceField,
  offerFields_offer$key,
} from "../../__generated__/offerFields_offer.graphql.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { AgeChip, sourceWords } from "../evidence.tsx";
import {
  type FactData,
  type FactField,
  factFields,
  offerFieldsFragment,
  rowOf,
} from "../offerFields.ts";
import styles from "./OfferFacts.module.css";

/** The facts of an offer, each with its source and age. */
export function OfferFacts(props: { offer: offerFields_offer$key; action: ReactNode }) {
  const data = useFragment(offerFieldsFragment, props.offer);
  return (
    <Section title="De onde vem cada número" action={props.action}>
      <table className={`${styles.facts} tnum`}>
        <thead className="sr-only">
          <tr>
            <th scope="col">Dado</th>
            <th scope="col">Valor</th>
            <th scope="col" className={styles.source}>Lido em</th>
            <th scope="col">Há quanto tempo</th>
          </tr>
        </thead>
        <tbody>
          {factsOf(data).map((fact) => {
            const evidence = data.evidence.find(({ field }) => field === fact.field);
            return (
              <tr key={fact.field}>
                <th scope="row">{fact.label}</th>
                <td>
                  <span className={fact.leads ? styles.leads : styles.value}>{fact.value}</span>
                  {evidence && <span className={styles.under}>{sourceWords[evidence.source]}</span>}
                </td>
                <td className={styles.source}>{evidence && sourceWords[evidence.source]}</td>
                <td>{evidence && <AgeChip source={evidence.source} readAt={evidence.readAt} />}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}

type Fact = { field: EvidenceField; label: string; value: string; leads: boolean };

/** Prices come first, the description last. */
const prices: readonly FactField[] = ["price", "pixPrice", "cardPrice", "installments", "oldPrice"];
const described: readonly FactField[] = ["title", "shop", "imageUrl"];
const order = [
  ...prices,
  ...factFields.filter((field) => !prices.includes(field) && !described.includes(field)),
  ...described,
];

/** Returns the facts that the offer has; a price equal to the Pix price is listed once. */
function factsOf(offer: FactData): Fact[] {
  const isPix = offer.pixPrice?.cents === offer.price?.cents;
  return order.filter((field) => field !== "price" || !isPix).flatMap((field) => {
    const value = offer[field];
    if (value == null || value === "") return [];
    const { evidence, label, factLabel = label, kind } = rowOf(field);
    return [{
      field: evidence,
      label: factLabel,
      value: kind.shown(value),
      leads: field === (isPix ? "pixPrice" : "price"),
    }];
  });
}
