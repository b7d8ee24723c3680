import type { WASocket } from "baileys";

export type Watch = {
  /** Milliseconds within which the server accepts the login. */
  readonly joinMs: number;
  /** Milliseconds that it may be silent afterwards; longer than between two keep-alives. */
  readonly silentMs: number;
};

/** Stanzas that show that the server accepted the login, of an account or of a device to pair. */
const welcomes = ["CB:success", "CB:iq,type:set,pair-device"];

/**
 * Calls `onSilence` if the server accepts a connection and then sends nothing: the library would
 * wait for its login forever, and for responses for minutes. @returns a function that ends the
 * watch
 */
export function watch(
  socket: WASocket,
  watch: Watch,
  onSilence: (silence: string) => void,
): () => void {
  let isWelcome = false;
  let timer = setTimeout(onSilence, watch.joinMs, "the server did not take us in");

  function restartTimer(): void {
    if (!isWelcome) return;
    clearTimeout(timer);
    timer = setTimeout(onSilence, watch.silentMs, "the server went silent");
  }
  for (const welcome of welcomes) {
    socket.ws.on(welcome, () => {
      isWelcome = true;
      restartTimer();
    });
  }
  socket.ws.on("frame", restartTimer);

  return () => {
    socket.ws.off("frame", restartTimer);
    isWelcome = false;
    clearTimeout(timer);
  };
}
