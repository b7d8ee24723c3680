import type { WebSocket } from "ws";
import type { Account } from "./accounts.ts";
import type { ClientPayload, noise } from "./noise.ts";
import { element, SERVER, type Stanza } from "./stanzas.ts";

/** One client's connection. */
export type ServerConnection = ReturnType<typeof serverConnection>;

/** The error of a refused query. */
export class Refused extends Error {
  constructor(readonly code: number, text: string) {
    super(text);
  }
}

/** A client's connection after the handshake, with every way in which the server ends one. */
export function serverConnection(
  socket: WebSocket,
  wire: ReturnType<typeof noise>,
  { payload, clientKey }: { payload: ClientPayload; clientKey: Uint8Array },
) {
  const send = (stanza: Stanza) => {
    if (socket.readyState === socket.OPEN) socket.send(wire.seal(stanza));
  };
  const endWith = (stanza: Stanza) => {
    send(stanza);
    socket.close();
  };

  return {
    payload,
    clientKey,
    /** The account that logged in; null: a device to be linked. */
    account: null as Account | null,
    send,
    isOpen: () => socket.readyState === socket.OPEN,
    onClose: (listener: () => void) => void socket.once("close", listener),
    result: (query: Stanza, content?: Stanza[]) => send(answerTo(query, "result", content)),
    refuse: (query: Stanza, { code, message }: Refused) =>
      send(answerTo(query, "error", [element("error", { code: String(code), text: message })])),

    /** Drops it, as a network failure does. */
    drop: () => socket.terminate(),
    close: () => socket.close(),
    /** Sends a stream error: 515 requests a reconnection, 503 a later one. */
    streamError: (code: number) => endWith(element("stream:error", { code: String(code) }, [])),
    /** Another connection took the account over, or it was unlinked. */
    conflict(type: "replaced" | "device_removed"): void {
      const code: Record<string, string> = type === "device_removed" ? { code: "401" } : {};
      endWith(element("stream:error", code, [element("conflict", { type })]));
    },
    /** The login fails for that reason: 401, 402, 403, 405, 406, 503. */
    failure: (reason: number) =>
      endWith(element("failure", { reason: String(reason), location: "frc" })),
    streamEnd: () => endWith(element("xmlstreamend")),
  };
}

const answerTo = ({ attrs }: Stanza, type: string, content?: Stanza[]) =>
  element("iq", { from: attrs.to ?? SERVER, type, id: attrs.id ?? "" }, content);
