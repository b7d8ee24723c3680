import { graphql } from "react-relay";
import type { WebhookFootEnableMutation } from "../../../__generated__/WebhookFootEnableMutation.graphql.ts";
import type { WebhookFootRemoveMutation } from "../../../__generated__/WebhookFootRemoveMutation.graphql.ts";
import { commit } from "../../../relay/commit.ts";
import { ConfirmButton } from "../../../shared/ConfirmButton.tsx";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { BusyButton } from "../../../ui/buttons/Button.tsx";
import styles from "./Webhooks.module.css";

/** The buttons that disable, enable and remove a webhook. */
export function WebhookFoot(props: { id: string; isDisabled: boolean; onClose: () => void }) {
  const { id, isDisabled, onClose } = props;
  const [runAction, isBusy] = useMutationAction();
  const enable = (isEnabled: boolean) =>
    runAction(async () => {
      const { updateWebhook: updated } = await commit<WebhookFootEnableMutation>(
        graphql`
          mutation WebhookFootEnableMutation($input: UpdateWebhookInput!) {
            updateWebhook(input: $input) {
              ... on Webhook {
                id
                status
                failingSince
                disabledBecause
              }
              ... on UserError {
                code
                message
              }
            }
          }
        `,
        { input: { id, isEnabled } },
      );
      return updated.message ?? null;
    });
  const remove = () =>
    runAction(async () => {
      const { removeWebhook: removed } = await commit<WebhookFootRemoveMutation>(
        graphql`
          mutation WebhookFootRemoveMutation($input: RemoveWebhookInput!) {
            removeWebhook(input: $input) {
              ... on Viewer {
                webhooks {
                  id
                }
              }
              ... on UserError {
                code
                message
              }
            }
          }
        `,
        { input: { id } },
      );
      return removed.message ?? null;
    }, onClose);
  return (
    <div className={styles.foot}>
      <BusyButton
        variant={isDisabled ? "contained" : "outlined"}
        fullWidth
        isBusy={isBusy}
        onClick={() => enable(isDisabled)}
      >
        {isDisabled ? "Ligar de novo" : "Desligar"}
      </BusyButton>
      <ConfirmButton
        label="Remover webhook"
        title="Remover este webhook?"
        stay="Voltar"
        goOn="Remover"
        fullWidth
        isBusy={isBusy}
        onConfirmed={remove}
      >
        O registro de entregas some junto, e o que espera não é mais entregue.
      </ConfirmButton>
    </div>
  );
}
