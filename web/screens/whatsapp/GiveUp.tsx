import { graphql, useMutation } from "react-relay";
import type { GiveUpMutation } from "../../__generated__/GiveUpMutation.graphql.ts";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { useErrorNotice, useResultNotice } from "../../shared/useErrorNotice.tsx";
import { BusyButton } from "../../ui/buttons/Button.tsx";

/** Ends the pairing that is under way. */
export function GiveUp({ pairingId, onGivenUp }: { pairingId: string; onGivenUp: () => void }) {
  const showResult = useResultNotice();
  const showError = useErrorNotice();
  const [commit, isBusy] = useMutation<GiveUpMutation>(graphql`
    mutation GiveUpMutation($input: CancelPairingInput!) {
      cancelPairing(input: $input) {
        ... on Pairing {
          state
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const giveUp = () =>
    commit({
      variables: { input: { pairingId } },
      onCompleted({ cancelPairing }) {
        if (showResult(cancelPairing, "Conexão cancelada.")) onGivenUp();
      },
      onError: showError,
    });
  return (
    <BusyButton ref={focusContentOnUnmount} variant="outlined" isBusy={isBusy} onClick={giveUp}>
      Cancelar
    </BusyButton>
  );
}
