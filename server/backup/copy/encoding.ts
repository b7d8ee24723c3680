import { pipeline, Readable } from "node:stream";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import { ConfigError } from "../../config/variables.ts";
import { checkedContent, withChecksum } from "./checksum.ts";
import { type Entry, packTar, unpackTar } from "./tar.ts";

/** Compresses 3 to 5 times as fast as gzip, to less. */
const ZSTD_LEVEL = 3;

export type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * Packs entries into one stream: an archive of `tar`, compressed by zstd, and encrypted by age to each of
 * `recipients`. Without any, a checksum ends it; age authenticates what it encrypts.
 */
export async function encodeCopy(
  entries: AsyncIterable<Entry>,
  recipients: readonly string[],
): Promise<Bytes> {
  const packed = Readable.from(packTar(entries), { objectMode: false });
  const zstd = createZstdCompress({
    params: {
      [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL,
      [constants.ZSTD_c_checksumFlag]: 1,
    },
  });
  packed.on("error", (error) => zstd.destroy(error));
  const compressed = Readable.toWeb(packed.pipe(zstd)) as Bytes;
  if (recipients.length === 0) return withChecksum(compressed);
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return await encrypter.encrypt(compressed) as Bytes;
}

/** How every file of age begins. */
const AGE = new TextEncoder().encode("age-encryption.org/");

/**
 * Reads a copy that is not encrypted to its end and compares its checksum, before any of it is decoded:
 * Deno's decoder of zstd throws past every listener on a damaged stream, and never ends.
 * @throws CannotRestore
 */
export async function verifyCopy(stream: Bytes): Promise<void> {
  const { isEncrypted, whole } = await startsAsAge(stream);
  if (isEncrypted) return await whole.cancel();
  for await (const _ of checkedContent(whole));
}

/** Unpacks the entries of a copy. @throws ConfigError when it is encrypted and no identity opens it */
export async function* decodeCopy(
  stream: Bytes,
  identities: readonly string[],
): AsyncGenerator<Entry> {
  const { isEncrypted, whole } = await startsAsAge(stream);
  const compressed = isEncrypted ? await decrypt(whole, identities) : checkedContent(whole);
  const zstd = createZstdDecompress();
  pipeline(Readable.from(compressed), zstd, () => {}); // an error of either ends the reading below
  yield* unpackTar(zstd);
}

async function decrypt(stream: Bytes, identities: readonly string[]): Promise<Bytes> {
  if (identities.length === 0) {
    throw new ConfigError("The copy is encrypted: set BACKUP_IDENTITY to the key that opens it");
  }
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return await decrypter.decrypt(stream) as Bytes;
  } catch (cause) {
    throw new ConfigError("BACKUP_IDENTITY does not open this copy", { cause });
  }
}

/** Returns whether a stream is age's, and the stream with its beginning. */
async function startsAsAge(stream: Bytes): Promise<{ isEncrypted: boolean; whole: Bytes }> {
  const reader = stream.getReader();
  const first: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  while (length < AGE.length) {
    const { value, done } = await reader.read();
    if (done) break;
    first.push(value);
    length += value.length;
  }
  const start = first.flatMap((chunk) => [...chunk.subarray(0, AGE.length)]);
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const next = first.shift() ?? (await reader.read()).value;
      if (next) controller.enqueue(next);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { isEncrypted: AGE.every((byte, at) => start[at] === byte), whole };
}
