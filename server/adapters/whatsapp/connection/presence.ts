import type { WASocket } from "baileys";
import { MessengerRefusal, type SessionProblem } from "../../../core/delivery/messenger.ts";

/** Returns the socket once it is open. @throws MessengerRefusal if it is not, or not soon */
export type Online = (caller?: AbortSignal) => Promise<WASocket>;

type State = {
  /** The open socket; null: there is none. */
  readonly socket: WASocket | null;
  /** What keeps it from reconnecting, as far as is known. */
  readonly problem: SessionProblem | null;
  /** Whether it will not reconnect. */
  readonly isOver: boolean;
};

type Options = {
  /** Milliseconds that a request waits for a connection that is being made. */
  readonly waitMs: number;
  /** Called with the socket when it opens, and with null when it ends. */
  readonly through: (socket: WASocket | null) => void;
  readonly signal: AbortSignal;
};

/** Tracks whether there is a connection, and lets callers wait for it. */
export function presence({ waitMs, through, signal }: Options) {
  let state: State = { socket: null, problem: null, isOver: false };
  let changed = Promise.withResolvers<void>();

  function change(to: Partial<State>): void {
    const before = state.socket;
    state = { ...state, ...to };
    if (state.socket !== before) through(state.socket);
    changed.resolve();
    changed = Promise.withResolvers();
  }

  const isUndecided = () => !state.socket && !state.problem && !state.isOver;

  async function online(caller?: AbortSignal): Promise<WASocket> {
    const late = new AbortController();
    const giveUp = () => late.abort();
    const timer = setTimeout(giveUp, waitMs);
    const ends = [signal, ...caller ? [caller] : []];
    for (const end of ends) end.addEventListener("abort", giveUp);
    const { promise: isLate, resolve } = Promise.withResolvers<void>();
    late.signal.addEventListener("abort", () => resolve());
    if (ends.some(({ aborted }) => aborted)) giveUp();
    while (isUndecided() && !late.signal.aborted) await Promise.race([changed.promise, isLate]);
    clearTimeout(timer);
    for (const end of ends) end.removeEventListener("abort", giveUp);

    const { socket, problem } = state;
    if (socket) return socket;
    if (problem && problem !== "UNREACHABLE") {
      throw new MessengerRefusal("SESSION", "WhatsApp ended the session", { problem });
    }
    throw new MessengerRefusal("LATER", "there is no connection to WhatsApp now");
  }

  return { change, online };
}
