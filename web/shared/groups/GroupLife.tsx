import { graphql, useFragment } from "react-relay";
import type { GroupLife_group$key } from "../../__generated__/GroupLife_group.graphql.ts";
import { SheetSection } from "../../ui/overlays/Sheet.tsx";
import { numberLabel } from "../../ui/text/numbers.ts";
import styles from "./Groups.module.css";

/** Of the drawing, whose middle is the line from which joins go up and leaves down. */
const [STEP, HALF] = [10, 40];

/** How many people joined and left a group, day by day: drawn, and as a table. Never who. */
export function GroupLife(props: { group: GroupLife_group$key }) {
  const { days } = useFragment(
    graphql`
      fragment GroupLife_group on Group {
        days(last: 30) {
          day
          joined
          left
          members
        }
      }
    `,
    props.group,
  );
  const joined = days.reduce((sum, day) => sum + day.joined, 0);
  const left = days.reduce((sum, day) => sum + day.left, 0);
  const most = Math.max(1, ...days.flatMap((day) => [day.joined, day.left]));
  const height = (people: number) => people / most * (HALF - 2);
  const words = `${numberLabel(joined)} entraram e ${numberLabel(left)} saíram`;
  return (
    <SheetSection title="Entradas e saídas">
      {joined + left === 0
        ? <p className="small">Ninguém entrou nem saiu desde que contamos. Nunca guardamos quem.</p>
        : (
          <>
            <p className="small tnum">
              {words} nos últimos 30 dias. Contamos quantas pessoas, nunca quem.
            </p>
            <svg
              className={styles.life}
              viewBox={`0 0 ${Math.max(10, days.length) * STEP} ${2 * HALF}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={`Entradas e saídas por dia: ${words}`}
            >
              {days.map((day, nth) => (
                <g key={day.day}>
                  <rect
                    className={styles.came}
                    x={nth * STEP + 1}
                    y={HALF - height(day.joined)}
                    width={STEP - 2}
                    height={height(day.joined)}
                  />
                  <rect
                    className={styles.gone}
                    x={nth * STEP + 1}
                    y={HALF}
                    width={STEP - 2}
                    height={height(day.left)}
                  />
                </g>
              ))}
            </svg>
            <details className={styles.numbers}>
              <summary>Ver os números</summary>
              <table className="tnum">
                <thead>
                  <tr>
                    <th scope="col">Dia</th>
                    <th scope="col">Entraram</th>
                    <th scope="col">Saíram</th>
                    <th scope="col">Pessoas</th>
                  </tr>
                </thead>
                <tbody>
                  {days.toReversed().map(({ day, joined, left, members }) => (
                    <tr key={day}>
                      <th scope="row">{day.slice(8)}/{day.slice(5, 7)}</th>
                      <td>{numberLabel(joined)}</td>
                      <td>{numberLabel(left)}</td>
                      <td>{members == null ? "—" : numberLabel(members)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          </>
        )}
    </SheetSection>
  );
}
