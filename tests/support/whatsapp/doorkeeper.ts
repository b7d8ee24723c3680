import type { WebSocket } from "ws";
import { frameReader } from "./frames.ts";
import { type Line, openLine } from "./line.ts";
import { type Identity, noise } from "./noise.ts";
import type { Stanza } from "./stanzas.ts";

export type Hears = {
  /** A client has said who it is. */
  readonly came: (line: Line) => void;
  readonly said: (line: Line, stanza: Stanza, at: number) => Promise<void>;
  readonly left: (line: Line) => void;
};

/** Shakes hands with whoever connects, and hears them one word after the other. */
export function doorkeeper(identity: Identity, { came, said, left }: Hears) {
  return (socket: WebSocket): void => {
    const wire = noise(identity);
    const frames = frameReader();
    let line: Line | null = null;
    let hearing = Promise.resolve();

    async function hear(bytes: Uint8Array, at: number): Promise<void> {
      for (const frame of frames(bytes)) {
        if (line) await said(line, await wire.open(frame), at);
        else shake(frame);
      }
    }

    function shake(frame: Uint8Array): void {
      const shaken = wire.shake(frame);
      if ("reply" in shaken) return socket.send(shaken.reply);
      line = openLine(socket, wire, shaken);
      came(line);
    }

    socket.on("message", (bytes: Uint8Array) => {
      const at = performance.now();
      hearing = hearing.then(() => hear(bytes, at)).catch((error) => {
        console.error("WhatsApp's stand-in:", error);
        socket.terminate();
      });
    });
    socket.on("close", () => line && left(line));
  };
}
