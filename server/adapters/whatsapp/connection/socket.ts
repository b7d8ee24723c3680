import type { Socket } from "node:net";
import type { SocketConfig, WASocket } from "baileys";
import type { AuthState } from "../secrets/auth_state.ts";
import { type Library, silent } from "./library.ts";

export type SocketOptions = {
  /** Where WhatsApp's web socket is. */
  readonly url: string;
  /** Milliseconds until the server's first frame. */
  readonly connectMs: number;
  /** Milliseconds between two keep-alives. */
  readonly keepAliveMs: number;
  /** Milliseconds for the response to any other query. */
  readonly queryMs: number;
};

/** The parts of the library's configuration that its caller provides. */
type SocketNeeds =
  & { readonly auth: Pick<AuthState, "creds" | "keys" | "credsChanged"> }
  & Partial<
    Pick<
      SocketConfig,
      | "cachedGroupMetadata"
      | "enableRecentMessageCache"
      | "getMessage"
      | "makeSignalRepository"
      | "qrTimeout"
    >
  >;

/** One connection. */
export type Line = {
  readonly socket: WASocket;
  /** Resolves when it has ended. */
  readonly ended: Promise<Ended>;
  /** Ends it without waiting for the server. */
  readonly hangUp: (why: Ended) => void;
};

/** How a connection ended: the library's code, null where there is none. */
export type Ended = { readonly code: number | null; readonly detail: string };

/** Milliseconds for the server to close the connection. */
const GOODBYE_MS = 500;

/** Starts a connection with these keys; nothing of it is logged. */
export function openLine(lib: Library, options: SocketOptions, needs: SocketNeeds): Line {
  const { auth, ...others } = needs;
  const socket = lib.makeWASocket({
    ...others,
    auth: { creds: auth.creds, keys: auth.keys },
    waWebSocketUrl: options.url,
    connectTimeoutMs: 0, // the library would also time each frame that it sends, and keep a stack of it
    keepAliveIntervalMs: options.keepAliveMs,
    defaultQueryTimeoutMs: options.queryMs,
    logger: silent,
    browser: lib.Browsers.windows("Chrome"),
    syncFullHistory: false,
    shouldSyncHistoryMessage: () => false,
    markOnlineOnConnect: false, // or the phone would no longer notify
    emitOwnEvents: false, // or early receipts would be lost
    generateHighQualityLinkPreview: false,
    transactionOpts: { maxCommitRetries: 1, delayBetweenTriesMs: 0 }, // storing retries by itself
  });
  const { promise: ended, resolve } = Promise.withResolvers<Ended>();
  socket.ev.on("creds.update", auth.credsChanged);
  socket.ev.on("connection.update", ({ connection, lastDisconnect }) => {
    if (connection === "close") resolve(endedBy(lastDisconnect?.error));
  });
  for (const last of ["CB:stream:error", "CB:failure", "CB:xmlstreamend"]) {
    socket.ws.on(last, closeSoon);
  }
  socket.ws.on("unexpected-response", (_request: unknown, { statusCode }: HttpAnswer) => {
    hangUp({ code: null, detail: `HTTP ${statusCode}` });
  });
  guardFrames();
  gatherReceipts();
  endUnlessAnswered();

  function hangUp(why: Ended): void {
    resolve(why);
    void socket.end(undefined);
    closeSoon();
  }

  function endUnlessAnswered(): void {
    const mute = () => hangUp({ code: 408, detail: "no answer" });
    const timer = setTimeout(mute, options.connectMs);
    socket.ws.once("frame", () => clearTimeout(timer));
    void ended.then(() => clearTimeout(timer));
  }

  /** Terminates the socket soon: the library would wait half a minute for a silent server. */
  function closeSoon(): void {
    const raw = (socket.ws as unknown as { socket: RawSocket | null }).socket;
    setTimeout(() => raw?.terminate(), GOODBYE_MS);
  }

  /** Ends the connection after an unreadable frame, which would otherwise end the process. */
  function guardFrames(): void {
    const [read] = socket.ws.listeners("message") as ((data: unknown) => Promise<void>)[];
    socket.ws.removeAllListeners("message");
    socket.ws.on("message", (data: unknown) => {
      read!(data).catch(() => hangUp({ code: null, detail: "a frame that cannot be read" }));
    });
  }

  /** Combines the acks to a burst of receipts into one write instead of hundreds. */
  function gatherReceipts(): void {
    let isGathering = false;
    socket.ws.on("CB:receipt", () => {
      const tcp = (socket.ws as unknown as { socket: RawSocket | null }).socket?._socket;
      if (isGathering || !tcp) return;
      isGathering = true;
      tcp.cork();
      setImmediate(() => {
        isGathering = false;
        tcp.uncork();
      });
    });
  }

  return { socket, ended, hangUp };
}

type HttpAnswer = { readonly statusCode?: number };
type RawSocket = { readonly terminate: () => void; readonly _socket: Socket | null };

/** Reads the code of a library's error, stored as an HTTP status. */
function endedBy(error: unknown): Ended {
  if (!(error instanceof Error)) return { code: null, detail: "closed" };
  const { output } = error as { output?: { statusCode?: unknown } };
  const code = output?.statusCode;
  return { code: typeof code === "number" ? code : null, detail: error.message };
}

/** Requires TLS, which proves who the server is, except on this machine. */
export function checkSocketUrl(address: string): string {
  const { protocol, hostname } = new URL(address);
  const isHere = ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
  if (protocol === "wss:" || protocol === "ws:" && isHere) return address;
  throw new Error("WhatsApp's socket must be wss: its server is known by TLS alone");
}
