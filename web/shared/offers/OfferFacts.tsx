import { Check, ChevronDown, Clock, Pencil } from "lucide-react";
import { useFragment } from "react-relay";
import type {
  EvidenceField,
  fieldRows_offer$key,
} from "../../__generated__/fieldRows_offer.graphql.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { ageLabel, isStale, useNow } from "../../ui/text/age.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { AgeChip, sourceWords } from "../evidence.tsx";
import {
  type FactData,
  type FactField,
  factFields,
  fieldRowsFragment,
  rowOf,
} from "./editor/field_rows.ts";
import styles from "./OfferFacts.module.css";

/**
 * The facts of an offer, each with its source. The heading says how many were read and when, once;
 * a row says its age only where it differs. Folded on phones.
 */
export function OfferFacts(props: { offer: fieldRows_offer$key }) {
  const data = useFragment(fieldRowsFragment, props.offer);
  const now = useNow();
  const facts = factsOf(data).map((fact) => ({
    ...fact,
    evidence: data.evidence.find(({ field }) => field === fact.field),
  }));
  const read = facts.flatMap(({ evidence }) =>
    evidence && evidence.source !== "PERSON" ? [evidence] : []
  );
  const typed = facts.filter(({ evidence }) => evidence?.source === "PERSON").length;
  const readAt = read.at(0)?.readAt ?? null; // the price is the first of the facts
  const isOld = readAt !== null && isStale(readAt, now);
  const label = readAt === null
    ? countLabel(typed, "dado que você escreveu", "dados que você escreveu")
    : `${countLabel(read.length, "dado lido", "dados lidos")} ${ageLabel(readAt, now)}`;
  return (
    <details className={`${styles.card} on-card`} open={useIsDesktop()}>
      <summary>
        <span className={styles.seal} data-tone={isOld ? "doubt" : readAt ? "proven" : "quiet"}>
          {readAt === null
            ? <Pencil aria-hidden />
            : isOld
            ? <Clock aria-hidden />
            : <Check aria-hidden />}
        </span>
        <span className={styles.words}>
          <b className="tnum">{label}</b>
          <span className="small">
            De onde vem cada número{readAt !== null && typed > 0 && ` · ${typed} você escreveu`}
          </span>
        </span>
        <ChevronDown size={20} aria-hidden className={styles.chevron} />
      </summary>
      <table className={`${styles.facts} tnum`}>
        <thead className="sr-only">
          <tr>
            <th scope="col">Dado</th>
            <th scope="col">Valor</th>
            <th scope="col">Lido em</th>
          </tr>
        </thead>
        <tbody>
          {facts.map(({ field, label, value, leads, evidence }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>
                <span className={leads ? styles.leads : styles.value}>{value}</span>
              </td>
              <td className={styles.source}>
                {evidence && sourceWords[evidence.source]}
                {evidence && evidence.source !== "PERSON" && isApart(evidence.readAt, readAt) && (
                  <>
                    {" "}
                    <AgeChip source={evidence.source} readAt={evidence.readAt} />
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Whether two readings were more than a minute apart. */
const isApart = (one: string, other: string | null) =>
  other !== null && Math.abs(Date.parse(one) - Date.parse(other)) > 60_000;

type Fact = { field: EvidenceField; label: string; value: string; leads: boolean };

/** Prices come first, the description last. */
const prices: readonly FactField[] = [
  "price",
  "pixPrice",
  "cardPrice",
  "lowestPrice",
  "installments",
  "oldPrice",
];
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
