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
  /** Milliseconds after the first failure; twice as long after each more, up to the longest. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** Milliseconds after which a connection that held counts as one. */
  readonly stableMs: number;
  /** Milliseconds that a question waits for a connection that is just being made. */
  readonly waitMs: number;
};

type Joining = Patience & {
  /** Begins a connection. @throws UnreadableCredentials */
  readonly open: () => Promise<Line>;
  /** Told of the socket when it is open, and of null when it is no longer. */
  readonly through: (socket: WASocket | null) => void;
  /** The server said something that shows that the session works. */
  readonly alive: () => void;
  readonly tell: (problem: SessionProblem | null) => Promise<void>;
  /** Ends it all; without a word. */
  readonly signal: AbortSignal;
};

export type Joined = {
  readonly online: Online;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
};

/** Failures in a row before WhatsApp counts as away. */
const FAILURES_TO_TELL = 3;

/** What a server says that shows no life of the session. */
const goodbyes = new Set(["stream:error", "failure", "xmlstreamend"]);

/** Stays connected until `signal` ends it, or the server wants it no more. */
export function join(joining: Joining): Joined {
  const { tell, signal, firstPauseMs, longestPauseMs, stableMs } = joining;
  const present = presence(joining);

  /** One connection; how it ended, and for how many milliseconds it was open. */
  async function once(): Promise<{ ended: Ended; openMs: number | null }> {
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
      present.change({ socket: line.socket, problem: null });
      void tell(null);
    });
    if (signal.aborted) leave();
    const ended = await line.ended;
    endWatch();
    signal.removeEventListener("abort", leave);
    present.change({ socket: null });
    return { ended, openMs: openedAt === null ? null : performance.now() - openedAt };
  }

  async function stay(): Promise<void> {
    let failures = 0; // since it was last open
    let pauses = 0; // since it was last open for long
    let isEager = true; // it may join again at once, but once only

    while (!signal.aborted) {
      const { ended, openMs } = await once()
        .catch((error) => ({ ended: notBegun(error), openMs: null }));
      if (signal.aborted) return;
      if (openMs !== null) failures = 0;
      if (openMs !== null && openMs >= stableMs) pauses = 0;
      if (openMs !== null) isEager = true;
      const { again, problem: its } = decisionFor(ended.code);
      if (again === "atOnce" && isEager) {
        isEager = false;
        continue;
      }
      failures++;
      const problem = its ?? (failures >= FAILURES_TO_TELL ? "UNREACHABLE" : null);
      if (its || failures === FAILURES_TO_TELL) note(ended, problem);
      if (problem) {
        present.change({ problem });
        void tell(problem);
      }
      if (again === null) return;
      const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** pauses++);
      await setTimeout(pause * (0.5 + Math.random()), null, { signal }).catch(() => {});
    }
  }

  const ended = stay().finally(() => present.change({ isOver: true }));
  return { online: present.online, ended };
}

/** Credentials that cannot be read are as good as those that no longer hold. */
const notBegun = (error: unknown): Ended => ({
  code: error instanceof UnreadableCredentials ? 401 : null,
  detail: error instanceof Error ? error.message : "it did not begin",
});

/** The operator can do something about a client that is too old; the rest is seen on the screen. */
function note({ code, detail }: Ended, problem: SessionProblem | null): void {
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
