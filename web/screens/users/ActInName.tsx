import { useState } from "react";
import { graphql } from "react-relay";
import type { ActInNameMutation } from "../../__generated__/ActInNameMutation.graphql.ts";
import { paths } from "../../paths.ts";
import { clearCachedAnswers } from "../../pwa/answer_cache.ts";
import { broadcastSignIn } from "../../relay/page_person.ts";
import { ActionDialog, type ActionProps } from "./ActionDialog.tsx";
import { ReasonField } from "./ReasonField.tsx";
import { useAction } from "./useAction.ts";

/**
 * Lets the admin see and do what somebody sees and does, for a while. A page is one person's: it is
 * loaded anew as theirs, in each of the browser's tabs.
 */
export function ActInName({ userId, name, onClose }: ActionProps) {
  const [reason, setReason] = useState("");
  const [isLeaving, setIsLeaving] = useState(false);
  const { act, isBusy, refusal } = useAction<ActInNameMutation>(
    graphql`
      mutation ActInNameMutation($input: StartImpersonationInput!) {
        startImpersonation(input: $input) {
          ... on Impersonation {
            id
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    async () => {
      setIsLeaving(true);
      broadcastSignIn(userId); // at once: what another tab saved now would be theirs
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
        grupos, conecta mensageiros, muda etiquetas de afiliado e cuida da própria conta.
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
