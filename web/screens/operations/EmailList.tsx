import { type RefObject, useEffect } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay";
import type { EmailList_query$key } from "../../__generated__/EmailList_query.graphql.ts";
import type {
  EmailList_email$key,
  EmailStatus as SentStatus,
} from "../../__generated__/EmailList_email.graphql.ts";
import type { EmailListMutation } from "../../__generated__/EmailListMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { useShowMore } from "../../shared/lists.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Chip, type Tone } from "../../ui/display/Chip.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import styles from "./Operations.module.css";

export type EmailStatus = SentStatus;

export const statusWords: Readonly<Record<EmailStatus, readonly [Tone, string]>> = {
  HELD: ["doubt", "Retido pela restauração"],
  WAITING: ["doubt", "Espera outra tentativa"],
  BOUNCED: ["wrong", "Endereço recusado"],
  REFUSED: ["wrong", "Recusado"],
  BLOCKED: ["quiet", "Endereço já recusado"],
  SENT: ["proven", "Enviado"],
  OBSOLETE: ["quiet", "Não vale mais"],
};

/** The emails, newest first, page by page. */
export function EmailList(props: {
  query: EmailList_query$key;
  isStale: boolean;
  /** Set to the number of emails loaded. */
  length: RefObject<number>;
}) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment EmailList_query on Query
      @refetchable(queryName: "EmailListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int!" }
        after: { type: "String" }
        status: { type: "EmailStatus" }
      ) {
        emails(first: $first, after: $after, status: $status) @connection(key: "EmailList_emails") {
          edges {
            node {
              id
              ...EmailList_email
            }
          }
        }
      }
    `,
    props.query,
  );
  const emails = data.emails.edges.flatMap(({ node }) => node ? [node] : []);
  const { list, showMore } = useShowMore(emails.length, loadNext);
  useEffect(() => void (props.length.current = data.emails.edges.length));
  return (
    <>
      {emails.length === 0
        ? <EmptyState>Nenhum e-mail aqui.</EmptyState>
        : (
          <ul ref={list} className={styles.checks} aria-busy={props.isStale}>
            {emails.map((email) => <EmailRow key={email.id} email={email} />)}
          </ul>
        )}
      {hasNext && <LoadMoreButton isBusy={isLoadingNext} onClick={showMore} />}
    </>
  );
}

function EmailRow(props: { email: EmailList_email$key }) {
  const { id, label, recipient, status, problem, createdAt, triedAt, canRetry } = useFragment(
    graphql`
      fragment EmailList_email on SentEmail {
        id
        label
        recipient
        status
        problem
        createdAt
        triedAt
        canRetry
      }
    `,
    props.email,
  );
  const now = useNow();
  const [runAction, isBusy] = useMutationAction();
  const [tone, words] = statusWords[status];
  return (
    <li>
      <div className={styles.check}>
        <h3>{label}</h3>
        <Chip tone={tone}>{words}</Chip>
      </div>
      <p className="small tnum">
        {recipient}, {ageLabel(triedAt ?? createdAt, now)}
        {problem && `: ${problem}`}
      </p>
      {status === "HELD" && (
        <p className="small">
          Pedido antes da restauração: pode já ter saído depois da cópia. Envie só se a pessoa não o
          recebeu.
        </p>
      )}
      {canRetry && (
        <BusyButton
          size="small"
          variant="outlined"
          isBusy={isBusy}
          aria-label={`Enviar de novo: ${label}, ${recipient}`}
          onClick={() =>
            runAction(
              () => retry(id),
              () => showNotice("Enviando agora.", { variant: "success" }),
            )}
        >
          Enviar de novo
        </BusyButton>
      )}
    </li>
  );
}

async function retry(id: string): Promise<string | null> {
  const { retryEmail } = await commit<EmailListMutation>(
    graphql`
      mutation EmailListMutation($input: RetryEmailInput!) {
        retryEmail(input: $input) {
          ... on SentEmail {
            id
            status
            problem
            triedAt
            canRetry
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
  return retryEmail.message ?? null;
}
