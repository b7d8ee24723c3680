import { Buffer } from "node:buffer";

/** The last frame of a message of text (RFC 6455, 5.2: FIN, opcode 1). */
const FINAL_TEXT = 0x81;
/** In place of the length: it follows in 2, or in 8 bytes. */
const LENGTH_IN_2 = 126;
const LENGTH_IN_8 = 127;

/**
 * Returns a message of text as a server sends it over a WebSocket, in one buffer: `ws` writes the
 * head and the text apart, and each write costs as much as the text.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const lengthBytes = length < LENGTH_IN_2 ? 0 : length <= 0xffff ? 2 : 8;
  const start = 2 + lengthBytes;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = FINAL_TEXT;
  frame[1] = lengthBytes === 0 ? length : lengthBytes === 2 ? LENGTH_IN_2 : LENGTH_IN_8;
  if (lengthBytes === 2) frame.writeUInt16BE(length, 2);
  if (lengthBytes === 8) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, start);
  return frame;
}
