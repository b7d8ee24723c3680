import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import { newId } from "../core/ids.ts";
import { holdLanes, releaseLanes, setBackLanes } from "../core/delivery/lanes/hold_lanes.ts";
import { recordPart } from "../core/delivery/turns/record_part.ts";
import { finalizeTurns } from "../core/delivery/turns/finalize_turns.ts";
import { claimDueTurns } from "../core/delivery/turns/claim_due_turns.ts";
import type { Finished, Outcome, Turn } from "../core/delivery/turns/turn.ts";
import type { Connections } from "./connections.ts";
import { runCorrections } from "./run_corrections.ts";
import { writeTurnEnds } from "./turn_ends.ts";
import { sendTurn, turnMedia, turnThumbnail } from "./send_turn.ts";

const log = getLogger(["garimpo", "lanes"]);

/** The most milliseconds between two renewals of the lease. */
const HOLD_EVERY = 2_000;
/** The fewest milliseconds between two renewals, which a signal brings forward. */
const HOLD_AGAIN = 500;
/** The most turns claimed in one transaction, and messages being sent at once. */
const MOST_TURNS = 250;
const MOST_SENDING = 1_000;
/** Milliseconds that the clock is set back at least before lanes follow it: less is drift. */
const SET_BACK_MS = 1_000;
/** Milliseconds to wait after the database failed. */
const AFTER_FAILURE = 500;

type LaneRunner = {
  /** Checks for work now: something happened. */
  readonly signal: () => void;
  /** Finishes messages that are being sent and releases the lanes to other processes. */
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly systemContext: () => Context;
  readonly connections: Connections;
  /** Milliseconds within which a message is sent or uncertain. */
  readonly sendMs: number;
  /** Milliseconds of the lease: longer than a message can take. */
  readonly leaseMs: number;
};

/** The outcome without a connection: its credentials could not be opened, or it was just closed. */
const notOpen: Outcome = { status: "QUEUED", reason: "SESSION_PROBLEM", restMs: null };

/** Sends the due messages of the lanes that this process holds, until it is stopped. */
export function runLanes({ systemContext, connections, sendMs, leaseMs }: Options): LaneRunner {
  const processId = newId("prc");
  const sending = new Set<Promise<void>>();
  const stopping = new AbortController();
  let heldAt = -Infinity;
  let hasNotice = false;
  let isAwake = false;
  let endSleep = () => {};
  // A message starts only if the lease outlasts it, which holds between two renewals.
  const untilHold = () => Math.min(hasNotice ? HOLD_AGAIN : HOLD_EVERY, (leaseMs - sendMs) / 2);

  function wake() {
    isAwake = true;
    endSleep();
  }

  const clockOffset = () => systemContext().now.getTime() - performance.now();
  let offset = clockOffset();

  /**
   * Lets the lanes follow a clock that was set back; one that was set forward ends waits early. It is
   * compared before every claim, which may record waits on a clock that is ahead only for a moment.
   */
  async function followClock(): Promise<void> {
    const now = clockOffset();
    const ms = Math.round(offset - now);
    if (ms >= SET_BACK_MS) {
      log.warn("the clock was set back by {ms} ms", { ms });
      await setBackLanes(systemContext(), { processId, ms });
    }
    offset = now;
  }

  /** Renews the lease and opens what the process holds. @returns whether it was time to. */
  async function hold(): Promise<boolean> {
    const isTime = performance.now() - heldAt >= untilHold();
    if (!isTime || stopping.signal.aborted) return false;
    heldAt = performance.now();
    hasNotice = false;
    await connections.hold(await holdLanes(systemContext(), { processId, leaseMs }));
    return true;
  }

  async function send(turn: Turn) {
    ends.add(await outcomeOf(turn));
  }

  async function outcomeOf(turn: Turn): Promise<Finished> {
    const { ports } = systemContext();
    const connection = connections.of(turn.sessionId);
    if (!connection) return { turn, outcome: notOpen, delayMs: 0 };
    return await sendTurn(turn, {
      connection,
      messenger: ports.messengers[turn.channel],
      readMedia: (turn) => turnMedia(systemContext(), turn),
      readThumbnail: (turn) => turnThumbnail(systemContext(), turn),
      sendMs,
      recordPart: (progress) =>
        recordPart(systemContext(), processId, turn, { ...progress, sendMs }),
    });
  }

  /** Starts the turns that are due. @returns milliseconds until there may be more. */
  async function claim(): Promise<number> {
    const most = Math.min(MOST_TURNS, MOST_SENDING - sending.size);
    if (stopping.signal.aborted || most <= 0) return HOLD_EVERY;
    const ctx = systemContext();
    const { turns, wakeAt } = await claimDueTurns(ctx, {
      processId,
      most,
      sendMs,
      random: Math.random,
    });
    for (const turn of turns) {
      const sent = send(turn);
      sending.add(sent);
      sent.finally(() => sending.delete(sent));
    }
    if (turns.length === most) return 0;
    const soon = wakeAt ? wakeAt.getTime() - ctx.now.getTime() : Infinity;
    return Math.min(soon, hasNotice ? HOLD_AGAIN : HOLD_EVERY);
  }

  async function run() {
    while (!stopping.signal.aborted || sending.size > 0) {
      isAwake = false;
      try {
        await followClock();
        const ms = await claim();
        const isNew = await hold(); // after the turns, which do not depend on it
        if (isNew) await corrections.claim();
        if (!isNew && !isAwake) await sleep(ms);
      } catch (error) {
        log.error("lanes: {error}", { error });
        await sleep(AFTER_FAILURE);
      }
    }
    await ends.written();
    await connections.hold([]);
    await releaseLanes(systemContext(), { processId });
  }

  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, ms));
      endSleep = () => (clearTimeout(timer), resolve());
    });
  }
  const ends = writeTurnEnds({
    write: (finished) => finalizeTurns(systemContext(), { processId, finished }),
    onWritten: wake, // their lanes are free again
  });
  const corrections = runCorrections({
    ...{ systemContext, connections, processId, sendMs },
    /** Counts as sending until it is over. */
    onBegin(over) {
      sending.add(over);
      over.finally(() => (sending.delete(over), wake()));
    },
  });
  const running = run();

  return {
    signal() {
      hasNotice = true;
      wake();
    },
    async stop() {
      stopping.abort();
      wake();
      await running;
    },
  };
}
