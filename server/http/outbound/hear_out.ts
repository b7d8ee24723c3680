import { pipeline, type Readable, type Transform } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { OutboundRefusal } from "../../core/outbound.ts";

/** Hands on what has come, and takes an end without a trailer for an end, as browsers do. */
const zlib = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const decoders: Record<string, () => Transform> = {
  "gzip": () => createGunzip(zlib),
  "x-gzip": () => createGunzip(zlib),
  "deflate": () => createInflate(zlib),
  "br": () => createBrotliDecompress(),
};

type Hearing = {
  readonly encoding: string;
  readonly maxBytes: number;
  /** What a failure of the connection or of the encoding is thrown as. */
  readonly refuse: (error: unknown) => unknown;
  /** Called when the body has ended, failed or been cancelled; lets go of the connection. */
  readonly done: () => void;
};

/**
 * A body after decoding, at most `maxBytes` of it and no faster than it is read, so that a small
 * answer which unpacks without end costs one chunk more than the cap.
 * @throws OutboundRefusal UNREACHABLE when it came in an encoding that nobody asked for.
 */
export function hearOut(body: Readable, { encoding, maxBytes, refuse, done }: Hearing) {
  const chunks = decode(body, encoding).iterator() as AsyncIterator<Uint8Array>;
  let heard = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done: ended } = await chunks.next();
        heard += value?.byteLength ?? 0;
        if (heard > maxBytes) throw new OutboundRefusal("TOO_LARGE", `more than ${maxBytes} bytes`);
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

function decode(body: Readable, encoding: string): Readable {
  if (encoding === "" || encoding === "identity") return body;
  const decoder = decoders[encoding]?.();
  if (!decoder) throw new OutboundRefusal("UNREACHABLE", `it answered in ${encoding}`);
  decoder.on("error", () => {}); // whoever reads is told; an error that nobody hears ends Deno
  return pipeline(body, decoder, () => {});
}
