import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { SalesSources_insights$key } from "../../../__generated__/SalesSources_insights.graphql.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { useNow } from "../../../ui/text/age.ts";
import { dateLabel } from "../../../ui/text/clock.ts";
import { networkName } from "../../../shared/network_names.ts";
import { sentence, untilText } from "../period/period_words.ts";
import styles from "./SalesSources.module.css";

/** Where the sales are known from, and what to do where they are not. */
export function SalesSources(
  { insights, onImport }: { insights: SalesSources_insights$key; onImport: () => void },
) {
  const { sources } = useFragment(
    graphql`
      fragment SalesSources_insights on Insights {
        sources {
          kind
          network
          feed
          updatedAt
          coveredFrom
          coveredUntil
        }
      }
    `,
    insights,
  );
  const now = useNow();
  const sales = sources.filter(({ kind }) => kind === "CONVERSIONS");
  return (
    <Section
      title="De onde vêm as vendas"
      action={
        <Button variant="outlined" onClick={onImport}>
          Importar CSV
        </Button>
      }
    >
      {sales.length === 0
        ? (
          <div className={styles.none}>
            <p>
              Nenhuma loja conta as suas vendas ainda, então vendas e comissão ficam com um traço.
            </p>
            <ul>
              <li>
                <b>Shopee e AliExpress:</b> guarde as chaves da API em{" "}
                <Link to={paths.shopeeSettings}>Shopee</Link> ou{" "}
                <Link to={paths.otherShopsSettings}>Outras lojas</Link>, e as vendas chegam
                sozinhas.
              </li>
              <li>
                <b>Amazon, Mercado Livre e as redes:</b>{" "}
                baixe o relatório de vendas no painel da loja e importe o CSV aqui.
              </li>
            </ul>
          </div>
        )
        : (
          <ul className={styles.sources}>
            {sales.map(({ network, feed, updatedAt, coveredFrom, coveredUntil }) => (
              <li key={network}>
                <b>{networkName(network)}</b>
                <span className="small tnum">
                  {coveredUntil
                    ? sentence(
                      `${coveredFrom ? `de ${dateLabel(coveredFrom)} ` : ""}${
                        untilText(coveredUntil, now)
                      }`,
                    )
                    : "Nenhuma venda ainda"}
                </span>
                {updatedAt && (
                  <span className="small tnum">
                    Atualizado {untilText(updatedAt, now).slice(4)}
                  </span>
                )}
                <span className={`small ${styles.feed}`}>
                  {feed === "API"
                    ? "Chegam sozinhas, pela API."
                    : feed === "DISCONNECTED_API"
                    ? "A API foi desconectada: importe o CSV dos dias que faltam."
                    : "Pelos arquivos que você importa."}
                </span>
              </li>
            ))}
          </ul>
        )}
    </Section>
  );
}
