import { join } from "node:path";
import { getLogger } from "@logtape/logtape";
import type { Click, ClickBatch } from "../../core/links/clicks/click.ts";

const log = getLogger(["garimpo", "links"]);

/** Bytes of a file; later clicks are dropped. Five million clicks. */
const MOST_BYTES = 1024 ** 3;
/** Bytes that are read at once; more than a line. */
const READ_BYTES = 1024 ** 2;
/** Processes that may share a data folder. */
const MOST_FILES = 64;
const LINE_END = 10;

/** A file of the clicks that the database has not confirmed; a line is a batch of them. */
export type ClickSpill = {
  readonly isEmpty: () => boolean;
  /** Once it returns, the clicks survive the end of the process by force. @throws when there is no room */
  readonly append: (batch: ClickBatch) => void;
  /** Returns the next batches that were not confirmed; none at the end. */
  readonly next: () => readonly ClickBatch[];
  /** Passes over what `next` returned. */
  readonly confirm: () => void;
  /** Empties the file if everything is confirmed; false: there is more. */
  readonly finish: () => boolean;
  /** Waits for the disk, which would hold the file, and so its lock, beyond its end. */
  readonly close: () => Promise<void>;
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
  await takeOver(folder, { number, write, sync: () => file.syncData() });

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
    append: (batch) => write(new TextEncoder().encode(`${JSON.stringify(batch)}\n`)),
    next() {
      const bytes = read();
      const end = bytes.lastIndexOf(LINE_END) + 1;
      nextPosition = position + (end || bytes.length);
      return new TextDecoder().decode(bytes.subarray(0, end)).split("\n").flatMap(batchOf);
    },
    confirm: () => position = nextPosition,
    finish() {
      if (position < size) return false;
      file.truncateSync(0);
      position = nextPosition = size = 0;
      return true;
    },
    async close() {
      await syncing;
      file.close();
    },
  };
}

const pathOf = (folder: string, number: number) => join(folder, `clicks-${number}.jsonl`);

async function lockFirst(folder: string) {
  for (let number = 1; number <= MOST_FILES; number++) {
    const path = pathOf(folder, number);
    for (;;) {
      const file = await Deno.open(path, { read: true, write: true, create: true });
      const isLocked = await file.tryLock(true);
      if (isLocked && await isAt(path, file)) return { file, number };
      file.close();
      if (!isLocked) break; // else another process took it over and removed it meanwhile
    }
  }
  throw new Error(`${MOST_FILES} processes use ${folder}`);
}

/** Whether a path still names an open file: what is written to a removed one ends with the process. */
async function isAt(path: string, file: Deno.FsFile): Promise<boolean> {
  const [named, opened] = await Promise.all([Deno.stat(path).catch(() => null), file.stat()]);
  return named !== null && named.ino === opened.ino && named.dev === opened.dev;
}

type Own = {
  readonly number: number;
  readonly write: (bytes: Uint8Array) => void;
  /** Waits until the disk has what was written. */
  readonly sync: () => Promise<void>;
};

/** Adds the files of processes that ended to the own one. They stay locked until they are removed. */
async function takeOver(folder: string, { number: own, write, sync }: Own): Promise<void> {
  for (let number = own + 1; number <= MOST_FILES; number++) {
    const path = pathOf(folder, number);
    const file = await Deno.open(path, { read: true, write: true }).catch(() => null);
    if (!file) continue;
    try {
      if (!await file.tryLock(true) || !await isAt(path, file)) continue;
      const chunk = new Uint8Array(READ_BYTES);
      for (let count; (count = await file.read(chunk)) !== null;) write(chunk.subarray(0, count));
      write(new Uint8Array([LINE_END]));
      await sync();
      await Deno.remove(path);
    } finally {
      file.close();
    }
  }
}

/** The batch of a line; none of one that was torn when a process ended, or holds something else. */
function batchOf(line: string): readonly ClickBatch[] {
  if (line === "") return [];
  try {
    const read: Partial<ClickBatch> | null = earlier(JSON.parse(line));
    const { writer, first } = read ?? {};
    const clicks = Array.isArray(read?.clicks) ? read.clicks.filter(isClick) : [];
    const isBatch = UUID.test(writer ?? "") && Number.isSafeInteger(first) && clicks.length > 0;
    return isBatch ? [{ writer: writer!, first: first!, clicks }] : [];
  } catch {
    log.warn("a torn line of clicks was passed over: {length} characters", { length: line.length });
    return [];
  }
}

/** A line of an earlier version is a list of clicks with ids. */
const earlier = (read: unknown) =>
  Array.isArray(read) ? { writer: read[0]?.id, first: 1, clicks: read } : read as ClickBatch | null;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isClick = (click: Partial<Click> | null): click is Click =>
  typeof click?.linkId === "string" && Number.isSafeInteger(click.at);
