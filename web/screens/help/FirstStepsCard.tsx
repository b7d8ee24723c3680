import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { FirstStepsCard_viewer$key } from "../../__generated__/FirstStepsCard_viewer.graphql.ts";
import { paths } from "../../paths.ts";
import { showFirstSteps } from "../../shared/first_steps.ts";
import { firstTag } from "../../shared/offers/unpaid/own_tags.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Help.module.css";

/** Brings the checklist of the first run back; renders nothing once all of it is done. */
export function FirstStepsCard(props: { viewer: FirstStepsCard_viewer$key }) {
  const { offers, affiliateTags, groups } = useFragment(
    graphql`
      fragment FirstStepsCard_viewer on Viewer {
        affiliateTags {
          ...ownTags_tags
        }
        offers(first: 1) {
          edges {
            node {
              id
            }
          }
        }
        groups(first: 1, isActive: true) {
          edges {
            node {
              id
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const navigate = useNavigate();
  const steps = [
    offers.edges.length > 0,
    firstTag(affiliateTags) !== null,
    groups.edges.length > 0,
  ];
  const done = steps.filter(Boolean).length;
  if (done === steps.length) return null;
  const show = () => {
    showFirstSteps();
    navigate(paths.generator);
  };
  return (
    <Section title="Sua primeira oferta">
      <div className={styles.steps}>
        <p>
          {done} de {steps.length}{" "}
          feitos. Um link, a sua etiqueta e um grupo: é o que falta para a primeira oferta.
        </p>
        <Button variant="outlined" onClick={show}>Mostrar os primeiros passos</Button>
      </div>
    </Section>
  );
}
