import { Section } from "../../ui/layout/Section.tsx";
import { Decision, DecisionRule } from "../../shared/dispatches/DecisionPrompt.tsx";
import { Unsent } from "./Unsent.tsx";
import type { ResultDispatch } from "./useResults.ts";

const SHOWN = 5; // of each kind; the others are in the list

/** What only the person can say or do: whether a message in doubt is there, what shall go again. */
export function DecisionsCard({ dispatches }: { dispatches: readonly ResultDispatch[] }) {
  const doubtful = dispatches.filter(({ status }) => status === "UNCERTAIN");
  const unsent = dispatches.filter(({ status }) => status === "FAILED" || status === "EXPIRED");
  if (doubtful.length + unsent.length === 0) return null;
  return (
    <Section title="O que pede a sua decisão">
      {doubtful.slice(0, SHOWN).map((dispatch) => (
        <Decision key={dispatch.id} dispatch={dispatch} ofOneOffer />
      ))}
      {doubtful.length > 0 && <DecisionRule />}
      {unsent.slice(0, SHOWN).map((dispatch) => <Unsent key={dispatch.id} dispatch={dispatch} />)}
    </Section>
  );
}
