import type { ReactNode } from "react";
import { graphql, useMutation } from "react-relay";
import type { UseNumberRowMutation } from "../../__generated__/UseNumberRowMutation.graphql.ts";
import { showResultNotice, useErrorNotice } from "../../shared/outcome_notices.ts";
import { Row } from "../../ui/lists/Row.tsx";

/** Starts to use the number that the platform shares. */
export function UseNumberRow(
  { icon, onConnected }: { icon: ReactNode; onConnected: () => void },
) {
  const showError = useErrorNotice();
  const [commit, isBusy] = useMutation<UseNumberRowMutation>(graphql`
    mutation UseNumberRowMutation {
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
    <Row
      title="Número da plataforma"
      icon={icon}
      note="Só precisa de um grupo que você administra: o nosso número entra nele."
      onOpen={() => isBusy || use()}
    />
  );
}
