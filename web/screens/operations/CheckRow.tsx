import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type {
  CheckRow_check$key,
  HealthLevel,
} from "../../__generated__/CheckRow_check.graphql.ts";
import { Chip, type Tone } from "../../ui/display/Chip.tsx";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { paths } from "../../paths.ts";
import { screenNames } from "../../routing/screen_names.ts";
import styles from "./Operations.module.css";

const looks: Readonly<Record<HealthLevel, { readonly tone: Tone; readonly word: string }>> = {
  OK: { tone: "proven", word: "Bem" },
  NOTE: { tone: "doubt", word: "Atenção" },
  ALERT: { tone: "wrong", word: "Alerta" },
};

/** The screens where one acts, by their addresses. */
const targets = [paths.serverStatus, paths.whatsAppConfig, paths.subscribers] as const;

/** One check: how it went, what it found, and what to do. */
export function CheckRow(props: { check: CheckRow_check$key }) {
  const { label, level, figure, advice, path, since } = useFragment(
    graphql`
      fragment CheckRow_check on HealthCheck {
        label
        level
        figure
        advice
        path
        since
      }
    `,
    props.check,
  );
  const now = useNow();
  const { tone, word } = looks[level];
  const target = targets.find((one) => one === path);
  const todo = (
    <p className="small">
      {advice} {target && <Link to={target}>Abrir {screenNames[target].title}</Link>}
    </p>
  );
  return (
    <li data-level={level}>
      <div className={styles.check}>
        <h3>{label}</h3>
        <Chip tone={tone}>{word}</Chip>
      </div>
      <p className="tnum">
        {figure} {since && <span className="small">· {ageLabel(since, now)}</span>}
      </p>
      {level === "OK"
        ? (
          <details>
            <summary>
              O que fazer<span className="sr-only">: {label}</span>
            </summary>
            {todo}
          </details>
        )
        : (
          <div>
            <b className="small">O que fazer</b>
            {todo}
          </div>
        )}
    </li>
  );
}
