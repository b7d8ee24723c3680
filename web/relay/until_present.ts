import { waitForRetry, retryDelay } from "../live/retry.ts";
import { type DatedAnswer, type PersistedDocument, request, RequestFailure } from "./request.ts";

/**
 * Asks until the answer is the server's own: `tell` hears what was last seen, if that is all there
 * is, and the present as soon as it can be had. @throws RequestFailure when there is nothing to tell.
 */
export async function fetchUntilFresh(
  document: PersistedDocument,
  variables: object,
  signal: AbortSignal,
  tell: (answer: DatedAnswer["answer"]) => void,
): Promise<void> {
  let told: number | undefined;
  for (let tries = 0; !signal.aborted; tries++) {
    try {
      const { answer, seenAt } = await request(document, variables, signal);
      if (seenAt === null) return tell(answer);
      if (seenAt !== told) tell(answer);
      told = seenAt;
    } catch (error) {
      const isStillAway = error instanceof RequestFailure && error.reason === "offline";
      if (told === undefined || !isStillAway) throw error;
    }
    await waitForRetry(retryDelay(tries));
  }
}
