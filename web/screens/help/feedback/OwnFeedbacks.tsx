import { type RefObject, useEffect } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { OwnFeedbacks_viewer$key } from "../../../__generated__/OwnFeedbacks_viewer.graphql.ts";
import { useShowMore } from "../../../shared/lists.ts";
import { Chip } from "../../../ui/display/Chip.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../../ui/lists/LoadMoreButton.tsx";
import { ageLabel, useNow } from "../../../ui/text/age.ts";
import styles from "./Feedback.module.css";
import { kindWords, statusWords, topicWords } from "../../../shared/feedback/feedback_words.ts";

/** What the person sent, newest first, how far it is and what was answered. */
export function OwnFeedbacks(props: {
  viewer: OwnFeedbacks_viewer$key;
  /** Set to the number of entries loaded. */
  length: RefObject<number>;
}) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment OwnFeedbacks_viewer on Viewer
      @refetchable(queryName: "OwnFeedbacksPaginationQuery")
      @argumentDefinitions(first: { type: "Int" }, after: { type: "String" }) {
        feedbacks(first: $first, after: $after) @connection(key: "OwnFeedbacks_feedbacks") {
          edges {
            node {
              id
              kind
              text
              status
              createdAt
              screenshotUrl
              topic {
                id
                title
                status
              }
              answers {
                id
                text
                createdAt
              }
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const sent = data.feedbacks.edges.flatMap(({ node }) => node ?? []);
  const { list, showMore } = useShowMore(sent.length, loadNext);
  const now = useNow();
  useEffect(() => void (props.length.current = sent.length));
  return (
    <Section title="O que você enviou">
      {sent.length === 0 && <EmptyState>Nada ainda. O que você enviar fica aqui.</EmptyState>}
      <ul ref={list} className={styles.list}>
        {sent.map(({ id, kind, text, status, createdAt, screenshotUrl, topic, answers }) => {
          const { label, tone } = topic ? topicWords[topic.status] : statusWords[status];
          return (
            <li key={id}>
              <p className={styles.head}>
                <b>{kindWords[kind].label}</b>
                <Chip tone={tone}>{label}</Chip>
                <span className="small tnum">{ageLabel(createdAt, now)}</span>
              </p>
              <p className={styles.text} data-typed>{text}</p>
              {screenshotUrl && (
                <p>
                  <a href={screenshotUrl} target="_blank" rel="noreferrer" className={styles.link}>
                    Ver a imagem enviada
                  </a>
                </p>
              )}
              {topic && <p className="small">Faz parte de: {topic.title}</p>}
              {answers.map((answer) => (
                <blockquote key={answer.id} className={styles.answer}>
                  <p className={styles.text}>{answer.text}</p>
                  <p className="small tnum">Resposta {ageLabel(answer.createdAt, now)}</p>
                </blockquote>
              ))}
            </li>
          );
        })}
      </ul>
      {hasNext && <LoadMoreButton isBusy={isLoadingNext} onClick={showMore} />}
    </Section>
  );
}
