import type { Socket } from "node:net";
import type { SocketConfig, WASocket } from "baileys";
import type { AuthState } from "../secrets/auth_state.ts";
import { type Library, silent } from "./library.ts";

export type SocketOptions = {
  /** Where WhatsApp's web socket is. */
  readonly url: string;
  /** Milliseconds until the server's first word. */
  readonly connectMs: number;
  /** Milliseconds between two questions whether the server is still there. */
  readonly keepAliveMs: number;
  /** Milliseconds for the answer to any other question. */
  readonly queryMs: number;
};

/** What the library asks its user for. */
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

/** One connection, from its start to its end. */
export type Line = {
  readonly socket: WASocket;
  /** Resolves once it is over. */
  readonly ended: Promise<Ended>;
  /** Ends it, whether or not the server listens. */
  readonly hangUp: (why: Ended) => void;
};

/** How a connection ended: the library's code, null where there is none. */
export type Ended = { readonly code: number | null; readonly detail: string };

/** Milliseconds that the server has for a polite goodbye. */
const GOODBYE_MS = 500;

/** A connection that is being made with these keys; nothing of it is logged. */
export function openLine(lib: Library, options: SocketOptions, needs: SocketNeeds): Line {
  const { auth, ...others } = needs;
  const socket = lib.makeWASocket({
    ...others,
    auth: { creds: auth.creds, keys: auth.keys },
    waWebSocketUrl: options.url,
    connectTimeoutMs: 0, // the library times each frame that it sends, too, and keeps a stack of it
    keepAliveIntervalMs: options.keepAliveMs,
    defaultQueryTimeoutMs: options.queryMs,
    logger: silent,
    browser: lib.Browsers.windows("Chrome"),
    syncFullHistory: false,
    shouldSyncHistoryMessage: () => false,
    markOnlineOnConnect: false, // or the phone would ring no more
    emitOwnEvents: false, // or early receipts would vanish
    generateHighQualityLinkPreview: false,
    transactionOpts: { maxCommitRetries: 1, delayBetweenTriesMs: 0 }, // what is kept tries by itself
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

  /** The library waits half a minute for a server that does not say goodbye. */
  function closeSoon(): void {
    const raw = (socket.ws as unknown as { socket: RawSocket | null }).socket;
    setTimeout(() => raw?.terminate(), GOODBYE_MS);
  }

  /** A frame that cannot be read would end the whole process: it ends this connection instead. */
  function guardFrames(): void {
    const [read] = socket.ws.listeners("message") as ((data: unknown) => Promise<void>)[];
    socket.ws.removeAllListeners("message");
    socket.ws.on("message", (data: unknown) => {
      read!(data).catch(() => hangUp({ code: null, detail: "a frame that cannot be read" }));
    });
  }

  /** A crowd's receipts come at once: what is answered to them leaves in one write, not hundreds. */
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

/** The library's errors carry their code as an HTTP answer would. */
function endedBy(error: unknown): Ended {
  if (!(error instanceof Error)) return { code: null, detail: "closed" };
  const { output } = error as { output?: { statusCode?: unknown } };
  const code = output?.statusCode;
  return { code: typeof code === "number" ? code : null, detail: error.message };
}

/** Only TLS proves who the server is: plain sockets reach no further than this machine. */
export function checkSocketUrl(address: string): string {
  const { protocol, hostname } = new URL(address);
  const isHere = ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
  if (protocol === "wss:" || protocol === "ws:" && isHere) return address;
  throw new Error("WhatsApp's socket must be wss: its server is known by TLS alone");
}
