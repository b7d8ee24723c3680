import { Suspense, useEffect } from "react";
import { graphql } from "react-relay";
import type { HealthScreenQuery } from "../../__generated__/HealthScreenQuery.graphql.ts";
import { paths } from "../../paths.ts";
import { refetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { screenNames } from "../../routing/screen_names.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { clockLabel } from "../../ui/text/clock.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { BrowserAlerts } from "./BrowserAlerts.tsx";
import { CheckRow } from "./CheckRow.tsx";
import { FailingTasks } from "./FailingTasks.tsx";
import styles from "./Operations.module.css";

/** `/app/admin/saude-sistema`: how the product is, and what to do about what is not well. */
export const HealthScreen = () => (
  <>
    <ScreenTitle
      title={screenNames[paths.systemHealth].title}
      note="O que está bem, o que não está, e o que fazer."
    />
    <div className={styles.content}>
      <Suspense fallback={<Loading />}>
        <HealthContent />
      </Suspense>
    </div>
  </>
);

const Loading = () => (
  <div className={styles.stack} role="status" aria-busy="true" aria-label="Saúde a caminho">
    <Skeleton variant="rounded" height={70} />
    <Skeleton variant="rounded" height={640} />
  </div>
);

const query = graphql`
  query HealthScreenQuery {
    systemHealth {
      alertKey
      checkedAt
      checks {
        name
        level
        ...CheckRow_check
      }
      failingTasks {
        task
        ...FailingTasks_task
      }
    }
  }
`;

const refresh = () => refetch(query, {});
/** How often the screen examines anew while it is looked at, in milliseconds. */
const EVERY_MS = 15_000;

function HealthContent() {
  const { systemHealth: { alertKey, checkedAt, checks, failingTasks } } = useScreenQuery<
    HealthScreenQuery
  >(
    query,
    {},
    "store-and-network",
  );
  useEffect(() => {
    const timer = setInterval(() => document.hidden || refresh(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const count = (of: string) => checks.filter(({ level }) => level === of).length;
  const [alerts, notes] = [count("ALERT"), count("NOTE")];
  return (
    <>
      <Section label="Resumo">
        <div className={styles.summary}>
          <p>
            <b>
              {alerts > 0
                ? countLabel(alerts, "alerta agora", "alertas agora")
                : notes > 0
                ? countLabel(notes, "ponto a cuidar", "pontos a cuidar")
                : "Tudo bem por aqui"}
            </b>
            <span className="small tnum">Verificado às {clockLabel(checkedAt)}</span>
          </p>
          <Button size="small" variant="outlined" onClick={refresh}>Verificar de novo</Button>
        </div>
      </Section>
      {failingTasks.length > 0 && <FailingTasks tasks={failingTasks} />}
      <Section title="Verificações">
        <ul className={styles.checks}>
          {checks.map((check) => <CheckRow key={check.name} check={check} />)}
        </ul>
      </Section>
      <BrowserAlerts alertKey={alertKey} />
    </>
  );
}
