import type { Dispatcher } from "undici";
import { OutboundRefusal } from "../../core/outbound.ts";
import { pipeline, type Readable, Transform } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

type ReadOptions = {
  readonly maxBytes: number;
  /** Maps a failure of the connection or of the encoding to what is thrown. */
  readonly refuse: (error: unknown) => unknown;
  /** Called when the body has ended, failed or been cancelled; releases the connection. */
  readonly done: () => void;
};

/** Headers of the encoded bytes, which are not true of the decoded body. */
const encodedHeaders = ["content-encoding", "content-length", "transfer-encoding"];

/**
 * Returns a response's headers and its decoded body.
 * @throws OutboundRefusal TOO_LARGE when its `content-length` says so.
 */
export function readResponse(
  { headers: raw, body }: Dispatcher.ResponseData,
  options: ReadOptions,
) {
  const headers = asHeaders(raw);
  refuseLength(headers, options.maxBytes);
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  const decoded = decodeBody(body, { encoding, ...options });
  for (const name of encodedHeaders) headers.delete(name);
  return { headers, body: decoded };
}

export function asHeaders(raw: Dispatcher.ResponseData["headers"]): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}

function refuseLength(headers: Headers, maxBytes: number): void {
  const length = Number(headers.get("content-length") ?? 0);
  if (length > maxBytes) throw new OutboundRefusal("TOO_LARGE", `it announces ${length} bytes`);
}

/** Passes on each chunk at once, and accepts a stream without a trailer, as browsers do. */
const zlib = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const decoders: Record<string, () => Transform> = {
  "gzip": () => createGunzip(zlib),
  "x-gzip": () => createGunzip(zlib),
  "deflate": () => createInflate(zlib),
  "br": () => createBrotliDecompress(),
};

/**
 * Returns the decoded body, at most `maxBytes` of it and no faster than it is read: a small response
 * that unpacks without end costs one chunk more than the cap. The encoded bytes have the same cap: an
 * endless response may unpack to nothing.
 * @throws OutboundRefusal UNREACHABLE for an encoding that was not requested.
 */
function decodeBody(
  body: Readable,
  { encoding, maxBytes, refuse, done }: ReadOptions & { readonly encoding: string },
) {
  const chunks = decode(body, { encoding, maxBytes }).iterator() as AsyncIterator<Uint8Array>;
  let received = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done: ended } = await chunks.next();
        received += value?.byteLength ?? 0;
        if (received > maxBytes) throw tooLarge(maxBytes);
        if (!ended) return controller.enqueue(value);
        done();
        controller.close();
      } catch (error) {
        controller.error(refuse(error));
        done();
      }
    },
    cancel: done,
  }, { highWaterMark: 0 });
}

function decode(
  body: Readable,
  { encoding, maxBytes }: { readonly encoding: string; readonly maxBytes: number },
): Readable {
  if (encoding === "" || encoding === "identity") return body;
  const decoder = decoders[encoding]?.();
  if (!decoder) throw new OutboundRefusal("UNREACHABLE", `it answered in ${encoding}`);
  decoder.on("error", () => {}); // the reader gets it; an unhandled one would end the process
  return pipeline(body, atMost(maxBytes), decoder, () => {});
}

/** Passes on what it gets, and fails after `maxBytes`. */
function atMost(maxBytes: number): Transform {
  let received = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, pass) {
      received += chunk.byteLength;
      if (received > maxBytes) pass(tooLarge(maxBytes));
      else pass(null, chunk);
    },
  });
}

const tooLarge = (maxBytes: number) =>
  new OutboundRefusal("TOO_LARGE", `more than ${maxBytes} bytes`);
