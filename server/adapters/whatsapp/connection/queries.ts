import type { WASocket } from "baileys";
import type { AuthState } from "../secrets/auth_state.ts";
import type { Library } from "./library.ts";
import { openLine, type SocketOptions } from "./socket.ts";

/** The address of queries about the account. */
const SERVER = "s.whatsapp.net";

/** Returns whether the server answers in time. */
export async function ping(socket: WASocket): Promise<boolean> {
  const answer = await socket.query({
    tag: "iq",
    attrs: { to: SERVER, type: "get", xmlns: "w:p" },
    content: [{ tag: "ping", attrs: {} }],
  });
  return answer !== undefined;
}

/**
 * Unlinks this device from the phone; the server confirms it, or ends the connection. @throws if
 * neither happened
 */
export async function unlink(socket: WASocket): Promise<void> {
  const jid = socket.authState.creds.me?.id;
  if (!jid) throw new Error("this device is not linked");
  const { promise: isOut, resolve } = Promise.withResolvers<true>();
  socket.ws.on("CB:stream:error,code:401", () => resolve(true));
  const answer = await Promise.race([
    isOut,
    socket.query({
      tag: "iq",
      attrs: { to: SERVER, type: "set", xmlns: "md" },
      content: [{ tag: "remove-companion-device", attrs: { jid, reason: "user_initiated" } }],
    }),
  ]);
  if (!answer) throw new Error("WhatsApp did not say that the device is unlinked");
}

/** Connects as a device that was just linked, to unlink it. @throws if it may still be linked */
export async function unlinkAs(
  lib: Library,
  options: SocketOptions & { readonly joinMs: number; readonly auth: AuthState },
): Promise<void> {
  const line = openLine(lib, options, { auth: options.auth });
  const { promise: isIn, resolve } = Promise.withResolvers<void>();
  line.socket.ws.on("CB:success", () => resolve());
  const timer = setTimeout(() => line.hangUp({ code: 408, detail: "no login" }), options.joinMs);
  try {
    const ended = await Promise.race([isIn, line.ended]);
    if (ended) throw new Error(`the device could not log in to unlink itself: ${ended.detail}`);
    await unlink(line.socket);
  } finally {
    clearTimeout(timer);
    line.hangUp({ code: null, detail: "unlinked" });
  }
}
