import { graphql, useFragment } from "react-relay";
import type { Decision_dispatch$key } from "../../__generated__/Decision_dispatch.graphql.ts";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import styles from "./Decision.module.css";
import { useResolveDispatch } from "./useResolveDispatch.ts";

/** A message that may have arrived: only a person who looks can say. */
export function Decision(props: {
  dispatch: Decision_dispatch$key;
  /** Whether the offer goes without saying. */
  ofOneOffer?: boolean;
}) {
  const { id, group, offer } = useFragment(
    graphql`
      fragment Decision_dispatch on Dispatch {
        id
        group {
          title
        }
        offer {
          title
        }
      }
    `,
    props.dispatch,
  );
  return (
    <div
      ref={focusContentOnUnmount}
      role="group"
      aria-label={group.title}
      className={styles.decision}
    >
      {!props.ofOneOffer && <b>{offer?.title ?? "Mensagem de teste"}</b>}
      <p className="small">Em “{group.title}” a mensagem pode ter chegado.</p>
      <DecisionButtons dispatchId={id} />
    </div>
  );
}

/** What holds for every one of them. */
export const DecisionRule = () => (
  <p className={`small ${styles.rule}`}>
    Olhe no grupo antes de repetir: nós nunca repetimos sozinhos.
  </p>
);

/** It is there; or it is not, and shall go once more. */
export function DecisionButtons(props: { dispatchId: string; onDone?: () => void }) {
  const [resolve, isResolving] = useResolveDispatch();
  const answer = (arrived: boolean) => resolve(props.dispatchId, arrived, props.onDone);
  const quiet = { variant: "outlined", isBusy: isResolving } as const;
  return (
    <div className={styles.buttons}>
      <BusyButton {...quiet} onClick={() => answer(true)}>Chegou</BusyButton>
      <BusyButton {...quiet} onClick={() => answer(false)}>Enviar de novo</BusyButton>
    </div>
  );
}
