import { type RefObject, useEffect } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay";
import type { InboxList_feedback$key } from "../../../__generated__/InboxList_feedback.graphql.ts";
import type { InboxList_query$key } from "../../../__generated__/InboxList_query.graphql.ts";
import type { FeedbackStatus } from "../../../__generated__/InboxScreenQuery.graphql.ts";
import { useShowMore } from "../../../shared/lists.ts";
import { useSheetParam } from "../../../shared/useSheetParam.ts";
import { Chip } from "../../../ui/display/Chip.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../../ui/lists/LoadMoreButton.tsx";
import { Row, Rows } from "../../../ui/lists/Row.tsx";
import { ageLabel, useNow } from "../../../ui/text/age.ts";
import { kindWords, statusWords, topicWords } from "../../../shared/feedback/feedback_words.ts";
import styles from "./Inbox.module.css";

/** What people wrote that matches the filters, newest first; a row opens one. */
export function InboxList(props: {
  query: InboxList_query$key;
  status: FeedbackStatus | null;
  isStale: boolean;
  /** Set to the number of entries loaded. */
  length: RefObject<number>;
}) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment InboxList_query on Query
      @refetchable(queryName: "InboxListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        kind: { type: "FeedbackKind" }
        status: { type: "FeedbackStatus" }
        assigneeId: { type: "ID" }
        topicId: { type: "ID" }
        first: { type: "Int!" }
        after: { type: "String" }
      ) {
        feedbacks(
          search: $search
          kind: $kind
          status: $status
          assigneeId: $assigneeId
          topicId: $topicId
          first: $first
          after: $after
        ) @connection(key: "InboxList_feedbacks") {
          edges {
            node {
              id
              status
              ...InboxList_feedback
            }
          }
        }
      }
    `,
    props.query,
  );
  // An action on this screen can end an entry's match.
  const found = data.feedbacks.edges.flatMap(({ node }) =>
    node && (!props.status || node.status === props.status) ? [node] : []
  );
  const { open } = useSheetParam("mensagem");
  const { list, showMore } = useShowMore(found.length, loadNext);
  useEffect(() => void (props.length.current = data.feedbacks.edges.length));
  return (
    <Section label="Mensagens">
      {found.length === 0 && !hasNext && (
        <EmptyState>
          {props.status === "RECEIVED" ? "Nada a tratar por aqui." : "Nenhuma mensagem assim."}
        </EmptyState>
      )}
      <Rows ref={list} isBusy={props.isStale}>
        {found.map((one) => <FeedbackRow key={one.id} entry={one} onOpen={() => open(one.id)} />)}
      </Rows>
      {hasNext && <LoadMoreButton isBusy={isLoadingNext} onClick={showMore} />}
    </Section>
  );
}

function FeedbackRow(props: { entry: InboxList_feedback$key; onOpen: () => void }) {
  const { kind, text, status, createdAt, screenshotUrl, author, assignee, topic } = useFragment(
    graphql`
      fragment InboxList_feedback on Feedback {
        kind
        text
        status
        createdAt
        screenshotUrl
        author {
          id
          displayName
          email
        }
        assignee {
          id
          displayName
        }
        topic {
          id
          title
          status
        }
      }
    `,
    props.entry,
  );
  const now = useNow();
  const { label, tone } = topic ? topicWords[topic.status] : statusWords[status];
  const facts = [
    kindWords[kind].label,
    author.displayName || author.email,
    ageLabel(createdAt, now),
    screenshotUrl ? "com imagem" : null,
    assignee ? `com ${assignee.displayName}` : null,
  ];
  return (
    <Row
      title={firstWords(text)}
      note={<span className={styles.line}>{facts.filter(Boolean).join(" · ")}</span>}
      status={<Chip tone={tone}>{label}</Chip>}
      onOpen={props.onOpen}
    />
  );
}

const TITLE_LENGTH = 80;

function firstWords(text: string): string {
  const letters = [...text.replace(/\s+/g, " ")];
  return letters.length <= TITLE_LENGTH
    ? letters.join("")
    : `${letters.slice(0, TITLE_LENGTH).join("").trimEnd()}…`;
}
