import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import type { RuleDecisionsQuery } from "../../__generated__/RuleDecisionsQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Fold } from "../../ui/forms/Fold.tsx";
import { RequestBoundary, RequestError } from "../RequestBoundary.tsx";
import { DecisionRow } from "./DecisionRow.tsx";
import styles from "./RuleDecisions.module.css";

/** The offer or the group that decisions are about. */
type Subject = { readonly offerId: string } | { readonly groupId: string };

/** What the person's rules decided about an offer or a group, and why; read when it is opened. */
export function RuleDecisions(props: Subject) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold label="Por que foi, por que não" isOpen={isOpen} onToggle={setOpen}>
      {isOpen && (
        <RequestBoundary
          renderError={(error, retry) => (
            <RequestError heading="h2" error={error} onRetry={retry} />
          )}
        >
          <Suspense fallback={<Skeleton height={44} />}>
            <DecisionList {...props} />
          </Suspense>
        </RequestBoundary>
      )}
    </Fold>
  );
}

function DecisionList(subject: Subject) {
  const { viewer } = useScreenQuery<RuleDecisionsQuery>(
    graphql`
      query RuleDecisionsQuery($offerId: ID, $groupId: ID) {
        viewer {
          ruleDecisions(first: 10, offerId: $offerId, groupId: $groupId) {
            edges {
              node {
                id
                ...DecisionRow_decision @arguments(groupId: $groupId)
              }
            }
          }
        }
      }
    `,
    { ...subject },
    "store-and-network",
  );
  const decisions = viewer?.ruleDecisions.edges.flatMap(({ node }) => node ?? []) ?? [];
  return decisions.length === 0
    ? <p className="small">Nenhuma regra decidiu nada aqui nos últimos 30 dias.</p>
    : (
      <ul className={styles.list}>
        {decisions.map((decision) => <DecisionRow key={decision.id} decision={decision} />)}
      </ul>
    );
}
