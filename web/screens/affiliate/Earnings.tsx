import { graphql, useFragment } from "react-relay";
import type { Earnings_viewer$key } from "../../__generated__/Earnings_viewer.graphql.ts";
import { priceText } from "../../ui/text/numbers.ts";
import styles from "./Affiliate.module.css";

/** What was earned, by where it is, each with what it counts. */
export function Earnings(props: { viewer: Earnings_viewer$key }) {
  const { commissionBalance: balance, referralProgramme: { holdDays, leastPayout, pixKey } } =
    useFragment(
      graphql`
        fragment Earnings_viewer on Viewer {
          commissionBalance {
            pending {
              formatted
            }
            payable {
              cents
              formatted
            }
            inPayout {
              cents
              formatted
            }
            paid {
              formatted
            }
          }
          referralProgramme {
            holdDays
            leastPayout {
              cents
              formatted
            }
            pixKey {
              kind
            }
          }
        }
      `,
      props.viewer,
    );
  const { payable, inPayout } = balance;
  const next = payable.cents < 0
    ? "Devoluções descontaram mais do que havia: as próximas comissões cobrem a diferença."
    : payable.cents < leastPayout.cents
    ? `Já passou do prazo. É pago a partir de ${priceText(leastPayout.formatted)}.`
    : pixKey
    ? "Já passou do prazo e entra no próximo pagamento."
    : "Já passou do prazo. Cadastre sua chave Pix para receber.";
  return (
    <div className={styles.figures}>
      <Figure
        title="Pendente"
        value={balance.pending.formatted}
        counts={`Comissões de pagamentos dos últimos ${holdDays} dias: quem assinou ainda pode se arrepender.`}
      />
      <Figure
        title="A receber"
        value={payable.formatted}
        counts={inPayout.cents > 0
          ? `${next} Além disso, ${priceText(inPayout.formatted)} já estão em pagamento.`
          : next}
      />
      <Figure
        title="Pago"
        value={balance.paid.formatted}
        counts="O que já foi enviado por Pix a você."
      />
    </div>
  );
}

const Figure = (props: { title: string; value: string; counts: string }) => (
  <section className={`${styles.figure} on-card`} aria-label={props.title}>
    <h2>{props.title}</h2>
    <p className={`${styles.value} tnum`}>{priceText(props.value)}</p>
    <p className="small">{props.counts}</p>
  </section>
);
