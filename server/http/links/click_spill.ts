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
  /** Once it returns, the clicks survive the end of the process by force. @throws when there is no room */
  readonly append: (clicks: readonly Click[]) => void;
  /** Returns the next clicks that were not confirmed; none at the end. */
  readonly next: () => readonly Click[];
  /** Passes over what `next` returned. */
  readonly confirm: () => void;
  /** Empties the file if everything is confirmed; false: there is more. */
  readonly finish: () => boolean;
  readonly close: () => void;
};

/**
 * Opens the first file in the folder that no other process holds, and takes over those of processes
 * that ended. It writes without a pause, so that nothing comes between a click and its line; a line
 * takes some microseconds, and the disk is asked to keep it afterwards.
 */
export async function openClickSpill(folder: string): Promise<ClickSpill> {
  await Deno.mkdir(folder, { recursive: true });
  const { file, number } = await lockFirst(folder);
  let size = file.seekSync(0, Deno.SeekMode.End);
  let [position, nextPosition] = [0, 0];
  let syncing: Promise<void> | null = null;
  if (size > 0) write(new Uint8Array([LINE_END])); // the last line may be torn
  await takeOver(folder, number, write);

  function write(bytes: Uint8Array) {
    if (size + bytes.length > MOST_BYTES) throw new Error("the file of clicks is full");
    file.seekSync(size, Deno.SeekMode.Start);
    for (let at = 0; at < bytes.length;) at += file.writeSync(bytes.subarray(at));
    size += bytes.length;
    syncing ??= file.syncData().catch(() => {}).finally(() => syncing = null);
  }

  function read(): Uint8Array {
    const bytes = new Uint8Array(Math.min(READ_BYTES, size - position));
    file.seekSync(position, Deno.SeekMode.Start);
    let count = 0;
    while (count < bytes.length) {
      const more = file.readSync(bytes.subarray(count));
      if (more === null) break;
      count += more;
    }
    return bytes.subarray(0, count);
  }

  return {
    isEmpty: () => size === 0,
    append: (clicks) => write(new TextEncoder().encode(`${JSON.stringify(clicks)}\n`)),
    next() {
      const bytes = read();
      const end = bytes.lastIndexOf(LINE_END) + 1;
      nextPosition = position + (end || bytes.length);
      return new TextDecoder().decode(bytes.subarray(0, end)).split("\n").flatMap(clicksOf);
    },
    confirm: () => position = nextPosition,
    finish() {
      if (position < size) return false;
      file.truncateSync(0);
      position = nextPosition = size = 0;
      return true;
    },
    close: () => file.close(),
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
  write: (bytes: Uint8Array) => void,
): Promise<void> {
  for (let number = own + 1; number <= MOST_FILES; number++) {
    const path = pathOf(folder, number);
    const file = await Deno.open(path, { read: true, write: true }).catch(() => null);
    if (file && await file.tryLock(true)) {
      for await (const chunk of file.readable) write(chunk);
      write(new Uint8Array([LINE_END]));
      await Deno.remove(path);
    } else file?.close();
  }
}

/** The clicks of a line; none of one that was torn when a process ended, or holds something else. */
function clicksOf(line: string): readonly Click[] {
  if (line === "") return [];
  try {
    const clicks: unknown = JSON.parse(line);
    return Array.isArray(clicks) ? clicks.filter((click) => typeof click?.id === "string") : [];
  } catch {
    log.warn("a torn line of clicks was passed over: {length} characters", { length: line.length });
    return [];
  }
}
