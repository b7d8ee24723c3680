import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { ArticleScoresQuery } from "../../__generated__/ArticleScoresQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { articlePath } from "../../routing/help_params.ts";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { numberLabel } from "../../ui/text/numbers.ts";
import styles from "./Help.module.css";

/** What people said of the articles, for admins: those that fail the most people first. */
export function ArticleScores() {
  const { articleScores } = useScreenQuery<ArticleScoresQuery>(
    graphql`
      query ArticleScoresQuery {
        articleScores {
          article {
            id
            title
          }
          helpful
          unhelpful
          words
        }
      }
    `,
    {},
  );
  return (
    <Section title="O que as pessoas acharam">
      {articleScores.length === 0
        ? <EmptyState>Ninguém avaliou um artigo ainda.</EmptyState>
        : (
          <ul className={styles.list}>
            {articleScores.map(({ article, helpful, unhelpful, words }) => (
              <li key={article.id}>
                <Link to={articlePath(article.id)}>{article.title}</Link>
                <p className="small tnum">
                  Ajudou {numberLabel(helpful)} · não ajudou {numberLabel(unhelpful)}
                </p>
                {words.map((one, at) => (
                  <blockquote key={at} className={`small ${styles.said}`}>{one}</blockquote>
                ))}
              </li>
            ))}
          </ul>
        )}
    </Section>
  );
}
