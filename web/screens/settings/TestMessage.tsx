import { ExternalLink } from "lucide-react";
import { Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment, useMutation } from "react-relay";
import type {
  SendTestMessageInput,
  TestMessageMutation,
} from "../../__generated__/TestMessageMutation.graphql.ts";
import type { TestMessage_session$key } from "../../__generated__/TestMessage_session.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./BotForm.module.css";

const TestResult = lazyOnIdle(async () => (await import("./TestResult.tsx")).TestResult);

/** Sends a test message to the person; a bot needs an open chat with its owner first. */
export function TestMessage(props: { session: TestMessage_session$key }) {
  const { id, name, isOwnerKnown, ownerUrl } = useFragment(
    graphql`
      fragment TestMessage_session on MessengerSession {
        id
        name
        isOwnerKnown
        ownerUrl
      }
    `,
    props.session,
  );
  const [dispatchId, setDispatchId] = useState<string | null>(null);
  return (
    <Section title="Mensagem de teste" action={<span className="small">{name}</span>}>
      <div className={styles.test}>
        {isOwnerKnown
          ? <TestForm sessionId={id} onSent={setDispatchId} />
          : <OpenChat ownerUrl={ownerUrl ?? null} />}
        {dispatchId && (
          <Suspense>
            <TestResult key={dispatchId} dispatchId={dispatchId} />
          </Suspense>
        )}
      </div>
    </Section>
  );
}

const OpenChat = ({ ownerUrl }: { ownerUrl: string | null }) => (
  <>
    <p className="small">
      Para o bot poder escrever a você, abra a conversa com ele e toque em Iniciar. Esta tela
      percebe sozinha.
    </p>
    {ownerUrl && (
      <Button
        variant="outlined"
        startIcon={<ExternalLink size={16} />}
        component="a"
        href={ownerUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        Abrir a conversa com o bot
      </Button>
    )}
  </>
);

function TestForm(props: { sessionId: string; onSent: (dispatchId: string) => void }) {
  const { register, handleSubmit, setError, formState: { errors, isDirty } } = useForm({
    defaultValues: { text: "Teste: se você lê isto, está tudo certo." },
  });
  useUnsavedChanges(isDirty);
  const [send, isSending] = useSendTestMessage();
  const submit = handleSubmit(({ text }) =>
    send({ sessionId: props.sessionId, text: text.trim() }, {
      onSent: props.onSent,
      onRefused: (message) => setError("text", { message }, { shouldFocus: true }),
    })
  );
  return (
    <form className={styles.test} onSubmit={submit} noValidate>
      <Field
        label="Texto"
        multiline
        minRows={2}
        {...fieldProps(register("text", { required: "Escreva o teste." }), errors.text)}
      />
      <BusyButton type="submit" variant="outlined" isBusy={isSending}>
        Enviar teste para mim
      </BusyButton>
    </form>
  );
}

/** Returns a function that queues a message to the person. */
function useSendTestMessage() {
  const showError = useErrorNotice();
  const [commit, isSending] = useMutation<TestMessageMutation>(graphql`
    mutation TestMessageMutation($input: SendTestMessageInput!) {
      sendTestMessage(input: $input) {
        ...useQueueChanges_full @alias
        ... on Dispatch {
          id
        }
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const send = (input: SendTestMessageInput, handlers: {
    onSent: (dispatchId: string) => void;
    onRefused: (message: string) => void;
  }) =>
    void commit({
      variables: { input },
      onCompleted({ sendTestMessage: { id, message } }) {
        if (id) handlers.onSent(id);
        else if (message) handlers.onRefused(message);
      },
      onError: showError,
    });
  return [send, isSending] as const;
}
