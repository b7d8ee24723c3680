import { graphql, useFragment } from "react-relay";
import type { Unsent_dispatch$key } from "../../__generated__/Unsent_dispatch.graphql.ts";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { useRetryDispatch } from "../../shared/dispatches/dispatch_mutations.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import styles from "./ResultList.module.css";

/** A message that surely did not go: why, and once more. */
export function Unsent({ dispatch }: { dispatch: Unsent_dispatch$key }) {
  const { id, group, reason } = useFragment(
    graphql`
      fragment Unsent_dispatch on Dispatch {
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
