import { useState } from "react";
import { graphql } from "react-relay";
import type { BlockPersonMutation } from "../../__generated__/BlockPersonMutation.graphql.ts";
import type { BlockPersonUnblockPersonMutation } from "../../__generated__/BlockPersonUnblockPersonMutation.graphql.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import { ActionDialog, type ActionProps, ReasonField, usePersonAction } from "./ActionDialog.tsx";

/** Blocks an account, with a reason that only admins see. */
export function BlockPerson({ userId, name, onClose }: ActionProps) {
  const [reason, setReason] = useState("");
  const { act, isBusy, refusal } = usePersonAction<BlockPersonMutation>(
    graphql`
      mutation BlockPersonMutation($input: BlockUserInput!) {
        blockUser(input: $input) {
          ...ActionDialog_user @alias
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    () => {
      showNotice(`${name} está fora até alguém desbloquear.`, { variant: "success" });
      onClose();
    },
  );
  return (
    <ActionDialog
      title={`Bloquear ${name}?`}
      goOn="Bloquear"
      isBusy={isBusy}
      refusal={refusal}
      onGoOn={() => act({ id: userId, reason: reason.trim() })}
      onClose={onClose}
    >
      <p>
        A pessoa sai de todos os aparelhos no próximo passo e não entra mais. O que está na fila
        dela espera; nada é apagado.
      </p>
      <ReasonField
        value={reason}
        helperText="De 10 a 500 caracteres. Só administradores veem."
        onChange={setReason}
      />
    </ActionDialog>
  );
}

/** Unblocks an account. */
export function UnblockPerson({ userId, name, onClose }: ActionProps) {
  const { act, isBusy, refusal } = usePersonAction<BlockPersonUnblockPersonMutation>(
    graphql`
      mutation BlockPersonUnblockPersonMutation($input: UnblockUserInput!) {
        unblockUser(input: $input) {
          ...ActionDialog_user @alias
          ... on UserError {
            code
            message
            path
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
