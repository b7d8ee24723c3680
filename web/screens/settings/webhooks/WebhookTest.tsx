import { useState } from "react";
import { graphql } from "react-relay";
import type { WebhookTestMutation } from "../../../__generated__/WebhookTestMutation.graphql.ts";
import { commit } from "../../../relay/commit.ts";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { BusyButton } from "../../../ui/buttons/Button.tsx";
import { SheetSection } from "../../../ui/overlays/Sheet.tsx";
import { answerWords } from "./webhook_words.ts";
import styles from "./Webhooks.module.css";

type Answer = Parameters<typeof answerWords>[0] & { readonly body: string };

/** Sends a test, and shows what came back. */
export function WebhookTest(props: { id: string; onTested: () => void }) {
  const [runAction, isBusy] = useMutationAction();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const test = () =>
    runAction(async () => {
      setAnswer(null);
      const { testWebhook: tested } = await commit<WebhookTestMutation>(
        graphql`
          mutation WebhookTestMutation($input: TestWebhookInput!) {
            testWebhook(input: $input) {
              ... on WebhookDelivery {
                id
                status
                problem
                durationMs
                responseStatus
                responseBody
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
      if (tested.id) {
        const { responseStatus, problem, durationMs, responseBody } = tested;
        setAnswer({
          responseStatus: responseStatus ?? null,
          problem: problem ?? null,
          durationMs: durationMs ?? null,
          body: responseBody ?? "",
        });
        props.onTested();
      }
      return tested.message ?? null;
    });
  return (
    <SheetSection title="Testar">
      <div className={styles.stack}>
        <div className={styles.buttons}>
          <BusyButton variant="outlined" isBusy={isBusy} onClick={test}>Enviar teste</BusyButton>
        </div>
        {answer && (
          <div role="status" className={styles.stack}>
            <p>{answerWords(answer)}</p>
            {answer.body && <code className={`${styles.code} on-page`}>{answer.body}</code>}
          </div>
        )}
      </div>
    </SheetSection>
  );
}
