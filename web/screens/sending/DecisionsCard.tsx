import { graphql, useFragment } from "react-relay";
import type { DecisionsCard_dispatch$key } from "../../__generated__/DecisionsCard_dispatch.graphql.ts";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { Decision, DecisionRule } from "../../shared/dispatches/DecisionPrompt.tsx";
import { useRetryDispatch } from "../../shared/dispatches/dispatch_mutations.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./ResultList.module.css";
import type { ResultDispatch } from "./useResults.ts";

const MAX_SHOWN = 5; // of each kind; the others are in the list

/** What the person must decide: whether an uncertain message arrived, what to send again. */
export function DecisionsCard({ dispatches }: { dispatches: readonly ResultDispatch[] }) {
  const uncertain = dispatches.filter(({ status }) => status === "UNCERTAIN");
  const unsent = dispatches.filter(({ status }) => status === "FAILED" || status === "EXPIRED");
  if (uncertain.length + unsent.length === 0) return null;
  return (
    <Section title="O que pede a sua decisão">
      {uncertain.slice(0, MAX_SHOWN).map((dispatch) => (
        <Decision key={dispatch.id} dispatch={dispatch} ofOneOffer />
      ))}
      {uncertain.length > 0 && <DecisionRule />}
      {unsent.slice(0, MAX_SHOWN).map((dispatch) => (
        <Unsent
          key={dispatch.id}
          dispatch={dispatch}
        />
      ))}
    </Section>
  );
}

/** A message that was not sent: why, and a button to retry. */
function Unsent({ dispatch }: { dispatch: DecisionsCard_dispatch$key }) {
  const { id, group, reason } = useFragment(
    graphql`
      fragment DecisionsCard_dispatch on Dispatch {
        id
        reason
        group {
          title
        }
      }
    `,
    dispatch,
  );
  const [retry, isRetrying] = useRetryDispatch();
  return (
    <div
      ref={focusContentOnUnmount}
      role="group"
      aria-label={group.title}
      className={styles.unsent}
    >
      <p className="small">Em “{group.title}” não saiu. {reason}</p>
      <BusyButton
        variant="outlined"
        size="small"
        isBusy={isRetrying}
        onClick={() => retry(id)}
      >
        Tentar de novo
      </BusyButton>
    </div>
  );
}
