import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { Funnel_insights$key } from "../../../__generated__/Funnel_insights.graphql.ts";
import { paths } from "../../../paths.ts";
import { Section } from "../../../ui/layout/Section.tsx";
import { useNow } from "../../../ui/text/age.ts";
import { countLabel, numberLabel } from "../../../ui/text/numbers.ts";
import { CsvLink } from "../CsvLink.tsx";
import { knownText } from "../period/period_words.ts";
import styles from "./Funnel.module.css";
import { funnelOf } from "./funnel_steps.ts";
import { InfoIcon } from "../icons.tsx";
import { Unknown } from "./Unknown.tsx";

/** What became of the messages of a period, from sending to purchase; each step counts messages. */
export function Funnel(props: { insights: Funnel_insights$key }) {
  const { totals, uncertain, sources } = useFragment(
    graphql`
      fragment Funnel_insights on Insights {
        uncertain
        totals {
          sent
          delivered
          reporting
          clicked
          bought
          conversions
        }
        sources {
          kind
          updatedAt
          coveredUntil
        }
      }
    `,
    props.insights,
  );
  const { sent, reporting, bought, conversions } = totals;
  const silent = sent - reporting;
  const now = useNow();
  return (
    <Section title="Do envio à compra" action={<CsvLink panel="TOTALS" of="do envio à compra" />}>
      <p className={`small ${styles.note}`}>Conta mensagens: uma em cada grupo.</p>
      <ol className={styles.funnel}>
        {funnelOf(totals).map(({ label, count, width, share, of, reason }) => (
          <li key={label}>
            <span>{label}</span>
            <span className={styles.track} aria-hidden="true">
              {!!width && <i style={{ width: `${width}%` }} />}
            </span>
            <span className={`${styles.count} tnum`}>
              <b>{count === null ? <Unknown of={label} reason={reason} /> : numberLabel(count)}</b>
              {share !== null && (
                <small className="small">
                  <span className={styles.narrow}>{share}%</span>
                  <span className={styles.wide}>{of}</span>
                </small>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.foot}>
        <InfoIcon />
        <span>
          {silent > 0 && reporting > 0 && (
            `As entregas são de ${
              countLabel(reporting, "mensagem", "mensagens")
            }: o Telegram não confirma as outras. `
          )}
          {bought != null && conversions != null && conversions > 0 && (
            `${countLabel(bought, "mensagem trouxe", "mensagens trouxeram")} ${
              countLabel(conversions, "venda", "vendas")
            } destes dias ou de depois. `
          )}
          {knownText(sources, now)} Um clique ou uma venda pode chegar dias depois.
          {uncertain > 0 && (
            <>
              {" "}
              {countLabel(uncertain, "segue incerta", "seguem incertas")}: o envio não foi
              confirmado. <Link to={`${paths.queue}?ver=duvida`}>Ver</Link>
            </>
          )}
        </span>
      </p>
    </Section>
  );
}
