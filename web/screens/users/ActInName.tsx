import { useState } from "react";
import { graphql } from "react-relay";
import type { ActInNameMutation } from "../../__generated__/ActInNameMutation.graphql.ts";
import { paths } from "../../paths.ts";
import { clearCachedAnswers } from "../../pwa/answer_cache.ts";
import { broadcastSignIn } from "../../relay/page_person.ts";
import { ActionDialog, type ActionProps, ReasonField, usePersonAction } from "./ActionDialog.tsx";

/**
 * Lets the admin act as the person for a while. A page belongs to one person, so each of the browser's
 * tabs is reloaded as theirs.
 */
export function ActInName({ userId, name, onClose }: ActionProps) {
  const [reason, setReason] = useState("");
  const [isLeaving, setIsLeaving] = useState(false);
  const { act, isBusy, refusal } = usePersonAction<ActInNameMutation>(
    graphql`
      mutation ActInNameMutation($input: StartImpersonationInput!) {
        startImpersonation(input: $input) {
          ... on Impersonation {
            id
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    async () => {
      setIsLeaving(true);
      broadcastSignIn(userId); // first: what another tab saves now would be theirs
      await clearCachedAnswers();
      location.assign(paths.generator);
    },
  );
  return (
    <ActionDialog
      title={`Agir em nome de ${name}?`}
      goOn="Começar"
      isBusy={isBusy || isLeaving}
      refusal={refusal}
      onGoOn={() => act({ id: userId, reason: reason.trim() })}
      onClose={onClose}
    >
      <p>
        Por 30 minutos você vê o que a pessoa vê e mexe no que ela mexe. Só ela mesma envia aos
        grupos, conecta WhatsApp e Telegram, muda etiquetas de afiliado e cuida da própria conta.
      </p>
      <p>O histórico guarda o motivo, tudo o que você fizer e o seu nome.</p>
      <ReasonField
        value={reason}
        helperText="De 10 a 500 caracteres, como o número do chamado."
        onChange={setReason}
      />
    </ActionDialog>
  );
}
