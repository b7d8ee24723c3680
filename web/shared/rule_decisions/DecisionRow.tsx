import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { DecisionRow_decision$key } from "../../__generated__/DecisionRow_decision.graphql.ts";
import { sendingPath } from "../../paths.ts";
import { Chip, type Tone } from "../../ui/display/Chip.tsx";
import { useNow } from "../../ui/text/age.ts";
import { PlansLink } from "../PlansLink.tsx";
import styles from "./DecisionRow.module.css";
import { type DecisionState, decisionState, leftOut, momentLabel } from "./decision_words.ts";
import { CheckIcon, ClockIcon, CrossIcon, WarningIcon } from "../../ui/display/drawn_icons.tsx";

const icons = {
  yes: CheckIcon,
  no: CrossIcon,
  waits: ClockIcon,
  failed: CrossIcon,
  doubt: WarningIcon,
};
const tones: Record<DecisionState["kind"], Tone> = {
  yes: "proven",
  no: "quiet",
  waits: "on",
  failed: "wrong",
  doubt: "doubt",
};

/** What a rule decided about one thing, and why. */
export function DecisionRow(props: { decision: DecisionRow_decision$key }) {
  const decision = useFragment(
    graphql`
      fragment DecisionRow_decision on RuleDecision
      @argumentDefinitions(groupId: { type: "ID" }) {
        isLeftOut(groupId: $groupId)
        at
        outcome
        limitCode
        reason
        title
        rule {
          name
        }
        offer {
          id
        }
        messages {
          waiting
          sent
          uncertain
          notSent
        }
        approval {
          status
          droppedBecause
        }
      }
    `,
    props.decision,
  );
  const { title, reason, rule, offer, approval } = decision;
  const now = useNow();
  const state = decision.isLeftOut ? leftOut : decisionState(decision);
  const Icon = icons[state.kind];
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        {offer && state.hasMessages
          ? <Link to={sendingPath(offer.id)}>{title}</Link>
          : <b>{title}</b>}
        <Chip tone={tones[state.kind]} icon={<Icon aria-hidden />}>{state.label}</Chip>
      </div>
      <p className="small">
        {reason}
        {approval?.droppedBecause && ` ${approval.droppedBecause}`}
        {state.note && ` ${state.note}`}
      </p>
      <p className="small tnum">
        {momentLabel(decision.at, now)}
        {rule && ` · ${rule.name}`}
      </p>
      <PlansLink code={decision.limitCode} />
    </li>
  );
}
