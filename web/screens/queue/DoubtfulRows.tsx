import { Decision, DecisionRule } from "../../shared/dispatches/DecisionPrompt.tsx";
import type { QueuedDispatch } from "./useQueueList.ts";

/** The messages in doubt, each with the question about it, and the rule that they follow. */
export const DoubtfulRows = ({ dispatches }: { dispatches: readonly QueuedDispatch[] }) => (
  <>
    {dispatches.map((dispatch) => <Decision key={dispatch.id} dispatch={dispatch} />)}
    {dispatches.length > 0 && <DecisionRule />}
  </>
);
