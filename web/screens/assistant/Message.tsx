import { ChevronLeft, ChevronRight } from "lucide-react";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { Message_message$key } from "../../__generated__/Message_message.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { Button, IconButton } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./Assistant.module.css";

const ProposalCard = lazyOnIdle(async () => (await import("./ProposalCard.tsx")).ProposalCard);
const SentSheet = lazyOnIdle(async () => (await import("./SentSheet.tsx")).SentSheet);

/** What a person wrote, or an answer with its facts and proposals. */
export function Message(props: {
  message: Message_message$key;
  /** What is written so far of an answer under way; null: it is not. */
  written: string | null;
  siblings: readonly string[];
  isLast: boolean;
  onBranch: (id: string) => void;
  onRetry: () => void;
  onEdit: () => void;
}) {
  const message = useFragment(
    graphql`
      fragment Message_message on ThreadMessage {
        id
        role
        status
        text
        failure
        facts {
          label
          text
          path
        }
        proposals {
          id
          ...ProposalCard_proposal
        }
      }
    `,
    props.message,
  );
  const [isSentOpen, setSentOpen] = useState(false);
  const { id, role, status, facts } = message;
  const isWriting = status === "WRITING";
  const text = props.written ?? message.text;
  const isAnswer = role === "ASSISTANT";
  const problem = problemOf(status, message.failure);
  return (
    <li id={id} className={isAnswer ? styles.answer : styles.prompt}>
      <span className="sr-only">{isAnswer ? "Garimpo IA:" : "Você:"}</span>
      {(isWriting || text !== "") && (
        <div className={isAnswer ? styles.words : styles.bubble} aria-busy={isWriting}>
          {text.split(/\n{2,}/).map((paragraph, at) => <p key={at}>{paragraph}</p>)}
          {isWriting && text === "" && <Skeleton width="40%" height={24} />}
        </div>
      )}
      {problem && <Alert severity="info">{problem}</Alert>}
      {message.proposals.map((proposal) => (
        <Suspense
          key={proposal.id}
          fallback={<Skeleton variant="rounded" height={140} />}
        >
          <ProposalCard proposal={proposal} />
        </Suspense>
      ))}
      {facts.length > 0 && (
        <details className={styles.facts}>
          <summary>De onde vêm os valores</summary>
          <ul>
            {facts.map((fact, at) => (
              <li key={at}>
                {fact.label}: {fact.path ? <Link to={fact.path}>{fact.text}</Link> : fact.text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {!isWriting && (
        <div className={styles.under}>
          <Branches id={id} siblings={props.siblings} onChoose={props.onBranch} />
          {isAnswer
            ? (
              <>
                {props.isLast && (
                  <Button size="small" onClick={props.onRetry}>Tentar de novo</Button>
                )}
                <Button size="small" onClick={() => setSentOpen(true)}>
                  Ver o que foi enviado
                </Button>
              </>
            )
            : <Button size="small" onClick={props.onEdit}>Mudar a pergunta</Button>}
        </div>
      )}
      {isSentOpen && (
        <Suspense>
          <SentSheet id={id} onClose={() => setSentOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}

/** Why an answer is not whole; null: it is. */
const problemOf = (status: string, failure: string | null | undefined): string | null =>
  status === "STOPPED"
    ? "Você parou esta resposta."
    : status === "INTERRUPTED"
    ? failure ?? "Esta resposta foi interrompida do nosso lado. Tente de novo."
    : status === "FAILED"
    ? failure ?? "Esta resposta falhou. Tente de novo."
    : null;

/** The arrows between the versions of a message. */
function Branches(
  { id, siblings, onChoose }: {
    id: string;
    siblings: readonly string[];
    onChoose: (id: string) => void;
  },
) {
  if (siblings.length < 2) return null;
  const at = siblings.indexOf(id);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  return (
    <span className={styles.branches}>
      <IconButton
        aria-label="Versão anterior"
        disabled={!before}
        onClick={() => before && onChoose(before)}
      >
        <ChevronLeft size={18} />
      </IconButton>
      <span className="small tnum">{at + 1} de {siblings.length}</span>
      <IconButton
        aria-label="Próxima versão"
        disabled={!after}
        onClick={() => after && onChoose(after)}
      >
        <ChevronRight size={18} />
      </IconButton>
    </span>
  );
}
