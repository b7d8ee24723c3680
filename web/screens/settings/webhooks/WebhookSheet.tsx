import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type {
  WebhookSheetQuery,
  WebhookSheetQuery$data,
} from "../../../__generated__/WebhookSheetQuery.graphql.ts";
import { useScreenQuery } from "../../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../../../shared/SheetBoundary.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Sheet, SheetBody, SheetFoot } from "../../../ui/overlays/Sheet.tsx";
import { dayAndClockLabel } from "../../../ui/text/clock.ts";
import { DeliveryLog } from "./DeliveryLog.tsx";
import { SecretOnce, WebhookSecret } from "./WebhookSecret.tsx";
import { WebhookFoot } from "./WebhookFoot.tsx";
import { WebhookForm } from "./WebhookForm.tsx";
import { WebhookTest } from "./WebhookTest.tsx";
import styles from "./Webhooks.module.css";

type Props = {
  /** Null: a new one. */
  id: string | null;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** The sheet that creates a webhook, or shows one with its log. */
export const WebhookSheet = ({ id, onOpen, onClose }: Props) => (
  <Sheet title={id === null ? "Criar webhook" : "Webhook"} isTall onClose={onClose}>
    {id === null
      ? <NewWebhook onOpen={onOpen} />
      : (
        <SheetBoundary skeleton={<Skeleton variant="rounded" height={320} />}>
          <OpenWebhook id={id} onClose={onClose} />
        </SheetBoundary>
      )}
  </Sheet>
);

function NewWebhook({ onOpen }: Pick<Props, "onOpen">) {
  const [created, setCreated] = useState<{ id: string; secret: string } | null>(null);
  if (!created) {
    return (
      <SheetBody>
        <WebhookForm webhook={null} onCreated={setCreated} />
      </SheetBody>
    );
  }
  return (
    <>
      <SheetBody>
        <div className={styles.stack}>
          <p>
            Pronto. O seu servidor confere cada entrega com o segredo abaixo, no padrão Standard
            Webhooks.
          </p>
          <SecretOnce secret={created.secret} />
        </div>
      </SheetBody>
      <SheetFoot>
        <Button variant="contained" fullWidth onClick={() => onOpen(created.id)}>
          Já copiei
        </Button>
      </SheetFoot>
    </>
  );
}

const query = graphql`
  query WebhookSheetQuery($id: ID!) {
    node(id: $id) {
      ... on Webhook {
        __typename
        id
        url
        events
        status
        failingSince
        disabledBecause
        previousSecretUntil
        waitingCount
        ...DeliveryLog_webhook @alias(as: "log")
      }
    }
  }
`;

type Webhook = Extract<WebhookSheetQuery$data["node"], { __typename: "Webhook" }>;

function OpenWebhook({ id, onClose }: { id: string; onClose: () => void }) {
  const { node } = useScreenQuery<WebhookSheetQuery>(query, { id }, "store-and-network");
  const environment = useRelayEnvironment();
  if (node?.__typename !== "Webhook") {
    return (
      <SheetBody>
        <EmptyState>Este webhook não existe mais.</EmptyState>
      </SheetBody>
    );
  }
  const reload = () =>
    void fetchQuery<WebhookSheetQuery>(environment, query, { id }).subscribe({ error: () => {} });
  return (
    <>
      <SheetBody>
        <div className={styles.stack}>
          <State webhook={node} />
          <WebhookForm webhook={node} />
          <WebhookTest id={id} onTested={reload} />
          <WebhookSecret id={id} previousSecretUntil={node.previousSecretUntil ?? null} />
          {node.log && <DeliveryLog webhook={node.log} onChanged={reload} />}
        </div>
      </SheetBody>
      <SheetFoot>
        <WebhookFoot id={id} isDisabled={node.status === "DISABLED"} onClose={onClose} />
      </SheetFoot>
    </>
  );
}

/** Says what is wrong with a webhook; nothing where all is well. */
function State({ webhook: { status, failingSince, disabledBecause, waitingCount } }: {
  webhook: Webhook;
}) {
  const waiting = waitingCount === 0
    ? "O que acontecer espera"
    : waitingCount === 1
    ? "1 evento espera"
    : `${waitingCount} eventos esperam`;
  if (status === "FAILING") {
    return (
      <Alert severity="warning">
        Nada chega desde{" "}
        {dayAndClockLabel(failingSince!)}. Tentamos por três dias, cada vez mais espaçado.{" "}
        {waiting}.
      </Alert>
    );
  }
  if (status !== "DISABLED") return null;
  return disabledBecause === "PERSON"
    ? <Alert severity="info">Você desligou este webhook. {waiting} até você ligar de novo.</Alert>
    : (
      <Alert severity="warning">
        {disabledBecause === "GONE"
          ? "O seu servidor respondeu que este endereço não existe mais."
          : "Nada chegou em três dias."} {waiting} até você ligar de novo.
      </Alert>
    );
}
