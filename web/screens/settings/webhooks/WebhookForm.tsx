import { type FormEvent, useState } from "react";
import { graphql } from "react-relay";
import type {
  WebhookEvent,
  WebhookFormCreateMutation,
} from "../../../__generated__/WebhookFormCreateMutation.graphql.ts";
import type { WebhookFormUpdateMutation } from "../../../__generated__/WebhookFormUpdateMutation.graphql.ts";
import { useUnsavedChanges } from "../../../browser/unsaved_changes.ts";
import { commit } from "../../../relay/commit.ts";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { BusyButton } from "../../../ui/buttons/Button.tsx";
import { ChipGroup, ToggleChip } from "../../../ui/buttons/ToggleChip.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { showNotice } from "../../../ui/overlays/notices.ts";
import { eventNames, eventsInOrder } from "./webhook_words.ts";
import styles from "./Webhooks.module.css";

type Values = { readonly url: string; readonly events: readonly WebhookEvent[] };
type Refusal = { readonly message: string; readonly field: string | undefined };
type Created = { readonly id: string; readonly secret: string };

/** The address and the events of a webhook: a new one, where `webhook` is null. */
export function WebhookForm(props: {
  webhook: Values & { readonly id: string } | null;
  onCreated?: (created: Created) => void;
}) {
  const { webhook } = props;
  const saved: Values = webhook ?? { url: "", events: [] };
  const [values, setValues] = useState(saved);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [runAction, isBusy] = useMutationAction();
  const isDirty = values.url !== saved.url || !isSame(values.events, saved.events);
  useUnsavedChanges(isDirty);
  const change = (some: Partial<Values>) => {
    setValues((now) => ({ ...now, ...some }));
    setRefusal(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void runAction(async () => {
      const outcome = webhook ? await update({ id: webhook.id, ...values }) : await create(values);
      if ("field" in outcome) setRefusal(outcome);
      else if (webhook) showNotice("Salvo. Vale para os próximos eventos.", { variant: "success" });
      else props.onCreated?.(outcome);
      return null;
    });
  };
  const toggle = (event: WebhookEvent) =>
    change({
      events: values.events.includes(event)
        ? values.events.filter((one) => one !== event)
        : [...values.events, event],
    });
  const isOfUrl = refusal?.field === "url";
  return (
    <form className={styles.stack} noValidate onSubmit={submit}>
      <Field
        label="Endereço"
        helperText={isOfUrl ? refusal.message : "Público e com https://. Nele, responda com 2xx."}
        error={isOfUrl}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={values.url}
        onChange={({ target }) => change({ url: target.value })}
      />
      <ChipGroup label="Eventos">
        {eventsInOrder.map((event) => (
          <ToggleChip
            key={event}
            isPicked={values.events.includes(event)}
            onToggle={() => toggle(event)}
          >
            {eventNames[event]}
          </ToggleChip>
        ))}
      </ChipGroup>
      {refusal && !isOfUrl && <p role="alert">{refusal.message}</p>}
      {(isDirty || !webhook) && (
        <div className={styles.buttons}>
          <BusyButton type="submit" variant="contained" isBusy={isBusy}>
            {webhook ? "Salvar" : "Criar webhook"}
          </BusyButton>
        </div>
      )}
    </form>
  );
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((event) => other.includes(event));

const refused = (
  { message, path }: { message?: string | undefined; path?: readonly string[] | undefined },
): Refusal => ({ message: message ?? "", field: path?.at(-1) });

/** Creates a webhook, and adds it to the list. */
async function create(values: Values): Promise<Created | Refusal> {
  const { createWebhook: created } = await commit<WebhookFormCreateMutation>(
    graphql`
      mutation WebhookFormCreateMutation($input: CreateWebhookInput!) {
        createWebhook(input: $input) {
          ... on WebhookSecret {
            secret
            webhook {
              id
              url
              events
              status
              failingSince
              waitingCount
            }
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    { input: { url: values.url, events: [...values.events] } },
    (store) => {
      const added = store.getRootField("createWebhook")?.getLinkedRecord("webhook");
      const viewer = store.getRoot().getLinkedRecord("viewer");
      if (!added || !viewer) return;
      viewer.setLinkedRecords([...viewer.getLinkedRecords("webhooks") ?? [], added], "webhooks");
    },
  );
  const { secret, webhook } = created;
  return secret && webhook ? { id: webhook.id, secret } : refused(created);
}

/** Saves a webhook. */
async function update(
  input: Values & { readonly id: string },
): Promise<{ readonly id: string; readonly secret: string } | Refusal> {
  const { updateWebhook: updated } = await commit<WebhookFormUpdateMutation>(
    graphql`
      mutation WebhookFormUpdateMutation($input: UpdateWebhookInput!) {
        updateWebhook(input: $input) {
          ... on Webhook {
            id
            url
            events
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    { input: { ...input, events: [...input.events] } },
  );
  return updated.id ? { id: updated.id, secret: "" } : refused(updated);
}
