import { graphql, useFragment } from "react-relay";
import type { StarterRules_viewer$key } from "../../__generated__/StarterRules_viewer.graphql.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { PlainSentence } from "../../shared/rules/RuleSentence.tsx";
import styles from "../../shared/rules/Rule.module.css";
import { namesOf, valuesOf } from "../../shared/rules/rule_data.ts";
import { createFromStarter } from "./create_rule.ts";

/** The rules that the product brings along: one press makes one's own, still switched off. */
export function StarterRules(props: {
  viewer: StarterRules_viewer$key;
  onCreated: (id: string) => void;
}) {
  const { starterRules } = useFragment(
    graphql`
      fragment StarterRules_viewer on Viewer {
        starterRules {
          key
          name
          trigger {
            ...ruleData_trigger
          }
          conditions {
            ...ruleData_conditions
          }
          actions {
            ...ruleData_actions
          }
        }
      }
    `,
    props.viewer,
  );
  const [runAction, isBusy] = useMutationAction();
  const use = (key: string) =>
    void runAction(async () => {
      const outcome = await createFromStarter(key);
      if (outcome.kind !== "saved") return outcome.kind === "refused" ? outcome.message : null;
      showNotice("Regra criada, ainda desligada. Confira e ligue.", { variant: "success" });
      props.onCreated(outcome.id);
      return null;
    });
  return (
    <ul className={styles.starters}>
      {starterRules.map((starter) => (
        <li key={starter.key}>
          <b>{starter.name}</b>
          <PlainSentence
            rule={valuesOf(starter)}
            names={{ ...namesOf(starter), noGroups: "todos os seus grupos" }}
            isMuted={false}
          />
          <BusyButton
            variant="outlined"
            isBusy={isBusy}
            aria-label={`Usar: ${starter.name}`}
            onClick={() => use(starter.key)}
          >
            Usar
          </BusyButton>
        </li>
      ))}
    </ul>
  );
}
