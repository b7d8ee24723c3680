import { useState } from "react";
import { graphql } from "react-relay";
import type { WebhookSecretMutation } from "../../../__generated__/WebhookSecretMutation.graphql.ts";
import { commit } from "../../../relay/commit.ts";
import { ConfirmButton } from "../../../shared/ConfirmButton.tsx";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { copyWithNotice } from "../../../ui/buttons/share.ts";
import { SheetSection } from "../../../ui/overlays/Sheet.tsx";
import { dayAndClockLabel } from "../../../ui/text/clock.ts";
import styles from "./Webhooks.module.css";

/** A secret, which is shown this once. */
export const SecretOnce = ({ secret }: { secret: string }) => (
  <div className={`${styles.secret} on-page`} role="status">
    <p>Copie o segredo agora: ele não aparece de novo.</p>
    <code>{secret}</code>
    <Button
      variant="outlined"
      onClick={() =>
        copyWithNotice(secret, "Segredo copiado.")}
    >
      Copiar segredo
    </Button>
  </div>
);

/** Replaces the secret of a webhook; the earlier one signs too for a day. */
export function WebhookSecret(props: { id: string; previousSecretUntil: string | null }) {
  const [runAction, isBusy] = useMutationAction();
  const [secret, setSecret] = useState<string | null>(null);
  const { previousSecretUntil: until } = props;
  const rotate = () =>
    runAction(async () => {
      const { rotateWebhookSecret: rotated } = await commit<WebhookSecretMutation>(
        graphql`
          mutation WebhookSecretMutation($input: RotateWebhookSecretInput!) {
            rotateWebhookSecret(input: $input) {
              ... on WebhookSecret {
                secret
                webhook {
                  id
                  previousSecretUntil
                }
              }
              ... on UserError {
                code
                message
              }
            }
          }
        `,
        { input: { id: props.id } },
      );
      if (rotated.secret) setSecret(rotated.secret);
      return rotated.message ?? null;
    });
  return (
    <SheetSection title="Segredo">
      <div className={styles.stack}>
        <p className="small">
          {until
            ? `Os dois segredos assinam até ${dayAndClockLabel(until)}. Depois, só o novo.`
            : "Cada entrega é assinada com ele, no padrão Standard Webhooks."}
        </p>
        {secret && <SecretOnce secret={secret} />}
        {!until && (
          <div className={styles.buttons}>
            <ConfirmButton
              label="Trocar segredo"
              title="Trocar o segredo?"
              stay="Voltar"
              goOn="Trocar"
              isBusy={isBusy}
              onConfirmed={rotate}
            >
              Por 24 horas, cada entrega leva as duas assinaturas. Troque no seu servidor até lá.
            </ConfirmButton>
          </div>
        )}
      </div>
    </SheetSection>
  );
}
