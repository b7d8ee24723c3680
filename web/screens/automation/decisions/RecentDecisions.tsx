import { ChevronRight } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { RecentDecisions_viewer$key } from "../../../__generated__/RecentDecisions_viewer.graphql.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { DecisionRow } from "../../../shared/rule_decisions/DecisionRow.tsx";
import styles from "./Decisions.module.css";

/** The last decisions of the rules. */
export function RecentDecisions(props: { viewer: RecentDecisions_viewer$key; onAll: () => void }) {
  const { ruleDecisions } = useFragment(
    graphql`
      fragment RecentDecisions_viewer on Viewer {
        ruleDecisions(first: 4) {
          edges {
            node {
              id
              ...DecisionRow_decision
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const decisions = ruleDecisions.edges.flatMap(({ node }) => node ? [node] : []);
  return (
    <Section title="Por que foi, por que não">
      {decisions.length === 0
        ? <p className="small">Cada sim e cada não das suas regras aparece aqui, com o motivo.</p>
        : (
          <>
            <ul className={styles.list}>
              {decisions.map((decision) => <DecisionRow key={decision.id} decision={decision} />)}
            </ul>
            <Button
              size="small"
              className={styles.all}
              endIcon={<ChevronRight size={16} aria-hidden />}
              onClick={props.onAll}
            >
              Ver os 30 dias
            </Button>
          </>
        )}
    </Section>
  );
}
