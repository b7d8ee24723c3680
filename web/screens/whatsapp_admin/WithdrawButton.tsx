import { Suspense, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { WithdrawButtonMutation } from "../../__generated__/WithdrawButtonMutation.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { showResultNotice, useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";

const ConfirmDialog = lazyOnIdle(async () =>
  (await import("../../ui/overlays/Dialog.tsx")).ConfirmDialog
);

/** Lends the number no more, after asking. */
export function WithdrawButton(props: { number: string; onWithdrawn: () => void }) {
  const showError = useErrorNotice();
  const [isAsking, setAsking] = useState(false);
  const [commit, isBusy] = useMutation<WithdrawButtonMutation>(graphql`
    mutation WithdrawButtonMutation {
      revokePlatformNumber {
        ... on ChangedPlatformNumber {
          platformNumber {
            number
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const withdraw = () => {
    setAsking(false);
    commit({
      variables: {},
      onCompleted({ revokePlatformNumber }) {
        if (
          !showResultNotice(revokePlatformNumber, "Número retirado. As pessoas foram avisadas.")
        ) {
          return;
        }
        focusContent(); // its button is gone
        props.onWithdrawn();
      },
      onError: showError,
    });
  };
  return (
    <>
      <BusyButton variant="outlined" isBusy={isBusy} onClick={() => setAsking(true)}>
        Retirar número
      </BusyButton>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={`Retirar ${props.number}?`}
            stay="Continuar emprestando"
            goOn="Retirar"
            onStay={() => setAsking(false)}
            onGoOn={withdraw}
          >
            O que as pessoas têm na fila fica parado e elas são avisadas. Se você emprestar este
            número de novo, tudo segue de onde parou.
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
