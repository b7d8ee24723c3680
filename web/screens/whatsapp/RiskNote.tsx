import { riskSentences } from "../../shared/number_risk.ts";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./WhatsApp.module.css";

/** What a number risks, before anybody connects it. */
export const RiskNote = () => (
  <Section title="O risco para o seu número">
    <ul className={styles.reasons}>
      {riskSentences.map((sentence) => <li key={sentence}>{sentence}</li>)}
    </ul>
  </Section>
);
