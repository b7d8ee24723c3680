import { ChevronRight } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { StartHere_viewer$key } from "../../__generated__/StartHere_viewer.graphql.ts";
import { paths } from "../../paths.ts";
import { MessageBubble } from "../../ui/display/MessageBubble.tsx";
import { TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { BrowserButton } from "./BrowserButton.tsx";
import { RecentBatches } from "./RecentBatches.tsx";
import styles from "./StartHere.module.css";

/** Before the first offer: what is still missing so that a link pays, and how to begin. */
export function StartHere({ viewer }: { viewer: StartHere_viewer$key }) {
  const person = useFragment(
    graphql`
      fragment StartHere_viewer on User {
        affiliateTags {
          amazonTag
          shopeeId
          mercadoLivreWord
        }
        ...RecentBatches_viewer
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
