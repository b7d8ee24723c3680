import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import type { Bytes } from "./encoding.ts";
import { CannotRestore } from "./restored_tables.ts";

/** Begins a frame of zstd that decoders skip: its mark, and that 32 bytes follow. */
const FRAME_START = Uint8Array.of(0x5e, 0x2a, 0x4d, 0x18, 32, 0, 0, 0);
const TRAILER_BYTES = FRAME_START.length + 32;

/** Ends a compressed stream with the SHA-256 of all before it, in a frame that `zstd -d` skips. */
export function withChecksum(content: Bytes): Bytes {
  const hash = createHash("sha256");
  return content.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        hash.update(chunk);
        controller.enqueue(chunk);
      },
      flush(controller) {
        controller.enqueue(Uint8Array.from([...FRAME_START, ...hash.digest()]));
      },
    }),
  );
}

/**
 * Yields a stream without its checksum, which is compared at the end.
 * @throws CannotRestore when it has none, or another than its content
 */
export async function* checkedContent(stream: Bytes): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  let held = Buffer.alloc(0); // the last bytes so far, which may be the checksum
  for await (const chunk of stream) {
    const all = Buffer.concat([held, chunk]);
    const content = all.subarray(0, Math.max(0, all.length - TRAILER_BYTES));
    held = Buffer.from(all.subarray(content.length));
    if (content.length === 0) continue;
    hash.update(content);
    yield content;
  }
  if (!held.subarray(0, FRAME_START.length).equals(FRAME_START)) {
    throw new CannotRestore("The copy is incomplete or damaged: it does not end with its checksum");
  }
  if (!held.subarray(FRAME_START.length).equals(hash.digest())) {
    throw new CannotRestore("The copy is damaged: its content is not what was written");
  }
}
