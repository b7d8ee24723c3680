import { Buffer } from "node:buffer";
import { NOISE_WA_HEADER } from "baileys";

const LENGTH_BYTES = 3;

/** Frames data for the wire, with its length first. */
export function framed(bytes: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(LENGTH_BYTES + bytes.length);
  frame.writeUIntBE(bytes.length, 0, LENGTH_BYTES);
  frame.set(bytes, LENGTH_BYTES);
  return frame;
}

/** Assembles frames from what a client sends in pieces, after its prologue. */
export function frameReader(): (piece: Uint8Array) => Buffer[] {
  let rest = Buffer.alloc(0);
  let isIntroduced = false;

  function introduced(): boolean {
    const hasRouting = rest.subarray(0, 2).toString() === "ED";
    const start = hasRouting ? 7 + rest.readUIntBE(4, 3) : 0;
    if (rest.length < start + NOISE_WA_HEADER.length) return false;
    const words = rest.subarray(start, start + NOISE_WA_HEADER.length);
    if (!words.equals(NOISE_WA_HEADER)) throw new Error(`not a client: ${words.toString("hex")}`);
    rest = rest.subarray(start + NOISE_WA_HEADER.length);
    return true;
  }

  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    isIntroduced ||= introduced();
    const frames: Buffer[] = [];
    while (isIntroduced && rest.length >= LENGTH_BYTES) {
      const end = LENGTH_BYTES + rest.readUIntBE(0, LENGTH_BYTES);
      if (rest.length < end) break;
      frames.push(rest.subarray(LENGTH_BYTES, end));
      rest = rest.subarray(end);
    }
    return frames;
  };
}
