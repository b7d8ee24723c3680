import { graphql } from "react-relay";
import type { EndSessionsMutation } from "../../__generated__/EndSessionsMutation.graphql.ts";
import { useNotices } from "../../ui/overlays/notices.ts";
import { ActionDialog } from "./ActionDialog.tsx";
import { useAction } from "./useAction.ts";

/** Signs somebody out everywhere. */
export function EndSessions(props: { userId: string; name: string; onClose: () => void }) {
  const { userId, name, onClose } = props;
  const { showNotice } = useNotices();
  const { act, isBusy, refusal } = useAction<EndSessionsMutation>(
    graphql`
      mutation EndSessionsMutation($input: EndUserSessionsInput!) {
        endUserSessions(input: $input) {
          ...personWhole_user @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    () => {
      showNotice(`As sessões de ${name} terminaram.`, { variant: "success" });
      onClose();
    },
  );
  return (
    <ActionDialog
      title={`Encerrar as sessões de ${name}?`}
      goOn="Encerrar todas"
      isGrave
      isBusy={isBusy}
      refusal={refusal}
      onGoOn={() => act({ id: userId })}
      onClose={onClose}
    >
      <p>A pessoa sai de todos os aparelhos no próximo passo, e entra de novo quando quiser.</p>
    </ActionDialog>
  );
}
