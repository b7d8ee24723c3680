import { pause, retryDelay } from "../live/retry.ts";
import { type Answered, type AskedDocument, request, RequestFailure } from "./request.ts";

/**
 * Asks until the answer is the server's own: `tell` hears what was last seen, if that is all there
 * is, and the present as soon as it can be had. @throws RequestFailure when there is nothing to tell.
 */
export async function untilPresent(
  document: AskedDocument,
  variables: object,
  signal: AbortSignal,
  tell: (answer: Answered["answer"]) => void,
): Promise<void> {
  let told: number | undefined;
  for (let tries = 0; !signal.aborted; tries++) {
    try {
      const { answer, seenAt } = await request(document, variables, signal);
      if (seenAt === null) return tell(answer);
      if (seenAt !== told) tell(answer);
      told = seenAt;
    } catch (error) {
      const isStillAway = error instanceof RequestFailure && error.trouble === "offline";
      if (told === undefined || !isStillAway) throw error;
    }
    await pause(retryDelay(tries));
  }
}
