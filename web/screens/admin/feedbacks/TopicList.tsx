import { useState } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { TopicListQuery } from "../../../__generated__/TopicListQuery.graphql.ts";
import { paths, publicPaths } from "../../../paths.ts";
import { refetch } from "../../../relay/environment.ts";
import { useScreenQuery } from "../../../relay/useScreenQuery.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Chip } from "../../../ui/display/Chip.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { showNotice } from "../../../ui/overlays/notices.ts";
import { countLabel } from "../../../ui/text/numbers.ts";
import { topicWords } from "../../../shared/feedback/feedback_words.ts";
import styles from "./Inbox.module.css";
import { TopicDialog } from "./TopicDialog.tsx";

const query = graphql`
  query TopicListQuery {
    feedbackTopics {
      id
      title
      summary
      status
      isPublic
      votes
    }
  }
`;

/** What people wrote about, how far it is, and what of it is public. */
export function TopicList() {
  const { feedbackTopics: topics } = useScreenQuery<TopicListQuery>(query, {}, "store-and-network");
  const [editing, setEditing] = useState<string | "new" | null>(null);
  const saved = () => {
    showNotice("Assunto salvo.", { variant: "success" });
    refetch(query, {});
  };
  return (
    <Section
      title="Assuntos"
      action={<Button variant="outlined" onClick={() => setEditing("new")}>Novo assunto</Button>}
    >
      <p className="small">
        Os públicos, menos os que não vamos fazer, estão em{" "}
        <a href={publicPaths.roadMap}>O que vem aí</a>, com os votos.
      </p>
      {topics.length === 0 && <EmptyState>Nenhum assunto ainda.</EmptyState>}
      <ul className={styles.list}>
        {topics.map(({ id, title, summary, status, isPublic, votes }) => (
          <li key={id}>
            <p className={styles.head}>
              <b>{title}</b>
              <Chip tone={topicWords[status].tone}>{topicWords[status].label}</Chip>
              {!isPublic && <Chip>Só aqui dentro</Chip>}
            </p>
            {summary && <p className={styles.text}>{summary}</p>}
            <p className="small tnum">{countLabel(votes, "voto", "votos")}</p>
            <div className={styles.actions}>
              <Button variant="outlined" onClick={() => setEditing(id)}>Editar</Button>
              <Button
                component={Link}
                to={`${paths.inbox}?ver=todas&assunto=${encodeURIComponent(id)}`}
              >
                Mensagens
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {editing && (
        <TopicDialog
          topic={topics.find(({ id }) => id === editing) ?? null}
          onSaved={saved}
          onClose={() => setEditing(null)}
        />
      )}
    </Section>
  );
}
