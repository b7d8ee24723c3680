import { graphql, useFragment, useMutation } from "react-relay";
import type { WarmUpEndMutation } from "../../__generated__/WarmUpEndMutation.graphql.ts";
import type { WarmUpUndoMutation } from "../../__generated__/WarmUpUndoMutation.graphql.ts";
import type { WarmUp_session$key } from "../../__generated__/WarmUp_session.graphql.ts";
import { showResultNotice, useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./WhatsApp.module.css";

const UNDO_SHOWN_MS = 12_000; // it can be started again at any time

/** The warm-up of a new number: its day, and how much of today's limit is used. */
export function WarmUp({ session }: { session: WarmUp_session$key }) {
  const { id, warmUp } = useFragment(
    graphql`
      fragment WarmUp_session on MessengerSession {
        id
        warmUp {
          day
          days
          capToday
          sentToday
        }
      }
    `,
    session,
  );
  const [end, isBusy] = useEndWarmUp(id);
  if (!warmUp) return null;
  const { day, days, capToday, sentToday } = warmUp;
  return (
    <div className={styles.stack}>
      <div>
        <p>
          <b>Aquecimento: dia {day} de {days}</b>
        </p>
        <p className="small tnum">{sentToday} de {capToday} mensagens de hoje</p>
        <ProgressBar
          label="Mensagens de hoje no aquecimento"
          share={Math.min(1, sentToday / capToday)}
        />
      </div>
      <BusyButton variant="outlined" isBusy={isBusy} onClick={end}>
        Meu número já é usado há meses
      </BusyButton>
    </div>
  );
}

/** Returns a function that ends a number's warm-up and shows a notice to undo it. */
function useEndWarmUp(sessionId: string) {
  const showError = useErrorNotice();
  const [commit, isBusy] = useMutation<WarmUpEndMutation>(graphql`
    mutation WarmUpEndMutation($input: EndWarmUpInput!) {
      endWarmUp(input: $input) {
        ...WarmUp_session @alias
        ...NumberCard_numberRisk @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const [undo] = useMutation<WarmUpUndoMutation>(graphql`
    mutation WarmUpUndoMutation($input: StartWarmUpInput!) {
      startWarmUp(input: $input) {
        ...WarmUp_session @alias
        ...NumberCard_numberRisk @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const variables = { input: { id: sessionId } };
  const end = () =>
    commit({
      variables,
      onCompleted({ endWarmUp: { message } }) {
        if (message) return void showNotice(message, { variant: "error" });
        showNotice("O aquecimento terminou.", {
          duration: UNDO_SHOWN_MS,
          action: {
            label: "Desfazer",
            act: () => {
              undo({
                variables,
                onCompleted: ({ startWarmUp }) =>
                  void showResultNotice(startWarmUp, "O aquecimento segue."),
                onError: showError,
              });
            },
            takesFocus: true,
          },
        });
      },
      onError: showError,
    });
  return [end, isBusy] as const;
}
