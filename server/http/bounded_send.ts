/** Bytes that may wait for one reader. */
const MOST_WAITING = 1_000_000;

/** "Try again later": the client connects anew, and asks for what it missed. */
const TOO_SLOW = 1013;

type Socket = Pick<WebSocket, "readyState" | "bufferedAmount" | "send" | "close">;

/**
 * Sends to whoever reads; one that does not keep up is let go, or it would fill the memory. `gone`
 * is told at once: of a reader that is deaf the socket's own end may never come.
 */
export const boundedSend =
  (socket: Socket, gone: (code: number, reason: string) => void) => (message: string): void => {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount <= MOST_WAITING) return socket.send(message);
    const reason = "Too slow a reader";
    socket.close(TOO_SLOW, reason);
    gone(TOO_SLOW, reason);
  };
