import { type FormEvent, useState } from "react";
import { graphql } from "react-relay";
import type { CannedAnswersCreateMutation } from "../../../__generated__/CannedAnswersCreateMutation.graphql.ts";
import type { CannedAnswersQuery } from "../../../__generated__/CannedAnswersQuery.graphql.ts";
import type { CannedAnswersRemoveMutation } from "../../../__generated__/CannedAnswersRemoveMutation.graphql.ts";
import type { CannedAnswersUpdateMutation } from "../../../__generated__/CannedAnswersUpdateMutation.graphql.ts";
import { commit } from "../../../relay/commit.ts";
import { refetch } from "../../../relay/environment.ts";
import { useScreenQuery } from "../../../relay/useScreenQuery.ts";
import { ConfirmButton } from "../../../shared/ConfirmButton.tsx";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../../ui/buttons/Button.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { Dialog, DialogActions, DialogContent } from "../../../ui/overlays/Dialog.tsx";
import { showNotice } from "../../../ui/overlays/notices.ts";
import styles from "./Inbox.module.css";

const query = graphql`
  query CannedAnswersQuery {
    cannedAnswers {
      id
      title
      text
    }
  }
`;

type Canned = CannedAnswersQuery["response"]["cannedAnswers"][number];

/** The answers that admins use again. */
export function CannedAnswers() {
  const { cannedAnswers } = useScreenQuery<CannedAnswersQuery>(query, {}, "store-and-network");
  const [editing, setEditing] = useState<Canned | "new" | null>(null);
  const [runAction, isBusy] = useMutationAction();
  const done = (words: string) => () => {
    showNotice(words, { variant: "success" });
    refetch(query, {});
  };
  return (
    <Section
      title="Respostas prontas"
      action={<Button variant="outlined" onClick={() => setEditing("new")}>Nova resposta</Button>}
    >
      {cannedAnswers.length === 0 && (
        <EmptyState>Nenhuma ainda. Guarde aqui o que você responde muitas vezes.</EmptyState>
      )}
      <ul className={styles.list}>
        {cannedAnswers.map((one) => (
          <li key={one.id}>
            <b>{one.title}</b>
            <p className={styles.text}>{one.text}</p>
            <div className={styles.actions}>
              <Button variant="outlined" onClick={() => setEditing(one)}>Editar</Button>
              <ConfirmButton
                isBusy={isBusy}
                label="Remover"
                title={`Remover “${one.title}”?`}
                stay="Manter"
                goOn="Remover"
                onConfirmed={() => void runAction(() => remove(one.id), done("Resposta removida."))}
              >
                O que já foi respondido com ela fica como está.
              </ConfirmButton>
            </div>
          </li>
        ))}
      </ul>
      {editing && (
        <CannedDialog
          canned={editing === "new" ? null : editing}
          onSaved={done("Resposta salva.")}
          onClose={() => setEditing(null)}
        />
      )}
    </Section>
  );
}

function CannedDialog(
  { canned, onSaved, onClose }: { canned: Canned | null; onSaved: () => void; onClose: () => void },
) {
  const [title, setTitle] = useState(canned?.title ?? "");
  const [text, setText] = useState(canned?.text ?? "");
  const [runAction, isBusy] = useMutationAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void runAction(
      () => canned ? update({ id: canned.id, title, text }) : create({ title, text }),
      () => {
        onClose();
        onSaved();
      },
    );
  };
  return (
    <Dialog
      title={canned ? "Editar resposta" : "Nova resposta pronta"}
      width="small"
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate>
        <DialogContent>
          <div className={styles.stack}>
            <Field
              label="Título"
              maxLength={80}
              autoFocus
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
            <Field
              label="Texto"
              multiline
              minRows={4}
              maxLength={4_000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
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

async function create(
  input: CannedAnswersCreateMutation["variables"]["input"],
): Promise<string | null> {
  const { createCannedAnswer } = await commit<CannedAnswersCreateMutation>(
    graphql`
      mutation CannedAnswersCreateMutation($input: CreateCannedAnswerInput!) {
        createCannedAnswer(input: $input) {
          ... on CannedAnswer {
            id
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
  return createCannedAnswer.message ?? null;
}

async function update(
  input: CannedAnswersUpdateMutation["variables"]["input"],
): Promise<string | null> {
  const { updateCannedAnswer } = await commit<CannedAnswersUpdateMutation>(
    graphql`
      mutation CannedAnswersUpdateMutation($input: UpdateCannedAnswerInput!) {
        updateCannedAnswer(input: $input) {
          ... on CannedAnswer {
            id
            title
            text
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
  return updateCannedAnswer.message ?? null;
}

async function remove(id: string): Promise<string | null> {
  const { removeCannedAnswer } = await commit<CannedAnswersRemoveMutation>(
    graphql`
      mutation CannedAnswersRemoveMutation($input: RemoveCannedAnswerInput!) {
        removeCannedAnswer(input: $input) {
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { id } },
  );
  return removeCannedAnswer.message ?? null;
}
