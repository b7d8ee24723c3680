import type { ConnectionHandlers, Trouble } from "../../core/delivery/messenger.ts";
import { untilHeard } from "./until_heard.ts";

/**
 * Tells how a session is, in order, once each time that it changes; null: it works. Resolves once it
 * was heard, or `signal` has ended it.
 */
export function troubleTeller(hear: ConnectionHandlers["onEvent"], signal: AbortSignal) {
  let told: Trouble | null | undefined;
  let telling = Promise.resolve();

  async function tell(trouble: Trouble | null): Promise<void> {
    if (told === trouble || signal.aborted) return;
    await untilHeard(hear, { kind: "trouble", trouble }, signal);
    told = trouble;
  }
  return (trouble: Trouble | null): Promise<void> => telling = telling.then(() => tell(trouble));
}
