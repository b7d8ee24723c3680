import { graphql, useFragment } from "react-relay";
import type { RoadMap_topic$key } from "../../../__generated__/RoadMap_topic.graphql.ts";
import type { RoadMapVoteMutation } from "../../../__generated__/RoadMapVoteMutation.graphql.ts";
import { publicPaths } from "../../../paths.ts";
import { commit } from "../../../relay/commit.ts";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { ToggleChip } from "../../../ui/buttons/ToggleChip.tsx";
import { Chip } from "../../../ui/display/Chip.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import styles from "./Feedback.module.css";
import { topicWords } from "../../../shared/feedback/feedback_words.ts";

/** What was accepted, for which the person may vote; the same list is public. */
export const RoadMap = (
  { topics }: { topics: readonly ({ id: string } & RoadMap_topic$key)[] },
) => (
  <Section
    title="O que vem aí"
    action={<a href={publicPaths.roadMap} className={styles.link}>Página pública</a>}
  >
    {topics.length === 0
      ? <EmptyState>Nada por enquanto. O que for aceito aparece aqui, para você votar.</EmptyState>
      : (
        <ul className={styles.list}>
          {topics.map((topic) => <Topic key={topic.id} topic={topic} />)}
        </ul>
      )}
  </Section>
);

function Topic(props: { topic: RoadMap_topic$key }) {
  const { id, title, summary, status, votes, isVoted } = useFragment(
    graphql`
      fragment RoadMap_topic on FeedbackTopic {
        id
        title
        summary
        status
        votes
        isVoted
      }
    `,
    props.topic,
  );
  const [runAction] = useMutationAction();
  const { label, tone } = topicWords[status];
  return (
    <li>
      <p className={styles.head}>
        <b>{title}</b>
        <Chip tone={tone}>{label}</Chip>
      </p>
      {summary && <p className={styles.text}>{summary}</p>}
      <ToggleChip
        isPicked={isVoted}
        count={votes}
        onToggle={() => void runAction(() => vote({ id, isVoted: !isVoted }))}
      >
        {status === "DONE" ? "Eu queria" : "Eu também quero"}
      </ToggleChip>
    </li>
  );
}

async function vote(input: RoadMapVoteMutation["variables"]["input"]): Promise<string | null> {
  const { voteForTopic } = await commit<RoadMapVoteMutation>(
    graphql`
      mutation RoadMapVoteMutation($input: VoteForTopicInput!) {
        voteForTopic(input: $input) {
          ... on FeedbackTopic {
            id
            votes
            isVoted
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
  return voteForTopic.message ?? null;
}
