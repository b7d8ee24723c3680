import { setTimeout } from "node:timers/promises";
import { getLogger } from "@logtape/logtape";
import type { WASocket } from "baileys";
import type { SessionProblem } from "../../../core/delivery/messenger.ts";
import { UnreadableCredentials } from "../secrets/auth_state.ts";
import { decisionFor } from "./decisions.ts";
import { type Online, presence } from "./presence.ts";
import type { Ended, Line } from "./socket.ts";
import { type Watch, watch } from "./watchdog.ts";

const log = getLogger(["garimpo", "whatsapp"]);

export type Patience = Watch & {
  /**
   * Milliseconds of pause after the first failure; doubled after each further one, up to the
   * longest.
   */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** Milliseconds after which a connection counts as stable. */
  readonly stableMs: number;
  /** Milliseconds that a request waits for a connection that is being made. */
  readonly waitMs: number;
};

type Joining = Patience & {
  /** Starts a connection. @throws UnreadableCredentials */
  readonly open: () => Promise<Line>;
  /** Called with the socket when it opens, and with null when it ends. */
  readonly through: (socket: WASocket | null) => void;
  /** Called when the server sends something that shows that the session works. */
  readonly alive: () => void;
  readonly report: (problem: SessionProblem | null) => Promise<void>;
  /** Ends it without a report. */
  readonly signal: AbortSignal;
};

export type Connected = {
  readonly online: Online;
  /** Resolves when it has ended for good. */
  readonly ended: Promise<void>;
};

/** Failures in a row after which WhatsApp counts as unreachable. */
const FAILURES_TO_REPORT = 3;

/** Stanzas that do not show that the session works. */
const goodbyes = new Set(["stream:error", "failure", "xmlstreamend"]);

/** Stays connected until `signal` ends it, or the server ends the session. */
export function join(joining: Joining): Connected {
  const { report, signal, firstPauseMs, longestPauseMs, stableMs } = joining;
  const currentPresence = presence(joining);

  /** Runs one connection. @returns how it ended, and for how many milliseconds it was open. */
  async function connectOnce(): Promise<{ ended: Ended; openMs: number | null }> {
    const line = await joining.open();
    let openedAt: number | null = null;
    const leave = () => line.hangUp({ code: null, detail: "closed" });
    signal.addEventListener("abort", leave, { once: true });
    const endWatch = watch(line.socket, joining, (detail) => line.hangUp({ code: 408, detail }));
    line.socket.ev.on("connection.update", ({ connection }) => {
      if (connection !== "open" || signal.aborted) return;
      openedAt = performance.now();
      joining.alive();
      line.socket.ws.on("frame", ({ tag }: { tag?: string }) => {
        if (!signal.aborted && !goodbyes.has(tag ?? "")) joining.alive();
      });
      currentPresence.change({ socket: line.socket, problem: null });
      void report(null);
    });
    if (signal.aborted) leave();
    const ended = await line.ended;
    endWatch();
    signal.removeEventListener("abort", leave);
    currentPresence.change({ socket: null });
    return { ended, openMs: openedAt === null ? null : performance.now() - openedAt };
  }

  async function stayConnected(): Promise<void> {
    let failures = 0; // since it was last open
    let pauses = 0; // since it was last open for long
    let isEager = true; // it may reconnect at once, but only once

    while (!signal.aborted) {
      const { ended, openMs } = await connectOnce()
        .catch((error) => ({ ended: failedStart(error), openMs: null }));
      if (signal.aborted) return;
      if (openMs !== null) failures = 0;
      if (openMs !== null && openMs >= stableMs) pauses = 0;
      if (openMs !== null) isEager = true;
      const { again, problem: endProblem } = decisionFor(ended.code);
      if (again === "atOnce" && isEager) {
        isEager = false;
        continue;
      }
      failures++;
      const problem = endProblem ?? (failures >= FAILURES_TO_REPORT ? "UNREACHABLE" : null);
      if (endProblem || failures === FAILURES_TO_REPORT) logEnd(ended, problem);
      if (problem) {
        currentPresence.change({ problem });
        void report(problem);
      }
      if (again === null) return;
      const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** pauses++);
      await setTimeout(pause * (0.5 + Math.random()), null, { signal }).catch(() => {});
    }
  }

  const ended = stayConnected().finally(() => currentPresence.change({ isOver: true }));
  return { online: currentPresence.online, ended };
}

/** Treats unreadable credentials like revoked ones. */
const failedStart = (error: unknown): Ended => ({
  code: error instanceof UnreadableCredentials ? 401 : null,
  detail: error instanceof Error ? error.message : "it did not begin",
});

/** Logs the end of a session: an error if the operator has to update the client. */
function logEnd({ code, detail }: Ended, problem: SessionProblem | null): void {
  if (problem === "OUTDATED") {
    log.error("WhatsApp no longer takes this client: the product must be updated ({code})", {
      code,
    });
  } else if (problem !== null) {
    log.warn("a session of WhatsApp ended: {problem} ({code}, {detail})", {
      ...{ problem, code, detail },
    });
  }
}
