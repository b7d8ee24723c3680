import { graphql, useFragment, useMutation } from "react-relay";
import type {
  DecisionPromptResolveMutation,
  ResolveDispatchInput,
} from "../../__generated__/DecisionPromptResolveMutation.graphql.ts";
import type { DecisionPrompt_dispatch$key } from "../../__generated__/DecisionPrompt_dispatch.graphql.ts";
import type { useUnpaidCheck_offer$key } from "../../__generated__/useUnpaidCheck_offer.graphql.ts";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { useUnpaidCheck } from "../offers/unpaid/useUnpaidCheck.tsx";
import { showResultNotice, useErrorNotice } from "../outcome_notices.ts";
import { dispatchTitle } from "./dispatch_words.ts";
import styles from "./DecisionPrompt.module.css";

/** Asks the person whether an uncertain message has arrived. */
export function Decision(props: {
  dispatch: DecisionPrompt_dispatch$key;
  /** Whether the offer's title is left out. */
  ofOneOffer?: boolean;
}) {
  const dispatch = useFragment(
    graphql`
      fragment DecisionPrompt_dispatch on Dispatch {
        id
        group {
          title
        }
        title
        offer {
          title
          ...useUnpaidCheck_offer
        }
      }
    `,
    props.dispatch,
  );
  const { id, group, offer } = dispatch;
  return (
    <div
      ref={focusContentOnUnmount}
      role="group"
      aria-label={group.title}
      className={styles.decision}
    >
      {!props.ofOneOffer && <b>{dispatchTitle(dispatch)}</b>}
      <p className="small">Em “{group.title}” a mensagem pode ter chegado.</p>
      <DecisionButtons dispatchId={id} offer={offer} />
    </div>
  );
}

/** The rule for all uncertain messages. */
export const DecisionRule = () => (
  <p className={`small ${styles.rule}`}>
    Olhe no grupo antes de repetir: nós nunca repetimos sozinhos.
  </p>
);

/** The two answers: it arrived, or send it again, which asks first if its offer does not pay. */
export function DecisionButtons(props: {
  dispatchId: string;
  /** Null: a text without an offer. */
  offer: useUnpaidCheck_offer$key | null | undefined;
  onDone?: () => void;
}) {
  const [resolve, isResolving] = useResolveDispatch();
  const { isUnpaid, check, dialog } = useUnpaidCheck(props.offer);
  const { dispatchId: id, onDone } = props;
  const sendAgain = () =>
    // `check` has asked by now.
    resolve({ id, hasArrived: false, ...isUnpaid && { isUnpaidConfirmed: true } }, onDone);
  const outlined = { variant: "outlined", isBusy: isResolving } as const;
  return (
    <div className={styles.buttons}>
      <BusyButton {...outlined} onClick={() => resolve({ id, hasArrived: true }, onDone)}>
        Chegou
      </BusyButton>
      <BusyButton
        {...outlined}
        onClick={() => check({ goOn: "Enviar assim mesmo", act: sendAgain })}
      >
        Enviar de novo
      </BusyButton>
      {dialog}
    </div>
  );
}

/** Resolves an uncertain dispatch: it arrived, or it is sent again. */
function useResolveDispatch() {
  const showError = useErrorNotice();
  const [commit, isResolving] = useMutation<DecisionPromptResolveMutation>(graphql`
    mutation DecisionPromptResolveMutation($input: ResolveDispatchInput!) {
      resolveDispatch(input: $input) {
        ...useQueueChanges_full @alias
        ... on Dispatch {
          offer {
            ...useUnpaidCheck_offer
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const resolve = (input: ResolveDispatchInput, onDone?: () => void) =>
    void commit({
      variables: { input },
      onCompleted({ resolveDispatch }) {
        const done = input.hasArrived ? "Anotado: a mensagem chegou." : "De volta à fila.";
        if (showResultNotice(resolveDispatch, done)) onDone?.();
      },
      onError: showError,
    });
  return [resolve, isResolving] as const;
}
