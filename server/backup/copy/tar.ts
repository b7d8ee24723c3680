import { Buffer } from "node:buffer";

/** One entry of an archive, whole in memory: a large content is written as many entries. */
export type Entry = { readonly name: string; readonly bytes: Uint8Array };

/** The name of one entry of several that belong together. */
export const pieceName = (path: string, number: number): string =>
  `${path}/${String(number).padStart(6, "0")}`;

const BLOCK = 512;
const text = new TextEncoder();

/** Packs entries as a POSIX (ustar) archive, which `tar` reads. */
export async function* packTar(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const { name, bytes } of entries) {
    yield header(name, bytes.length);
    yield bytes;
    const rest = bytes.length % BLOCK;
    if (rest > 0) yield new Uint8Array(BLOCK - rest);
  }
  yield new Uint8Array(2 * BLOCK);
}

/** Where the fields of a header are: offset and length. */
const FIELDS = {
  name: [0, 100],
  mode: [100, 8],
  uid: [108, 8],
  gid: [116, 8],
  size: [124, 12],
  mtime: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const;

function header(path: string, size: number): Uint8Array {
  const block = new Uint8Array(BLOCK);
  const put = (field: keyof typeof FIELDS, value: string) => {
    const [offset, length] = FIELDS[field];
    const bytes = text.encode(value);
    if (bytes.length > length) throw new Error(`too long for an archive: ${path}`);
    block.set(bytes, offset);
  };
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");
  const [prefix, name] = splitPath(path);
  put("name", name);
  put("prefix", prefix);
  put("mode", "0000600");
  put("uid", "0000000");
  put("gid", "0000000");
  put("size", octal(size, 11));
  put("mtime", octal(0, 11));
  put("type", "0");
  put("magic", "ustar\x0000");
  put("checksum", `${octal(checksum(block), 6)}\0 `);
  return block;
}

/** A long path is stored as two parts, between which stands a slash. */
function splitPath(path: string): readonly [prefix: string, name: string] {
  if (text.encode(path).length <= FIELDS.name[1]) return ["", path];
  for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) {
    const name = path.slice(at + 1);
    if (text.encode(name).length <= FIELDS.name[1]) return [path.slice(0, at), name];
  }
  throw new Error(`too long for an archive: ${path}`);
}

/** The sum of a header's bytes, its own field counted as spaces. */
function checksum(block: Uint8Array): number {
  const [offset, length] = FIELDS.checksum;
  let sum = 0;
  for (const [at, byte] of block.entries()) {
    sum += at >= offset && at < offset + length ? 32 : byte;
  }
  return sum;
}

/** The archive ends in the middle of an entry, or is none. */
export class TornArchive extends Error {}

/**
 * Reads the entries of an archive in their order. @throws TornArchive when it ends before its mark of the
 * end
 */
export async function* unpackTar(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const take = takeBytes(stream);
  for (;;) {
    const block = await take(BLOCK);
    if (block.every((byte) => byte === 0)) break;
    const field = (name: keyof typeof FIELDS) => {
      const [offset, length] = FIELDS[name];
      return new TextDecoder().decode(block.subarray(offset, offset + length)).split("\0")[0]!;
    };
    if (Number.parseInt(field("checksum"), 8) !== checksum(block)) {
      throw new TornArchive("a header is damaged");
    }
    const size = Number.parseInt(field("size"), 8);
    const bytes = await take(size);
    await take((BLOCK - size % BLOCK) % BLOCK);
    const prefix = field("prefix");
    yield { name: prefix ? `${prefix}/${field("name")}` : field("name"), bytes };
  }
  await take(null); // reads the rest, so that a damaged end of the compression or encryption is found
}

/** Returns a function that reads so many bytes of a stream, or to its end. */
function takeBytes(stream: AsyncIterable<Uint8Array>) {
  const source = stream[Symbol.asyncIterator]();
  let rest = new Uint8Array();
  return async (count: number | null): Promise<Uint8Array> => {
    if (count === null) {
      while (!(await source.next()).done);
      return rest;
    }
    const parts: Uint8Array[] = [rest];
    let length = rest.length;
    while (length < count) {
      const { value, done } = await source.next();
      if (done) throw new TornArchive("the copy ends in the middle");
      parts.push(value);
      length += value.length;
    }
    const bytes = parts.length === 1 ? rest : Buffer.concat(parts);
    rest = bytes.subarray(count) as Uint8Array<ArrayBuffer>;
    return bytes.subarray(0, count);
  };
}
