import { ChevronRight } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { StartHere_batches$key } from "../../__generated__/StartHere_batches.graphql.ts";
import type { StartHere_viewer$key } from "../../__generated__/StartHere_viewer.graphql.ts";
import { batchPath, paths } from "../../paths.ts";
import { MessageBubble } from "../../ui/display/MessageBubble.tsx";
import { TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { ageLabel } from "../../ui/text/age.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { BrowserButton } from "./BrowserButton.tsx";
import styles from "./Generator.module.css";
import { progressSentence } from "./batch/batch_words.ts";

/** The empty generator: missing affiliate tags, recent batches, and the browser button. */
export function StartHere({ viewer }: { viewer: StartHere_viewer$key }) {
  const person = useFragment(
    graphql`
      fragment StartHere_viewer on Viewer {
        affiliateTags {
          amazonTag
          shopeeId
          mercadoLivreWord
        }
        ...StartHere_batches
      }
    `,
    viewer,
  );
  const { affiliateTags: tags } = person;
  const missing = [
    { name: "Amazon", path: paths.amazonSettings, isSet: tags.amazonTag },
    { name: "Shopee", path: paths.shopeeSettings, isSet: tags.shopeeId },
    { name: "Mercado Livre", path: paths.mercadoLivreSettings, isSet: tags.mercadoLivreWord },
  ].filter(({ isSet }) => !isSet);
  return (
    <TwoColumns
      aside={
        <Section title="O grupo vai ver">
          <MessageBubble
            text="A mensagem aparece aqui, como no grupo, e muda enquanto você edita."
            imageUrl={null}
          />
        </Section>
      }
    >
      {missing.length > 0 && (
        <Section title="Para o link pagar você">
          <ul className={styles.list}>
            {missing.map(({ name, path }) => (
              <li key={path}>
                <Link to={path}>
                  <span>Informe a sua tag: {name}</span>
                  <ChevronRight size={18} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <RecentBatches viewer={person} />
      <BrowserButton />
    </TwoColumns>
  );
}

/** The latest batches of links; renders nothing when there are none. */
function RecentBatches(props: { viewer: StartHere_batches$key }) {
  const { linkBatches } = useFragment(
    graphql`
      fragment StartHere_batches on Viewer {
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
