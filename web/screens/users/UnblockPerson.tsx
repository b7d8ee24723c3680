import { graphql } from "react-relay";
import type { UnblockPersonMutation } from "../../__generated__/UnblockPersonMutation.graphql.ts";
import { useNotices } from "../../ui/overlays/notices.ts";
import { ActionDialog, type ActionProps } from "./ActionDialog.tsx";
import { useAction } from "./useAction.ts";

/** Lets somebody in again. */
export function UnblockPerson({ userId, name, onClose }: ActionProps) {
  const { showNotice } = useNotices();
  const { act, isBusy, refusal } = useAction<UnblockPersonMutation>(
    graphql`
      mutation UnblockPersonMutation($input: UnblockUserInput!) {
        unblockUser(input: $input) {
          ...personWhole_user @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    () => {
      showNotice(`${name} já pode entrar de novo.`, { variant: "success" });
      onClose();
    },
  );
  return (
    <ActionDialog
      title={`Desbloquear ${name}?`}
      goOn="Desbloquear"
      isBusy={isBusy}
      refusal={refusal}
      onGoOn={() => act({ id: userId })}
      onClose={onClose}
    >
      <p>
        Volta a poder entrar, com tudo o que tinha; a fila anda de novo em até cinco minutos. O
        bloqueio e o motivo ficam no histórico.
      </p>
    </ActionDialog>
  );
}
