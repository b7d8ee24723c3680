import { setTimeout } from "node:timers/promises";
import { type Api, GrammyError, HttpError } from "grammy/web";
import type { ConnectionHandlers, OpenSession } from "../../core/delivery/messenger.ts";
import { newsOf, newsworthy } from "./events.ts";
import { unanswered } from "./refusals.ts";
import type { problemReporter } from "../../core/delivery/problem_reporter.ts";
import { LRUCache } from "lru-cache";

export type Patience = {
  /** Seconds for which one question for news waits. */
  readonly pollSeconds: number;
  /** Milliseconds after the first failure; twice as long after each more, up to the longest. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
};

type Joining = Patience & {
  readonly session: OpenSession;
  readonly hear: ConnectionHandlers["onEvent"];
  readonly tell: ReturnType<typeof problemReporter>;
  readonly signal: AbortSignal;
};

/** Failures in a row before Telegram counts as away. */
const FAILURES_TO_TELL = 3;

/** Sees to it that news comes in, until `signal` ends it or the token no longer holds. */
export async function join(api: Api, joining: Joining): Promise<void> {
  const { session, tell, pollSeconds, firstPauseMs, longestPauseMs, signal } = joining;
  const hear = freshNews(joining.hear);
  let hasJoined = false;
  let isWell = false;
  let failures = 0;
  let conflictAt = -Infinity;
  let offset = 0;

  /** Another program that asks for the same news ends our question within its time. */
  const isAlone = () => performance.now() - conflictAt > pollSeconds * 1000;

  async function poll(): Promise<void> {
    const timeout = isWell || !isAlone() ? pollSeconds : 0; // 0: how it goes is soon known
    const question = { offset, timeout, limit: 100, allowed_updates: newsworthy };
    for (const update of await api.getUpdates(question, signal)) {
      for (const news of newsOf(update, session.account)) await hear(news);
      offset = update.update_id + 1; // only now may Telegram forget it
    }
  }

  /** Milliseconds until it may be tried again; null: it never may. */
  async function afterFailure(error: unknown): Promise<number | null> {
    const { problem, retryAfterMs } = unanswered(error);
    isWell = false;
    failures++;
    if (problem === "ELSEWHERE") conflictAt = performance.now();
    const isTelegrams = error instanceof GrammyError || error instanceof HttpError;
    const isAway = isTelegrams && retryAfterMs === null && failures >= FAILURES_TO_TELL;
    const news = problem ?? (isAway ? "UNREACHABLE" : null);
    const isHeard = news && await tell(news).then(() => true, () => false);
    if (problem === "REVOKED" && isHeard) return null;
    return retryAfterMs ?? Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1));
  }

  while (!signal.aborted) {
    try {
      if (!hasJoined) await introduce(api, session, signal);
      hasJoined = true;
      if (session.webhook) return await tell(null);
      await poll();
      if (!isAlone()) continue;
      await tell(null);
      isWell = true;
      failures = 0;
    } catch (error) {
      const ms = signal.aborted ? null : await afterFailure(error);
      if (ms === null) return;
      await setTimeout(ms, null, { signal }).catch(() => {}); // or it is closed meanwhile
    }
  }
}

/** Says how the bot wants its news: brought to an address, or kept until it asks. */
async function introduce(api: Api, { webhook }: OpenSession, signal: AbortSignal): Promise<void> {
  if (!webhook) return void await api.deleteWebhook({}, signal);
  const rules = { secret_token: webhook.secret, allowed_updates: newsworthy };
  await api.setWebhook(webhook.url, rules, signal);
}

/** Chats that are remembered, and for how many milliseconds. */
const MOST_CHATS = 2_000;
const REMEMBERED_MS = 10 * 60_000;

/** `hear`, without what it heard of a group just before: each message there tells of the group. */
function freshNews(hear: ConnectionHandlers["onEvent"]): ConnectionHandlers["onEvent"] {
  const heard = new LRUCache<string, string>({ max: MOST_CHATS, ttl: REMEMBERED_MS });
  return async (news) => {
    if (news.kind !== "group") return await hear(news);
    const told = JSON.stringify(news.group);
    const { externalId } = news.group;
    if (heard.get(externalId) === told) return;
    await hear(news);
    heard.set(externalId, told);
  };
}
