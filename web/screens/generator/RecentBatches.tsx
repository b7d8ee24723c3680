import { ChevronRight } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { RecentBatches_viewer$key } from "../../__generated__/RecentBatches_viewer.graphql.ts";
import { batchPath } from "../../paths.ts";
import { ageLabel } from "../../ui/text/age.ts";
import { countLabel } from "../../ui/text/count.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { progressSentence } from "./batch_words.ts";
import styles from "./StartHere.module.css";

/** The links that were pasted together lately; nothing where there are none. */
export function RecentBatches(props: { viewer: RecentBatches_viewer$key }) {
  const { linkBatches } = useFragment(
    graphql`
      fragment RecentBatches_viewer on User {
        linkBatches(first: 3) {
          edges {
            node {
              id
              createdAt
              total
              done
              failed
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const batches = linkBatches.edges.flatMap(({ node }) => node ? [node] : []); // one may be dismissed
  if (batches.length === 0) return null;
  const now = Date.now();
  return (
    <Section title="Links colados juntos">
      <ul className={styles.list}>
        {batches.map((batch) => (
          <li key={batch.id}>
            <Link to={batchPath(batch.id)}>
              <span>
                {countLabel(batch.total, "link", "links")} {ageLabel(batch.createdAt, now)}
                <br />
                <span className="small tnum">{progressSentence(batch)}</span>
              </span>
              <ChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
