import type { WebSocket } from "ws";
import { frameReader } from "./frames.ts";
import { type ServerConnection, serverConnection } from "./server_connection.ts";
import { type Identity, noise } from "./noise.ts";
import type { Stanza } from "./stanzas.ts";

export type Handlers = {
  /** Called when a client has identified itself. */
  readonly came: (line: ServerConnection) => void;
  readonly said: (line: ServerConnection, stanza: Stanza, at: number) => Promise<void>;
  readonly left: (line: ServerConnection) => void;
};

/** Performs the handshake with each client and passes on its stanzas in order. */
export function acceptClients(identity: Identity, { came, said, left }: Handlers) {
  return (socket: WebSocket): void => {
    const wire = noise(identity);
    const frames = frameReader();
    let line: ServerConnection | null = null;
    let receiving = Promise.resolve();

    async function receive(bytes: Uint8Array, at: number): Promise<void> {
      for (const frame of frames(bytes)) {
        if (line) await said(line, await wire.open(frame), at);
        else shake(frame);
      }
    }

    function shake(frame: Uint8Array): void {
      const shaken = wire.shake(frame);
      if ("reply" in shaken) return socket.send(shaken.reply);
      line = serverConnection(socket, wire, shaken);
      came(line);
    }

    socket.on("message", (bytes: Uint8Array) => {
      const at = performance.now();
      receiving = receiving.then(() => receive(bytes, at)).catch((error) => {
        console.error("WhatsApp's stand-in:", error);
        socket.terminate();
      });
    });
    socket.on("close", () => line && left(line));
  };
}
