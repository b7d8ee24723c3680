import { graphql, useMutation } from "react-relay";
import type { UseNumberButtonMutation } from "../../__generated__/UseNumberButtonMutation.graphql.ts";
import { showResultNotice, useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";

/** Starts to use the number that the platform shares. */
export function UseNumberButton({ onConnected }: { onConnected: () => void }) {
  const showError = useErrorNotice();
  const [commit, isBusy] = useMutation<UseNumberButtonMutation>(graphql`
    mutation UseNumberButtonMutation {
      usePlatformNumber {
        ...useSessionChanges_full @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const use = () =>
    commit({
      variables: {},
      onCompleted({ usePlatformNumber }) {
        const done = "Pronto. Agora traga um grupo seu para o número.";
        if (showResultNotice(usePlatformNumber, done)) onConnected();
      },
      onError: showError,
    });
  return (
    <BusyButton variant="outlined" isBusy={isBusy} onClick={use}>
      Usar o número da plataforma
    </BusyButton>
  );
}
