import { graphql, useFragment } from "react-relay";
import type { HourHeat_insights$key } from "../../../__generated__/HourHeat_insights.graphql.ts";
import { useIsDesktop } from "../../../browser/media.ts";
import { ownZone, zoneCity } from "../../../shared/time_zones.ts";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { useNow } from "../../../ui/text/age.ts";
import { countLabel } from "../../../ui/text/numbers.ts";
import { CsvLink } from "../CsvLink.tsx";
import { heatOf, LEAST_SENT, levelOf, levelsOf, levelWords, rateLabel } from "./heat.ts";
import styles from "./HourHeat.module.css";
import { clicksAt, sentence, untilText } from "../period/period_words.ts";

const weekdays = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"];

/** Clicks per message by weekday and hour, as a table whose cells are coloured. */
export function HourHeat(props: { insights: HourHeat_insights$key }) {
  const { hours, timeZone, sources } = useFragment(
    graphql`
      fragment HourHeat_insights on Insights {
        timeZone
        hours {
          weekday
          hour
          sent
          messageClicks
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
  const isWide = useIsDesktop();
  const now = useNow();
  const clicked = clicksAt(sources);
  const { columns, rows } = heatOf(hours);
  const ends = levelsOf(rows);
  const zone = timeZone === ownZone() ? "" : ", que não é o deste aparelho";
  return (
    <Section
      title="A que horas o seu grupo clica"
      action={<CsvLink panel="HOURS" of="a que horas o seu grupo clica" />}
    >
      <p className={`small ${styles.note}`}>
        Cliques de pessoas por mensagem enviada na hora, horário de {zoneCity(timeZone)}
        {zone}. {clicked && `${sentence(untilText(clicked, now))}.`}
      </p>
      {hours.some(({ messageClicks }) => messageClicks === null) || ends.length === 0
        ? (
          <EmptyState>
            Ainda não dá para dizer: uma hora da semana precisa de {LEAST_SENT}{" "}
            mensagens com link medido.
          </EmptyState>
        )
        : (
          <>
            <div
              className={styles.scroll}
              tabIndex={0}
              role="group"
              aria-label="Cliques por mensagem, por dia da semana e hora"
            >
              <table className={`${styles.heat} tnum`} data-columns={columns.length}>
                <thead>
                  <tr>
                    <th scope="col">{isWide ? "Dia" : <span className="sr-only">Dia</span>}</th>
                    {columns.map((hour) => <th key={hour} scope="col">{hour}h</th>)}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((cells, day) => (
                    <tr key={day}>
                      <th scope="row" aria-label={weekdays[day]}>
                        {isWide ? weekdays[day] : weekdays[day]!.slice(0, 3)}
                      </th>
                      {cells.map(({ rate, sent }, nth) => (
                        <td
                          key={columns[nth]}
                          data-level={rate === null ? 0 : levelOf(rate, ends)}
                          title={countLabel(sent, "mensagem", "mensagens")}
                        >
                          {rate === null
                            ? <span aria-label={`menos de ${LEAST_SENT} mensagens`}>–</span>
                            : rateLabel(rate)}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <ul className={`${styles.key} small tnum`} aria-label="Cores">
              {levelWords(ends).map((words, nth) => (
                <li key={words}>
                  <i data-level={4 - ends.length + 1 + nth} />
                  {words}
                </li>
              ))}
              <li>– menos de {LEAST_SENT} mensagens</li>
            </ul>
          </>
        )}
    </Section>
  );
}
