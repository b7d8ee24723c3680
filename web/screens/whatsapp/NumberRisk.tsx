import { graphql, useFragment } from "react-relay";
import type {
  NumberRisk_session$key,
  RiskLevel,
} from "../../__generated__/NumberRisk_session.graphql.ts";
import { Chip, type Tone } from "../../ui/display/Chip.tsx";
import styles from "./WhatsApp.module.css";

const levels: Readonly<Record<RiskLevel, { tone: Tone; word: string }>> = {
  LOW: { tone: "proven", word: "Risco baixo" },
  MEDIUM: { tone: "doubt", word: "Risco médio" },
  HIGH: { tone: "wrong", word: "Risco alto" },
};

/** How likely the messenger is to act against the number, why, and the one thing to do. */
export function NumberRisk({ session }: { session: NumberRisk_session$key }) {
  const { risk } = useFragment(
    graphql`
      fragment NumberRisk_session on MessengerSession {
        risk {
          level
          reasons
          advice
        }
      }
    `,
    session,
  );
  if (!risk) return null;
  const { tone, word } = levels[risk.level];
  return (
    <div>
      <Chip tone={tone}>{word}</Chip>
      <ul className={styles.reasons}>
        {risk.reasons.map((reason) => <li key={reason}>{reason}</li>)}
      </ul>
      <p className={styles.advice}>{risk.advice}</p>
    </div>
  );
}
