import { getLogger } from "@logtape/logtape";
import type { SocketConfig } from "baileys";

const log = getLogger(["garimpo", "whatsapp"]);

/** The library that speaks WhatsApp's protocol. */
export type Library = typeof import("baileys");

let loading: Promise<Library> | undefined;

/**
 * The library, loaded when somebody first needs it: the web process never does. Its types may be
 * imported anywhere, itself only here.
 */
export const library = (): Promise<Library> => loading ??= load();

async function load(): Promise<Library> {
  silenceConsole();
  globalThis.addEventListener("unhandledrejection", outlive);
  const [lib, { signFast }] = await Promise.all([import("baileys"), import("./signing.ts")]);
  signFast();
  return lib;
}

/**
 * libsignal prints sessions with their private keys by these two. Our own log is not silenced: it
 * took hold of `console.info` when the process began (`server/process/logs.ts`).
 */
function silenceConsole(): void {
  console.info = () => {};
  console.warn = () => {};
}

/** What the library forgot to wait for must not end the process, and all its sessions with it. */
function outlive(event: PromiseRejectionEvent): void {
  const { reason } = event;
  const isLibrarys = typeof reason === "number" || // why a socket closed
    reason instanceof Error && /[\\/](baileys|libsignal)[\\/]/.test(reason.stack ?? "");
  if (!isLibrarys) return;
  event.preventDefault();
  log.warn("nobody heard of an error of WhatsApp's library: {error}", { error: String(reason) });
}

/** What the library would log: it holds keys, and what people wrote. */
export const silent: SocketConfig["logger"] = {
  level: "silent",
  child: () => silent,
  trace() {},
  debug() {},
  info() {},
  warn() {},
  error() {},
};
