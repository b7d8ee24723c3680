import { problemReporter } from "../../core/delivery/problem_reporter.ts";
import { setTimeout } from "node:timers/promises";
import type { SessionProblem } from "../../core/delivery/messenger.ts";
import { groupListener, type Listened, type Listing } from "./group_listener.ts";
import { closedBy, connect, type Instance, stateOf } from "./instance.ts";
import { unanswered } from "./refusals.ts";
import { introduce } from "./webhook.ts";

export type Patience = Listing & {
  /** Milliseconds between two looks at the state of a number. */
  readonly lookMs: number;
  /** The same after a failure, at most. */
  readonly longestPauseMs: number;
};

type Watching = Patience & Listened & { readonly instance: Instance };

/** Failures in a row before WhatsApp, or the gateway, counts as away. */
const FAILURES_TO_TELL = 3;

/** Problems after which nothing more is asked: only whoever the number is of can end them. */
const final: ReadonlySet<SessionProblem> = new Set(["REVOKED", "BANNED"]);

/** Looks after a number at a gateway until `signal` ends it, or the number holds no longer. */
export async function watch(watching: Watching): Promise<void> {
  const { session, instance, lookMs, longestPauseMs, signal } = watching;
  const tell = problemReporter(watching.hear);
  const groups = groupListener(watching);
  let isIntroduced = session.webhook === null;
  let failures = 0;
  let isFirst = true;

  /** @returns what keeps the number from working, as far as that can be known. */
  async function look(): Promise<SessionProblem | null> {
    const state = await stateOf(instance, signal);
    const begins = isFirst;
    isFirst = false;
    if (state === "open") {
      if (!isIntroduced) await introduce(instance, session, signal);
      isIntroduced = true;
      failures = 0;
      await tell(null);
      groups.listWhenDue();
      return null;
    }
    failures++;
    if (state !== "close") return null;
    const problem = await closedBy(instance, signal);
    // Whoever opens it anew wants it here, whoever has it now.
    const isWanted = begins && problem !== null && !final.has(problem);
    if (problem && !isWanted) return problem;
    if (!isWanted && failures < FAILURES_TO_TELL) return null; // it may just be joining again
    const { code, pairingCode } = await connect(instance, signal);
    return code || pairingCode ? "REVOKED" : null; // it wants to be paired: it has nothing any more
  }

  while (!signal.aborted) {
    try {
      const problem = await look();
      if (problem) await tell(problem);
      else if (failures >= FAILURES_TO_TELL) await tell("UNREACHABLE");
      if (problem && final.has(problem)) break;
    } catch (error) {
      if (signal.aborted) break;
      failures++;
      const { problem } = unanswered(error);
      const news = problem ?? (failures >= FAILURES_TO_TELL ? "UNREACHABLE" : null);
      const isHeard = news && await tell(news).then(() => true, () => false);
      if (isHeard && final.has(news)) break;
    }
    const ms = Math.min(longestPauseMs, lookMs * 2 ** Math.max(0, failures - FAILURES_TO_TELL));
    await setTimeout(ms, null, { signal }).catch(() => {}); // or it is closed meanwhile
  }
  await groups.settled();
}
