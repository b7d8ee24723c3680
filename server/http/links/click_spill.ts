import { join } from "node:path";
import { getLogger } from "@logtape/logtape";
import type { Click } from "../../core/links/clicks/click.ts";

const log = getLogger(["garimpo", "links"]);

/** Bytes of a file; later clicks are dropped. Five million clicks. */
const MOST_BYTES = 1024 ** 3;
/** Bytes that are read at once; more than a line. */
const READ_BYTES = 1024 ** 2;
/** Processes that may share a data folder. */
const MOST_FILES = 64;
const LINE_END = 10;

/** A file of the clicks that the database has not confirmed; a line is a group of them. */
export type ClickSpill = {
  readonly isEmpty: () => boolean;
  readonly append: (clicks: readonly Click[]) => Promise<void>;
  /** Returns the next clicks that were not passed over; none at the end. */
  readonly next: () => Promise<readonly Click[]>;
  /** Passes over what `next` returned. */
  readonly confirm: () => void;
  /** Empties the file if everything was passed over; false: there is more. */
  readonly finish: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/**
 * Opens the first file in the folder that no other process holds, and takes over those of processes
 * that ended. What a process appended survives its end by force.
 */
export async function openClickSpill(folder: string): Promise<ClickSpill> {
  await Deno.mkdir(folder, { recursive: true });
  const { file, number } = await lockFirst(folder);
  let size = await file.seek(0, Deno.SeekMode.End);
  let [position, nextPosition] = [0, 0];
  let last = Promise.resolve();
  if (size > 0) await write(new Uint8Array([LINE_END])); // the last line may be torn
  await takeOver(folder, number, write);

  /** Runs one task after another: they share the file's position. */
  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = last.then(task);
    last = result.then(() => {}, () => {});
    return result;
  }

  async function write(bytes: Uint8Array) {
    if (size + bytes.length > MOST_BYTES) throw new Error("the file of clicks is full");
    await file.seek(size, Deno.SeekMode.Start);
    for (let at = 0; at < bytes.length;) at += await file.write(bytes.subarray(at));
    size += bytes.length;
    await file.syncData();
  }

  return {
    isEmpty: () => size === 0,
    append: (clicks) =>
      inTurn(() => write(new TextEncoder().encode(`${JSON.stringify(clicks)}\n`))),
    next: () =>
      inTurn(async () => {
        const bytes = new Uint8Array(Math.min(READ_BYTES, size - position));
        await file.seek(position, Deno.SeekMode.Start);
        let read = 0;
        while (read < bytes.length) {
          const more = await file.read(bytes.subarray(read));
          if (more === null) break;
          read += more;
        }
        const end = bytes.lastIndexOf(LINE_END) + 1;
        nextPosition = position + (end || read);
        return new TextDecoder().decode(bytes.subarray(0, end)).split("\n").flatMap(clicksOf);
      }),
    confirm: () => position = nextPosition,
    finish: () =>
      inTurn(async () => {
        if (position < size) return false;
        await file.truncate(0);
        position = nextPosition = size = 0;
        return true;
      }),
    close: () => inTurn(() => Promise.resolve(file.close())),
  };
}

const pathOf = (folder: string, number: number) => join(folder, `clicks-${number}.jsonl`);

async function lockFirst(folder: string) {
  for (let number = 1; number <= MOST_FILES; number++) {
    const path = pathOf(folder, number);
    const file = await Deno.open(path, { read: true, write: true, create: true });
    if (await file.tryLock(true)) return { file, number };
    file.close();
  }
  throw new Error(`${MOST_FILES} processes use ${folder}`);
}

/** Adds the files of processes that ended to the own one. */
async function takeOver(
  folder: string,
  own: number,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  for (let number = own + 1; number <= MOST_FILES; number++) {
    const path = pathOf(folder, number);
    const file = await Deno.open(path, { read: true, write: true }).catch(() => null);
    if (file && await file.tryLock(true)) {
      for await (const chunk of file.readable) await write(chunk);
      await write(new Uint8Array([LINE_END]));
      await Deno.remove(path);
    } else file?.close();
  }
}

/** The clicks of a line; none of one that was torn when a process ended. */
function clicksOf(line: string): readonly Click[] {
  if (line === "") return [];
  try {
    return JSON.parse(line);
  } catch {
    log.warn("a torn line of clicks was passed over: {length} characters", { length: line.length });
    return [];
  }
}
