import { Suspense, useCallback } from "react";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import type { TestResultQuery } from "../../__generated__/TestResultQuery.graphql.ts";
import { DispatchJournal } from "../../shared/sending/DispatchJournal.tsx";
import { useQueueChanges } from "../../shared/sending/useQueueChanges.ts";
import styles from "./BotForm.module.css";

/** How far the test has come, live. */
export const TestResult = ({ dispatchId }: { dispatchId: string }) => (
  <Suspense>
    <Loaded dispatchId={dispatchId} />
  </Suspense>
);

const query = graphql`
  query TestResultQuery($dispatchId: ID!) {
    node(id: $dispatchId) {
      ...DispatchJournal_dispatch @alias(as: "journal")
    }
  }
`;

function Loaded({ dispatchId }: { dispatchId: string }) {
  const environment = useRelayEnvironment();
  const { node } = useLazyLoadQuery<TestResultQuery>(query, { dispatchId });
  const refresh = useCallback(() => {
    fetchQuery<TestResultQuery>(environment, query, { dispatchId })
      .subscribe({ error: () => {} }); // offline: what is shown stays
  }, [environment, dispatchId]);
  useQueueChanges(leaveThere, refresh);
  return node?.journal && (
    <div role="group" aria-label="Resultado do teste" className={styles.test}>
      <DispatchJournal dispatch={node.journal} />
    </div>
  );
}

/** The store already shows the change; there is no list to put it into. */
function leaveThere() {}
