import type { WASocket } from "baileys";
import { MessengerRefusal, type SessionProblem } from "../../../core/delivery/messenger.ts";

/** The socket, once it is there. @throws MessengerRefusal where it is not, or not soon. */
export type Online = (caller?: AbortSignal) => Promise<WASocket>;

type State = {
  /** Null: there is no open connection now. */
  readonly socket: WASocket | null;
  /** What keeps it from coming back, as far as is known. */
  readonly problem: SessionProblem | null;
  /** Nobody connects any more. */
  readonly isOver: boolean;
};

type Options = {
  /** Milliseconds that a question waits for a connection that is just being made. */
  readonly waitMs: number;
  /** Told of the socket when it is open, and of null when it is no longer. */
  readonly through: (socket: WASocket | null) => void;
  readonly signal: AbortSignal;
};

/** A connection that comes and goes, and those who wait for it. */
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
