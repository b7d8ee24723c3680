import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { VariantTests_insights$key } from "../../../__generated__/VariantTests_insights.graphql.ts";
import { lazyOnIdle } from "../../../browser/lazy.ts";
import { paths, templatePath } from "../../../paths.ts";
import { Chip } from "../../../ui/display/Chip.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { PlainSelect } from "../../../ui/forms/SelectField.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { useNow } from "../../../ui/text/age.ts";
import { countLabel, numberLabel } from "../../../ui/text/numbers.ts";
import { CsvLink } from "../CsvLink.tsx";
import { clicksAt, untilText } from "../period/period_words.ts";
import { rateLabel } from "./heat.ts";
import styles from "./VariantTests.module.css";

const RateChart = lazyOnIdle(async () => (await import("./RateChart.tsx")).RateChart);

/** Whether one variant of a template is better: in words first, then as ranges, then as a table. */
export function VariantTests(props: { insights: VariantTests_insights$key }) {
  const { variantTests, sources } = useFragment(
    graphql`
      fragment VariantTests_insights on Insights {
        variantTests {
          templateId
          name
          decision
          title
          sentence
          variants {
            letter
            messages
            clicks
            clicksPerMessage
            low
            high
          }
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
  const now = useNow();
  const [chosen, setChosen] = useState<string | null>(null);
  const test = variantTests.find(({ templateId }) => templateId === chosen) ?? variantTests[0];
  if (!test) return <NoTests />;
  const { templateId, decision, title, sentence, variants } = test;
  const clicked = clicksAt(sources);
  const isChartable = variants.every(({ low }) => low !== null);
  return (
    <Section
      title={title}
      action={decision === "LEADER"
        ? <Chip tone="proven">dá para dizer</Chip>
        : <Chip tone="on">em andamento</Chip>}
    >
      <div className={styles.test}>
        <p>{sentence}</p>
        <p className="small tnum">
          Cliques de pessoas nas mensagens destes dias{clicked && `, ${untilText(clicked, now)}`}.
        </p>
        {isChartable && (
          <Suspense fallback={<Skeleton variant="rounded" height={148} />}>
            <RateChart variants={variants} />
          </Suspense>
        )}
        <details className={styles.numbers} open={!isChartable}>
          <summary>Ver os números</summary>
          <table className="tnum">
            <thead>
              <tr>
                <th scope="col">Versão</th>
                <th scope="col">Mensagens</th>
                <th scope="col">Cliques</th>
                <th scope="col">Por mensagem</th>
                <th scope="col">Entre</th>
              </tr>
            </thead>
            <tbody>
              {variants.map(({ letter, messages, clicks, clicksPerMessage, low, high }) => (
                <tr key={letter}>
                  <th scope="row">{letter}</th>
                  <td>{numberLabel(messages)}</td>
                  <td>{numberLabel(clicks)}</td>
                  <td>{clicksPerMessage == null ? "—" : rateLabel(clicksPerMessage)}</td>
                  <td>
                    {low == null || high == null ? "—" : `${rateLabel(low)} e ${rateLabel(high)}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
        {variantTests.length > 1 && (
          <PlainSelect label="Modelo" value={templateId} onChange={setChosen}>
            {variantTests.map((one) => (
              <option key={one.templateId} value={one.templateId}>
                {one.name ?? "Modelo excluído"} · {countLabel(sent(one), "mensagem", "mensagens")}
              </option>
            ))}
          </PlainSelect>
        )}
        <p className={styles.links}>
          {test.name !== null && (
            <Link to={templatePath(templateId)}>Ver o modelo “{test.name}”</Link>
          )}
          <CsvLink panel="VARIANT_TESTS" of="testes A/B" />
        </p>
      </div>
    </Section>
  );
}

const sent = ({ variants }: { readonly variants: readonly { readonly messages: number }[] }) =>
  variants.reduce((sum, { messages }) => sum + messages, 0);

/** What a test needs, where there is none. */
const NoTests = () => (
  <Section title="A/B: nenhum teste nestes dias">
    <EmptyState action={<Link to={paths.templates}>Abrir os modelos</Link>}>
      Um modelo com duas ou três versões se reveza entre as mensagens. Aqui você vê qual traz mais
      cliques, e com que certeza.
    </EmptyState>
  </Section>
);
