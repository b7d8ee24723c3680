import { type FormEvent, useState } from "react";
import { graphql } from "react-relay";
import type {
  FeedbackTopicStatus,
  TopicDialogCreateMutation,
} from "../../../__generated__/TopicDialogCreateMutation.graphql.ts";
import type { TopicDialogUpdateMutation } from "../../../__generated__/TopicDialogUpdateMutation.graphql.ts";
import { commit } from "../../../relay/commit.ts";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../../ui/buttons/Button.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { PlainSelect } from "../../../ui/forms/SelectField.tsx";
import { Switch } from "../../../ui/forms/Switch.tsx";
import { Dialog, DialogActions, DialogContent } from "../../../ui/overlays/Dialog.tsx";
import { topicWords } from "../../../shared/feedback/feedback_words.ts";
import styles from "./Inbox.module.css";

type Words = {
  readonly title: string;
  readonly summary: string;
  readonly status: FeedbackTopicStatus;
  readonly isPublic: boolean;
};

const blank: Words = { title: "", summary: "", status: "PLANNED", isPublic: true };
const statuses = Object.keys(topicWords) as FeedbackTopicStatus[];

/** Makes a topic, or changes one; its words are public where it is. */
export function TopicDialog(props: {
  topic: (Words & { readonly id: string }) | null;
  onSaved: (topicId: string) => void;
  onClose: () => void;
}) {
  const { topic, onSaved, onClose } = props;
  const [words, setWords] = useState<Words>(topic ?? blank);
  const [runAction, isBusy] = useMutationAction();
  const change = (changed: Partial<Words>) => setWords({ ...words, ...changed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { title, summary, status, isPublic } = words;
    const fields = { title, summary, status, isPublic };
    let id = topic?.id ?? "";
    void runAction(async () => {
      const saved = topic ? await update({ id: topic.id, ...fields }) : await create(fields);
      if (saved.message) return saved.message;
      id = saved.id!;
      return null;
    }, () => {
      onClose();
      onSaved(id);
    });
  };
  return (
    <Dialog title={topic ? "Editar assunto" : "Novo assunto"} width="small" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent>
          <div className={styles.stack}>
            <Field
              label="Título"
              maxLength={80}
              autoFocus
              value={words.title}
              helperText="Em suas palavras, sem dados de ninguém: pode ficar público."
              onChange={(event) => change({ title: event.target.value })}
            />
            <Field
              label="Resumo (opcional)"
              multiline
              minRows={2}
              maxLength={300}
              value={words.summary}
              onChange={(event) => change({ summary: event.target.value })}
            />
            <PlainSelect
              label="Até onde chegou"
              value={words.status}
              onChange={(status) => change({ status: status as FeedbackTopicStatus })}
            >
              {statuses.map((one) => <option key={one} value={one}>{topicWords[one].label}
              </option>)}
            </PlainSelect>
            <Switch checked={words.isPublic} onChange={(isPublic) => change({ isPublic })}>
              Mostrar em “O que vem aí”
            </Switch>
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
          <BusyButton type="submit" variant="contained" isBusy={isBusy}>Salvar</BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Saved = { readonly id?: string | undefined; readonly message?: string | undefined };

async function create(
  input: TopicDialogCreateMutation["variables"]["input"],
): Promise<Saved> {
  const { createFeedbackTopic } = await commit<TopicDialogCreateMutation>(
    graphql`
      mutation TopicDialogCreateMutation($input: CreateFeedbackTopicInput!) {
        createFeedbackTopic(input: $input) {
          ... on FeedbackTopic {
            id
            title
            status
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return createFeedbackTopic;
}

async function update(
  input: TopicDialogUpdateMutation["variables"]["input"],
): Promise<Saved> {
  const { updateFeedbackTopic } = await commit<TopicDialogUpdateMutation>(
    graphql`
      mutation TopicDialogUpdateMutation($input: UpdateFeedbackTopicInput!) {
        updateFeedbackTopic(input: $input) {
          ... on FeedbackTopic {
            id
            title
            summary
            status
            isPublic
            updatedAt
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return updateFeedbackTopic;
}
