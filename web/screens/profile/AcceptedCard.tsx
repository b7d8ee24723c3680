import { graphql, useFragment } from "react-relay";
import type {
  AcceptedCard_viewer$key,
  AcceptedDocument,
} from "../../__generated__/AcceptedCard_viewer.graphql.ts";
import { publicPaths } from "../../paths.ts";
import { dateLabel } from "../../ui/text/clock.ts";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Profile.module.css";

const names: Record<AcceptedDocument, string> = {
  TERMS: "Termos de uso",
  PRIVACY: "Privacidade",
  OPTIONAL_STORAGE: "Cópias no aparelho",
};

/** What the person accepted, in which version and when. */
export function AcceptedCard(props: { viewer: AcceptedCard_viewer$key }) {
  const { acceptances } = useFragment(
    graphql`
      fragment AcceptedCard_viewer on Viewer {
        acceptances {
          document
          version
          acceptedAt
        }
      }
    `,
    props.viewer,
  );
  return (
    <Section title="O que você aceitou">
      <div className={styles.stack}>
        {acceptances.length === 0 ? <p className="small">Nada registrado até agora.</p> : (
          <Rows>
            {acceptances.map(({ document, version, acceptedAt }) => (
              <Row
                key={document}
                title={names[document]}
                note={`Versão ${version}, em ${dateLabel(acceptedAt)}`}
                edge={null}
              />
            ))}
          </Rows>
        )}
        <p className="small">
          Leia os <a href={publicPaths.terms} target="_blank">Termos de uso</a> e a{" "}
          <a href={publicPaths.privacy} target="_blank">Privacidade</a>.
        </p>
      </div>
    </Section>
  );
}
