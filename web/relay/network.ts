import { type GraphQLResponse, Observable, type SubscribeFunction } from "relay-runtime";
import { retryDelay, waitForRetry } from "../live/retry.ts";
import { subscribe } from "../live/socket.ts";
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

/** Relay's subscriptions, over the page's one socket. */
export const subscribeLive: SubscribeFunction = (document, variables) =>
  Observable.create<GraphQLResponse>((sink) =>
    subscribe(document, variables, {
      next: (answer) => sink.next(answer as GraphQLResponse),
      error: (error) => sink.error(error),
      complete: () => sink.complete(),
    })
  );
