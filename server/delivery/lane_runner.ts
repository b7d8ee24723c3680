import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import { newId } from "../core/ids.ts";
import { holdLanes, releaseLanes } from "../core/delivery/lanes/hold_lanes.ts";
import { recordPart } from "../core/delivery/turns/record_part.ts";
import { finalizeTurns } from "../core/delivery/turns/finalize_turns.ts";
import { claimDueTurns } from "../core/delivery/turns/claim_due_turns.ts";
import type { Finished, Outcome, Turn } from "../core/delivery/turns/turn.ts";
import type { Connections } from "./connections.ts";
import { sendTurn, turnPicture, turnThumbnail } from "./send_turn.ts";

const log = getLogger(["garimpo", "lanes"]);

/** Milliseconds between two signs of life of a process, at most. */
const HOLD_EVERY = 2_000;
/** Milliseconds: a notice makes it look for new sessions, but not more often than this. */
const HOLD_AGAIN = 500;
/** Turns taken in one transaction, and messages on their way at once. */
const MOST_TURNS = 250;
const MOST_SENDING = 1_000;
/** Milliseconds after the database failed. */
const AFTER_FAILURE = 500;

type LaneRunner = {
  /** Looks for work now: something happened. */
  readonly signal: () => void;
  /** Lets what is on its way end, and hands the lanes to other processes. */
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly systemContext: () => Context;
  readonly connections: Connections;
  /** Milliseconds within which a message is sent, or in doubt. */
  readonly sendMs: number;
  /** Milliseconds that a silent process keeps its lanes: longer than a message can take. */
  readonly leaseMs: number;
};

/** Without a connection nothing was sent: its credentials could not be read, or it is just closed. */
const notOpen: Outcome = { status: "QUEUED", reason: "SESSION_PROBLEM", restMs: null };

/** Sends whatever is due in the lanes that this process holds, until it is stopped. */
export function runLanes({ systemContext, connections, sendMs, leaseMs }: Options): LaneRunner {
  const processId = newId("prc");
  const finished: Finished[] = [];
  const sending = new Set<Promise<void>>();
  const stopping = new AbortController();
  let heldAt = -Infinity;
  let hasNews = false;
  let isNudged = false;
  let rouse = () => {};
  // A message begins only while the hold outlasts it: between two signs of life it always does.
  const untilHold = () => Math.min(hasNews ? HOLD_AGAIN : HOLD_EVERY, (leaseMs - sendMs) / 2);

  function nudge() {
    isNudged = true;
    rouse();
  }

  /** Says that this process lives, and opens what it holds. @returns whether it was time to. */
  async function hold(): Promise<boolean> {
    const isTime = performance.now() - heldAt >= untilHold();
    if (!isTime || stopping.signal.aborted) return false;
    heldAt = performance.now();
    hasNews = false;
    await connections.hold(await holdLanes(systemContext(), { processId, leaseMs }));
    return true;
  }

  async function send(turn: Turn) {
    finished.push(await ended(turn));
    nudge();
  }

  async function ended(turn: Turn): Promise<Finished> {
    const { ports } = systemContext();
    const connection = connections.of(turn.sessionId);
    if (!connection) return { turn, outcome: notOpen, delayMs: 0 };
    return await sendTurn(turn, {
      connection,
      messenger: ports.messengers[turn.channel],
      readPicture: (turn) => turnPicture(systemContext(), turn),
      readThumbnail: (turn) => turnThumbnail(systemContext(), turn),
      sendMs,
      notePart: (note) => recordPart(systemContext(), processId, turn, { ...note, sendMs }),
    });
  }

  async function settle(): Promise<void> {
    const batch = finished.splice(0);
    if (batch.length === 0) return;
    const write = (some: Finished[]) =>
      finalizeTurns(systemContext(), { processId, finished: some });
    try {
      await write(batch);
    } catch (error) {
      finished.unshift(...await writtenSingly(batch, write)); // none is lost
      if (finished.length > 0) throw error;
    }
    nudge(); // their lanes are free
  }

  /** @returns milliseconds until there may be more. */
  async function take(): Promise<number> {
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
    return Math.min(soon, hasNews ? HOLD_AGAIN : HOLD_EVERY);
  }

  async function run() {
    while (!stopping.signal.aborted || sending.size > 0 || finished.length > 0) {
      isNudged = false;
      try {
        // Side by side: they are about other lanes, and neither waits for the other.
        const [taken, settled] = await Promise.allSettled([take(), settle()]);
        for (const half of [taken, settled]) if (half.status === "rejected") throw half.reason;
        const ms = taken.status === "fulfilled" ? taken.value : 0;
        const isNew = await hold(); // after the turns: they wait for nothing that it does
        if (!isNew && !isNudged) await nudgedOrAfter(ms);
      } catch (error) {
        log.error("lanes: {error}", { error });
        await nudgedOrAfter(AFTER_FAILURE);
      }
    }
    await connections.hold([]);
    await releaseLanes(systemContext(), { processId });
  }

  function nudgedOrAfter(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, ms));
      rouse = () => (clearTimeout(timer), resolve());
    });
  }
  const running = run();

  return {
    signal() {
      hasNews = true;
      nudge();
    },
    async stop() {
      stopping.abort();
      nudge();
      await running;
    },
  };
}

/**
 * Writes what could not be written together one by one, so that one that never can be holds up no
 * other. @returns what is still to be written: all of it, when the database is away.
 */
async function writtenSingly(
  batch: readonly Finished[],
  write: (some: Finished[]) => Promise<void>,
): Promise<Finished[]> {
  const failed: Finished[] = [];
  let written = 0;
  for (const one of batch) {
    try {
      await write([one]);
      written++;
    } catch (error) {
      const { dispatchId } = one.turn;
      log.error("the end of {dispatchId} was not written: {error}", { dispatchId, error });
      failed.push(one);
      if (written === 0 && failed.length === 2) return [...batch]; // it is not about this one
    }
  }
  return written === 0 ? failed : []; // the watch over lanes frees the lane of one left out
}
