import { Suspense, useCallback, useEffect } from "react";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import type { TestResultQuery } from "../../__generated__/TestResultQuery.graphql.ts";
import { announce } from "../../browser/accessibility.ts";
import { dispatchLooks } from "../../shared/dispatches/DispatchChip.tsx";
import { DispatchJournal } from "../../shared/dispatches/DispatchJournal.tsx";
import { useQueueChanges } from "../../shared/dispatches/useQueueChanges.ts";
import styles from "./BotForm.module.css";

/** The progress of the test, live. */
export const TestResult = ({ dispatchId }: { dispatchId: string }) => (
  <Suspense>
    <TestResultContent dispatchId={dispatchId} />
  </Suspense>
);

const query = graphql`
  query TestResultQuery($dispatchId: ID!) {
    node(id: $dispatchId) {
      ... on Dispatch {
        status
      }
      ...DispatchJournal_dispatch @alias(as: "journal")
    }
  }
`;

function TestResultContent({ dispatchId }: { dispatchId: string }) {
  const environment = useRelayEnvironment();
  const { node } = useLazyLoadQuery<TestResultQuery>(query, { dispatchId });
  const refresh = useCallback(() => {
    fetchQuery<TestResultQuery>(environment, query, { dispatchId })
      .subscribe({ error: () => {} }); // offline: the old result stays
  }, [environment, dispatchId]);
  useQueueChanges(undefined, refresh);
  const status = node?.status;
  useEffect(() => {
    if (status && !pendingStatuses.has(status)) announce(dispatchLooks[status].words);
  }, [status]);
  return node?.journal && (
    <div role="group" aria-label="Resultado do teste" className={styles.test}>
      <DispatchJournal dispatch={node.journal} />
    </div>
  );
}

const pendingStatuses: ReadonlySet<string> = new Set(["QUEUED", "SENDING"]);
