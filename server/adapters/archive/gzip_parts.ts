import { promisify } from "node:util";
import { constants, crc32, deflateRaw, inflateRaw } from "node:zlib";
import type { PartCompression } from "../../core/exports/compressed_parts.ts";

const [deflate, inflate] = [promisify(deflateRaw), promisify(inflateRaw)];
/** A part has no last block. */
const OPEN_END = { finishFlush: constants.Z_SYNC_FLUSH };

/** A gzip file's header: deflate, no name, no time, an unknown system (RFC 1952). */
const HEADER = new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A deflate block that is empty and the last one (RFC 1951). */
const LAST_BLOCK = new Uint8Array([0x03, 0x00]);
/** Checksum and length. */
const TRAILER_BYTES = 8;

/**
 * Compresses parts that are one deflate stream when they follow each other: each ends at a byte, and
 * refers to nothing before it. Browsers read only the first of several gzip files in one.
 */
export const gzipParts: PartCompression = {
  async compress(content, before) {
    const bytes = await deflate(content, OPEN_END);
    return { bytes: new Uint8Array(bytes), checksum: crc32(content, before) };
  },

  contentOf: async (part) => new Uint8Array(await inflate(part, OPEN_END)),

  frameBytes: HEADER.length + LAST_BLOCK.length + TRAILER_BYTES,

  async *fileOf(parts, { size, checksum }) {
    yield HEADER;
    yield* parts;
    yield LAST_BLOCK;
    const trailer = new DataView(new ArrayBuffer(TRAILER_BYTES));
    trailer.setUint32(0, checksum, true);
    trailer.setUint32(4, size % 2 ** 32, true);
    yield new Uint8Array(trailer.buffer);
  },
};
