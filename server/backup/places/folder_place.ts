import { join } from "node:path";
import type { Bytes } from "../copy/encoding.ts";
import { isCopyName } from "../copy_name.ts";
import type { Place } from "./place.ts";

/** Ends the name of a copy that is not complete: a program that is killed leaves it so. */
const UNFINISHED = ".partial";

/** Stores copies as files of a folder, readable by their owner only. */
export function folderPlace(folder: string): Place {
  const names = async () => {
    const found: string[] = [];
    try {
      for await (const { name, isFile } of Deno.readDir(folder)) if (isFile) found.push(name);
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
    }
    return found.sort();
  };
  return {
    address: folder,
    list: async () => (await names()).filter(isCopyName),
    async write(name, content) {
      await Deno.mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `${name}${UNFINISHED}`);
      const bytes = await writeSynced(draft, content);
      await Deno.rename(draft, join(folder, name));
      await syncFolder(folder);
      return bytes;
    },
    async read(name) {
      return (await Deno.open(join(folder, name))).readable;
    },
    remove: (name) => Deno.remove(join(folder, name)),
    async removeUnfinished(isOwn) {
      const unfinished = (await names())
        .filter((name) => name.endsWith(UNFINISHED) && isOwn(name.slice(0, -UNFINISHED.length)));
      for (const name of unfinished) await Deno.remove(join(folder, name));
      return unfinished;
    },
  };
}

/** Writes a file that a loss of power does not take. */
async function writeSynced(path: string, content: Bytes): Promise<number> {
  using file = await Deno.open(path, { write: true, createNew: true, mode: 0o600 });
  let bytes = 0;
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length;) at += await file.write(chunk.subarray(at));
    bytes += chunk.length;
  }
  await file.sync();
  return bytes;
}

/** Makes a renamed file survive a loss of power; not every file system can. */
async function syncFolder(folder: string): Promise<void> {
  const file = await Deno.open(folder).catch(() => null);
  await file?.sync().catch(() => {});
  file?.close();
}
