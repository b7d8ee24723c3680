import type { WASocket } from "baileys";

export type Watch = {
  /** Milliseconds from the start within which the server takes us in. */
  readonly joinMs: number;
  /** Milliseconds that it may be silent afterwards, longer than between two keep-alives. */
  readonly silentMs: number;
};

/** What says that the server took us in: as an account, or as one that is to be paired. */
const welcomes = ["CB:success", "CB:iq,type:set,pair-device"];

/**
 * Tells of a server that accepts a connection and then says nothing: the library waits for its login
 * for ever, and for other answers for minutes. Returns how to end the watch.
 */
export function watch(socket: WASocket, watch: Watch, tell: (silence: string) => void): () => void {
  let isWelcome = false;
  let timer = setTimeout(tell, watch.joinMs, "the server did not take us in");

  function heard(): void {
    if (!isWelcome) return;
    clearTimeout(timer);
    timer = setTimeout(tell, watch.silentMs, "the server went silent");
  }
  for (const welcome of welcomes) {
    socket.ws.on(welcome, () => {
      isWelcome = true;
      heard();
    });
  }
  socket.ws.on("frame", heard);

  return () => {
    socket.ws.off("frame", heard);
    isWelcome = false;
    clearTimeout(timer);
  };
}
