import { Buffer } from "node:buffer";
import { once } from "node:events";
import type { Duplex } from "node:stream";
import type pg from "pg";

/** What pg's connection does for COPY; its types leave it out. */
type CopyConnection = {
  readonly stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

/** Pieces that wait for their reader before the server has to wait. */
const MOST_WAITING = 2;

/** Yields what a `copy … to stdout` answers, in pieces of a size; a slow reader slows the server. */
export async function* copyOut(
  client: pg.ClientBase,
  text: string,
  pieceBytes: number,
): AsyncGenerator<Uint8Array> {
  const waiting: Uint8Array[] = [];
  let piece = Buffer.allocUnsafe(pieceBytes);
  let length = 0;
  let connection: CopyConnection | null = null;
  let ended: { readonly error: Error | null } | null = null;
  let signal = Promise.withResolvers<void>();

  function take(chunk: Uint8Array) { // of a buffer that pg uses again
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + pieceBytes - length);
      piece.set(part, length);
      length += part.length;
      at += part.length;
      if (length < pieceBytes) continue;
      waiting.push(piece);
      piece = Buffer.allocUnsafe(pieceBytes);
      length = 0;
      if (waiting.length >= MOST_WAITING) connection!.stream.pause();
      signal.resolve();
    }
  }
  function end(error: Error | null) {
    ended ??= { error };
    signal.resolve();
  }
  submit(client, {
    begin(its) {
      connection = its;
      its.query(text);
    },
    handleCopyData: ({ chunk }) => take(chunk),
    handleReadyForQuery: () => end(null),
    handleError: end,
  });
  for (;;) {
    while (waiting.length > 0) {
      yield waiting.shift()!;
      if (waiting.length < MOST_WAITING) connection!.stream.resume();
    }
    const over = ended as { error: Error | null } | null;
    if (over?.error) throw over.error;
    if (over) break;
    await signal.promise;
    signal = Promise.withResolvers();
  }
  if (length > 0) yield piece.subarray(0, length);
}

/** Rows on their way into a table. */
export type CopyIn = {
  /** Resolves when the server takes more. @throws what the server refused */
  readonly write: (bytes: Uint8Array) => Promise<void>;
  /** @throws what the server refused */
  readonly end: () => Promise<void>;
  /** Gives the rows up, so that the connection can be used and closed. */
  readonly abort: () => Promise<void>;
};

/** Begins a `copy … from stdin`. */
export function copyIn(client: pg.ClientBase, text: string): CopyIn {
  const started = Promise.withResolvers<CopyConnection>();
  const done = Promise.withResolvers<void>();
  done.promise.catch(() => {}); // `write` and `end` report it
  submit(client, {
    begin: (connection) => connection.query(text),
    handleCopyInResponse: (connection) => started.resolve(connection),
    handleReadyForQuery: () => done.resolve(),
    handleError: done.reject,
  });
  const open = () => Promise.race([started.promise, done.promise.then(() => started.promise)]);
  return {
    async write(bytes) {
      const connection = await open();
      connection.sendCopyFromChunk(bytes);
      const { stream } = connection;
      if (stream.writableNeedDrain) await Promise.race([once(stream, "drain"), done.promise]);
    },
    async end() {
      (await open()).endCopyFrom();
      await done.promise;
    },
    async abort() {
      (await open()).sendCopyFail("the copy ended early");
      await done.promise;
    },
  };
}

type Handlers = {
  readonly begin: (connection: CopyConnection) => void;
  readonly handleCopyData?: (message: { readonly chunk: Uint8Array }) => void;
  readonly handleCopyInResponse?: (connection: CopyConnection) => void;
  readonly handleReadyForQuery: () => void;
  readonly handleError: (error: Error) => void;
};

/** Hands pg a statement that handles the server's messages by itself. */
function submit(client: pg.ClientBase, { begin, ...handlers }: Handlers): void {
  client.query({
    ...handlers,
    submit: (connection: unknown) => begin(connection as CopyConnection),
    handleCommandComplete() {},
  } as unknown as pg.Submittable);
}
