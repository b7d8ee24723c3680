import { createHash } from "node:crypto";
import { dirname, join, relative } from "node:path";
import { type Entry, pieceName } from "./tar.ts";

/** The files of the data folder that hold keys. */
const KEY_FILES = ["secret_key", "secret_key_earlier"];
/** What the folder holds besides: the database itself, its programs, copies, and what is in the making. */
const LEFT_OUT = /^(?:postgres(?:[.-].*)?|backups|restoring|.*\.partial|tmp.*)$/;

type Options = { readonly withKey: boolean };

/** Lists the files of the data folder that belong in a copy, by their path in it. */
export async function copiedFiles(dataDir: string, { withKey }: Options): Promise<string[]> {
  const found: string[] = [];
  async function walk(folder: string) {
    for await (const { name, isDirectory, isFile } of Deno.readDir(folder)) {
      const path = relative(dataDir, join(folder, name));
      if (folder === dataDir && (LEFT_OUT.test(name) || !withKey && KEY_FILES.includes(name))) {
        continue;
      }
      if (isDirectory) await walk(join(folder, name));
      else if (isFile) found.push(path);
    }
  }
  await walk(dataDir);
  return found.sort();
}

/** What a file held when it was read. */
export type FileDigest = { readonly bytes: number; readonly sha256: string };

/** Yields a file in pieces; one that was removed meanwhile counts as empty. */
export async function* readPieces(
  path: string,
  name: string,
  pieceBytes: number,
): AsyncGenerator<Entry, FileDigest> {
  const hash = createHash("sha256");
  let bytes = 0;
  const file = await Deno.open(path).catch(() => null);
  try {
    for (let number = 1; file; number++) {
      const piece = await readUpTo(file, pieceBytes);
      if (piece.length === 0 && number > 1) break;
      hash.update(piece);
      bytes += piece.length;
      yield { name: pieceName(name, number), bytes: piece };
      if (piece.length < pieceBytes) break;
    }
  } finally {
    file?.close();
  }
  return { bytes, sha256: hash.digest("hex") };
}

async function readUpTo(file: Deno.FsFile, most: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(most);
  let length = 0;
  while (length < most) {
    const count = await file.read(bytes.subarray(length));
    if (count === null) break;
    length += count;
  }
  return bytes.subarray(0, length);
}

/** Writes the pieces of files into a folder, readable by its owner only. */
export function filesWriter(folder: string) {
  const digests = new Map<string, { hash: ReturnType<typeof createHash>; bytes: number }>();
  return {
    async add(path: string, piece: Uint8Array): Promise<void> {
      const target = join(folder, path);
      if (relative(folder, target).startsWith("..")) {
        throw new Error(`${path} leads out of the folder`);
      }
      const digest = digests.get(path) ?? { hash: createHash("sha256"), bytes: 0 };
      if (!digests.has(path)) await Deno.mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await Deno.writeFile(target, piece, { append: digests.has(path), mode: 0o600 });
      digest.hash.update(piece);
      digest.bytes += piece.length;
      digests.set(path, digest);
    },
    digests: (): Record<string, FileDigest> =>
      Object.fromEntries(
        [...digests].map(([path, { hash, bytes }]) => [path, {
          bytes,
          sha256: hash.digest("hex"),
        }]),
      ),
  };
}
