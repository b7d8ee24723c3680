import { MessengerRefusal } from "../../../core/delivery/messenger.ts";
import { unanswered } from "./refusals.ts";

/** Waits for the answer to a question that changes nothing. @throws MessengerRefusal */
export type Ask = <Answer>(answer: Promise<Answer>, signal?: AbortSignal) => Promise<Answer>;

/**
 * Gives up after `ms`. They must be fewer than the library's own: it takes silence for an answer,
 * for no groups or for no devices.
 */
export const askWithin = (ms: number): Ask => async (answer, signal) => {
  const limit = AbortSignal.timeout(ms);
  const over = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    return await unlessOver(answer, over);
  } catch (error) {
    throw over.aborted ? new MessengerRefusal("LATER", "no answer in time") : unanswered(error);
  }
};

/** What comes first: the outcome, or the end of `signal`, with which it rejects. */
export async function unlessOver<T>(outcome: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  signal.addEventListener("abort", end);
  if (signal.aborted) end();
  outcome.catch(() => {}); // nobody may be there any more to hear of it
  try {
    return await Promise.race([outcome, over]);
  } finally {
    signal.removeEventListener("abort", end);
  }
}
