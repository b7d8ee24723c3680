import { setTimeout } from "node:timers/promises";
import { type Api, GrammyError, HttpError } from "grammy/web";
import type { ConnectionHandlers, OpenSession } from "../../core/delivery/messenger.ts";
import { eventsOf, updateKinds } from "./events.ts";
import { queryRefusal } from "./refusals.ts";
import type { problemReporter } from "../../core/delivery/sessions/problem.ts";
import { LRUCache } from "lru-cache";

export type PollTimes = {
  /** Seconds that one long poll waits. */
  readonly pollSeconds: number;
  /**
   * Milliseconds of pause after the first failure; doubled after each further one, up to the
   * longest.
   */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
};

type Joining = PollTimes & {
  readonly session: OpenSession;
  readonly onEvent: ConnectionHandlers["onEvent"];
  readonly report: ReturnType<typeof problemReporter>;
  readonly signal: AbortSignal;
};

/** Failures in a row after which Telegram counts as unreachable. */
const FAILURES_TO_REPORT = 3;

/** Receives events until `signal` ends it or the token is revoked. */
export async function join(api: Api, joining: Joining): Promise<void> {
  const { session, report, pollSeconds, firstPauseMs, longestPauseMs, signal } = joining;
  const onEvent = withoutRepeats(joining.onEvent);
  let hasJoined = false;
  let isConnected = false;
  let failures = 0;
  let conflictAt = -Infinity;
  let offset = 0;

  /** Whether no other program polls: its request ends ours within its time. */
  const isAlone = () => performance.now() - conflictAt > pollSeconds * 1000;

  async function poll(): Promise<void> {
    const timeout = isConnected || !isAlone() ? pollSeconds : 0; // 0: an immediate response shows whether it works
    const request = { offset, timeout, limit: 100, allowed_updates: updateKinds };
    for (const update of await api.getUpdates(request, signal)) {
      for (const event of eventsOf(update, session)) await onEvent(event);
      offset = update.update_id + 1; // acknowledges the update
    }
  }

  /** Reports a failure. @returns milliseconds until the next attempt; null: there is none. */
  async function afterFailure(error: unknown): Promise<number | null> {
    const { problem, retryAfterMs } = queryRefusal(error);
    isConnected = false;
    failures++;
    if (problem === "ELSEWHERE") conflictAt = performance.now();
    const isFromTelegram = error instanceof GrammyError || error instanceof HttpError;
    const isAway = isFromTelegram && retryAfterMs === null && failures >= FAILURES_TO_REPORT;
    const event = problem ?? (isAway ? "UNREACHABLE" : null);
    const isReported = event && await report(event).then(() => true, () => false);
    if (problem === "REVOKED" && isReported) return null;
    return retryAfterMs ?? Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1));
  }

  while (!signal.aborted) {
    try {
      if (!hasJoined) await setDelivery(api, session, signal);
      hasJoined = true;
      if (session.webhook) return await report(null);
      await poll();
      if (!isAlone()) continue;
      await report(null);
      isConnected = true;
      failures = 0;
    } catch (error) {
      const ms = signal.aborted ? null : await afterFailure(error);
      if (ms === null) return;
      await setTimeout(ms, null, { signal }).catch(() => {}); // rejects when it is closed
    }
  }
}

/** Sets how the bot receives its updates: by webhook, or by polling. */
async function setDelivery(api: Api, { webhook }: OpenSession, signal: AbortSignal): Promise<void> {
  if (!webhook) return void await api.deleteWebhook({}, signal);
  const rules = { secret_token: webhook.secret, allowed_updates: updateKinds };
  await api.setWebhook(webhook.url, rules, signal);
}

/** The most chats to remember, and for how many milliseconds. */
const MOST_CHATS = 2_000;
const REMEMBERED_MS = 10 * 60_000;

/** Wraps `onEvent` to skip repeated events of a group: every message there describes the group. */
function withoutRepeats(onEvent: ConnectionHandlers["onEvent"]): ConnectionHandlers["onEvent"] {
  const seen = new LRUCache<string, string>({ max: MOST_CHATS, ttl: REMEMBERED_MS });
  return async (event) => {
    if (event.kind !== "group") return await onEvent(event);
    const text = JSON.stringify(event.group);
    const { externalId } = event.group;
    if (seen.get(externalId) === text) return;
    await onEvent(event);
    seen.set(externalId, text);
  };
}
