import { getLogger } from "@logtape/logtape";
import type { SocketConfig } from "baileys";

const log = getLogger(["garimpo", "whatsapp"]);

/** The library for WhatsApp's protocol. */
export type Library = typeof import("baileys");

let loading: Promise<Library> | undefined;

/**
 * Loads the library on first use; the web process never does. Only its types may be imported
 * elsewhere.
 */
export const library = (): Promise<Library> => loading ??= load();

async function load(): Promise<Library> {
  silenceConsole();
  globalThis.addEventListener("unhandledrejection", ignoreRejection);
  const [{ signFast }, { deriveFast }] = await Promise.all([
    import("./signing.ts"),
    import("./deriving.ts"),
  ]);
  signFast();
  deriveFast(); // before the library takes some of these functions by name
  return await import("baileys");
}

/**
 * Silences two console methods by which libsignal prints sessions with their private keys. Our own
 * log is unaffected: it captured `console.info` when the process began (`server/process/logs.ts`).
 */
function silenceConsole(): void {
  console.info = () => {};
  console.warn = () => {};
}

/** Keeps the library's unhandled rejections from ending the process and all its sessions. */
function ignoreRejection(event: PromiseRejectionEvent): void {
  const { reason } = event;
  const isFromLibrary = typeof reason === "number" || // the reason why a socket closed
    reason instanceof Error && /[\\/](baileys|libsignal)[\\/]/.test(reason.stack ?? "");
  if (!isFromLibrary) return;
  event.preventDefault();
  log.warn("an unhandled error of WhatsApp's library: {error}", { error: String(reason) });
}

/** Discards the library's log, which contains keys and people's messages. */
export const silent: SocketConfig["logger"] = {
  level: "silent",
  child: () => silent,
  trace() {},
  debug() {},
  info() {},
  warn() {},
  error() {},
};
