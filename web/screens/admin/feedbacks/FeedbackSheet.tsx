import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { FeedbackSheet_feedback$key } from "../../../__generated__/FeedbackSheet_feedback.graphql.ts";
import type { FeedbackSheetQuery } from "../../../__generated__/FeedbackSheetQuery.graphql.ts";
import { paths } from "../../../paths.ts";
import { useScreenQuery } from "../../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../../../shared/SheetBoundary.tsx";
import { Chip } from "../../../ui/display/Chip.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Sheet, SheetBody, SheetSection } from "../../../ui/overlays/Sheet.tsx";
import { ageLabel, useNow } from "../../../ui/text/age.ts";
import { kindWords, statusWords } from "../../../shared/feedback/feedback_words.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import { Handling } from "./Handling.tsx";
import styles from "./Inbox.module.css";

const query = graphql`
  query FeedbackSheetQuery($feedbackId: ID!) {
    feedback(id: $feedbackId) {
      id
      ...FeedbackSheet_feedback
    }
    cannedAnswers {
      id
      ...AnswerForm_canned
    }
    feedbackTopics {
      id
      title
      status
    }
    feedbackAssignees {
      id
      displayName
      email
    }
  }
`;

/** One entry: its words, what was attached, who deals with it, and the answers. */
export const FeedbackSheet = (props: { feedbackId: string; onClose: () => void }) => (
  <Sheet title="Mensagem" isTall onClose={props.onClose}>
    <SheetBoundary>
      <SheetBody>
        <Suspense fallback={<Loading />}>
          <Loaded feedbackId={props.feedbackId} />
        </Suspense>
      </SheetBody>
    </SheetBoundary>
  </Sheet>
);

function Loaded({ feedbackId }: { feedbackId: string }) {
  const { feedback, cannedAnswers, feedbackTopics, feedbackAssignees } = useScreenQuery<
    FeedbackSheetQuery
  >(query, { feedbackId }, "store-and-network");
  if (!feedback) return <EmptyState>Esta mensagem não existe mais.</EmptyState>;
  return (
    <>
      <Entry entry={feedback} topics={feedbackTopics} assignees={feedbackAssignees} />
      <AnswerForm feedbackId={feedback.id} canned={cannedAnswers} />
    </>
  );
}

type Topics = FeedbackSheetQuery["response"]["feedbackTopics"];
type Assignees = FeedbackSheetQuery["response"]["feedbackAssignees"];

function Entry(props: {
  entry: FeedbackSheet_feedback$key;
  topics: Topics;
  assignees: Assignees;
}) {
  const entry = useFragment(
    graphql`
      fragment FeedbackSheet_feedback on Feedback {
        id
        kind
        text
        status
        createdAt
        page
        webVersion
        serverVersion
        device
        screenshotUrl
        author {
          id
          displayName
          email
        }
        answers {
          id
          text
          createdAt
        }
        ...Handling_feedback
        ...InboxList_feedback
      }
    `,
    props.entry,
  );
  const { kind, text, status, createdAt, author, screenshotUrl, answers } = entry;
  const now = useNow();
  return (
    <>
      <div className={styles.stack}>
        <p className={styles.head}>
          <b>{kindWords[kind].label}</b>
          <Chip tone={statusWords[status].tone}>{statusWords[status].label}</Chip>
          <span className="small tnum">{ageLabel(createdAt, now)}</span>
        </p>
        <p className={styles.text}>{text}</p>
        {screenshotUrl && (
          <a href={screenshotUrl} target="_blank" rel="noreferrer">
            <img
              className={styles.screenshot}
              src={screenshotUrl}
              alt="A tela que a pessoa enviou"
            />
          </a>
        )}
        <p>
          <Link
            className={styles.link}
            to={`${paths.users}?pessoa=${encodeURIComponent(author.id)}`}
          >
            {author.displayName || author.email}
          </Link>
        </p>
        <ul className={`small ${styles.attached}`}>
          <li>Tela: {entry.page ?? "nenhuma"}</li>
          <li>Versão da página: {entry.webVersion ?? "não informada"}</li>
          <li>Versão do servidor: {entry.serverVersion}</li>
          <li>Navegador: {entry.device ?? "não informado"}</li>
        </ul>
      </div>
      <Handling entry={entry} topics={props.topics} assignees={props.assignees} />
      {answers.length > 0 && (
        <SheetSection title="Respostas">
          {answers.map((answer) => (
            <blockquote key={answer.id} className={styles.answer}>
              <p className={styles.text}>{answer.text}</p>
              <p className="small tnum">{ageLabel(answer.createdAt, now)}</p>
            </blockquote>
          ))}
        </SheetSection>
      )}
    </>
  );
}

const Loading = () => (
  <div role="status" aria-label="Mensagem a caminho">
    <Skeleton width="60%" height={32} />
    <Skeleton variant="rounded" height={120} />
    <Skeleton variant="rounded" height={96} />
  </div>
);
