import { graphql, useFragment } from "react-relay";
import type { PriceHistory_history$key } from "../../__generated__/PriceHistory_history.graphql.ts";
import { dateLabel } from "../../ui/text/clock.ts";
import { countLabel, priceText } from "../../ui/text/numbers.ts";
import { PriceChart } from "./PriceChart.tsx";
import styles from "./Prices.module.css";

/** The prices of a product: its lows, the chart of 90 days, and the same values as a table. */
export function PriceHistory(props: { history: PriceHistory_history$key }) {
  const { low30, low90, lowestEver, sightings, points } = useFragment(
    graphql`
      fragment PriceHistory_history on PriceHistory {
        low30 {
          formatted
        }
        low90 {
          formatted
        }
        lowestEver {
          formatted
        }
        sightings
        points {
          at
          price {
            cents
            formatted
          }
        }
      }
    `,
    props.history,
  );
  if (points.length === 0) {
    return (
      <p className="small">
        Sem histórico ainda. Cada vez que alguém lê este produto aqui, o preço entra na conta.
      </p>
    );
  }
  const [first] = points;
  const seen = countLabel(sightings, "vez", "vezes");
  if (points.length === 1 && first && lowestEver?.formatted === first.price.formatted) {
    return (
      <p className="small tnum">
        Visto {seen} em 90 dias, em {dateLabel(first.at)}: {priceText(first.price.formatted)}.
      </p>
    );
  }
  const lows = [
    { label: "Menor em 30 dias", low: low30 },
    { label: "Menor em 90 dias", low: low90 },
    { label: "Menor que já vimos", low: lowestEver },
  ];
  return (
    <div className={styles.history}>
      <dl className={`${styles.lows} tnum`}>
        {lows.map(({ label, low }) => (
          <div key={label}>
            <dt className="small">{label}</dt>
            <dd>{low ? priceText(low.formatted) : "ninguém olhou"}</dd>
          </div>
        ))}
      </dl>
      <PriceChart points={points} />
      <details className={styles.table}>
        <summary>Ver os preços em tabela</summary>
        <table className="tnum">
          <thead>
            <tr>
              <th scope="col">Dia</th>
              <th scope="col">Menor preço</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ at, price }) => (
              <tr key={at}>
                <td>{dateLabel(at)}</td>
                <td>{priceText(price.formatted)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="small">
        Visto {seen} em 90 dias, por quem leu este produto aqui.
      </p>
    </div>
  );
}
