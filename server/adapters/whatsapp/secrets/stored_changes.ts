import { setImmediate, setTimeout } from "node:timers/promises";
import { getLogger } from "@logtape/logtape";
import {
  LostHold,
  type SecretChange,
  type SecretRecord,
  type SessionSecrets,
} from "../../../core/delivery/sessions/session_secrets.ts";

const log = getLogger(["garimpo", "whatsapp"]);

/** Milliseconds between attempts; the last applies to all further ones. */
const PAUSES = [50, 200, 1_000, 5_000];

/** Failed attempts after which it is logged. */
const TRIES_TO_LOG = 3;

/** The most records that are held: those of two messages to groups of a thousand. */
const MOST_HELD = 2_000;

type Batch = {
  readonly records: Map<string, SecretRecord>;
  hasCredentials: boolean;
  readonly stored: PromiseWithResolvers<void>;
};

type StoredChanges = {
  /** Stores records; resolves when they are stored. @throws LostHold, also for all later calls */
  readonly add: (records: readonly SecretRecord[], withCredentials: boolean) => Promise<void>;
  /**
   * Holds records that can be made again until each is added anew, or until the end. They are not
   * what a message relies on.
   */
  readonly hold: (records: readonly SecretRecord[]) => void;
  /** Returns the record that is about to be stored, or held; undefined: none. */
  readonly pending: (kind: string, id: string) => SecretRecord | undefined;
  /** Resolves when nothing is left to store. */
  readonly settled: () => Promise<void>;
};

type Options = {
  /** Returns the session's present credentials. */
  readonly credentials: () => string;
  /** Called for each record once it is stored. */
  readonly onStored: (record: SecretRecord) => void;
  /** The session's name in the log. */
  readonly name: string;
  /** Called when another process holds the session. */
  readonly onLost: () => void;
  /** When it ends, changes that cannot be stored at once are given up. */
  readonly signal: AbortSignal;
};

/**
 * Writes changes in order, one write at a time; changes of the same turn of the event loop, and
 * those that come during a write, are combined in one: a message to a new group changes hundreds of
 * keys. Failed writes are retried: a key must be stored before it is used.
 */
export function storedChanges(secrets: SessionSecrets, options: Options): StoredChanges {
  const { credentials, onStored, name, onLost, signal } = options;
  let current: Batch | null = null;
  let next: Batch | null = null;
  let writing = Promise.resolve();
  let lost: LostHold | null = null;
  const held = new Map<string, SecretRecord>();

  function add(records: readonly SecretRecord[], withCredentials: boolean): Promise<void> {
    if (lost) return Promise.reject(lost);
    if (!next) {
      next = { records: new Map(), hasCredentials: false, stored: Promise.withResolvers() };
      next.stored.promise.catch(() => {}); // callers that wait for it get the error
      writing = writing.then(() => setImmediate()).then(writeNext);
    }
    for (const record of records) {
      next.records.set(keyOf(record), record);
      held.delete(keyOf(record));
    }
    next.hasCredentials ||= withCredentials;
    return next.stored.promise;
  }

  function hold(records: readonly SecretRecord[]): void {
    for (const record of records) held.set(keyOf(record), record);
    if (held.size > MOST_HELD) addHeld();
  }

  const addHeld = () => void add([...held.values()], false).catch(() => {});

  async function writeNext(): Promise<void> {
    const batch = next!;
    next = null;
    current = batch;
    try {
      if (lost) throw lost;
      await write({
        ...batch.hasCredentials && { credentials: credentials() },
        records: [...batch.records.values()],
      });
      batch.records.forEach(onStored);
      batch.stored.resolve();
    } catch (error) {
      batch.stored.reject(error);
    }
    current = null;
  }

  async function write(change: SecretChange): Promise<void> {
    for (let tries = 0;; tries++) {
      try {
        return await secrets.write(change);
      } catch (error) {
        if (error instanceof LostHold) {
          lost = error;
          onLost();
        }
        if (lost || signal.aborted) throw error;
        if (tries === TRIES_TO_LOG) {
          log.warn("keys of {name} are not stored: {error}", { name, error: kindOf(error) });
        }
        const pause = PAUSES[Math.min(tries, PAUSES.length - 1)]!;
        await setTimeout(pause, null, { signal }).catch(() => {}); // rejects when it is closed
      }
    }
  }

  return {
    add,
    hold,
    pending(kind, id) {
      const key = keyOf({ kind, id });
      return held.get(key) ?? next?.records.get(key) ?? current?.records.get(key);
    },
    settled() {
      if (held.size > 0) addHeld();
      return writing;
    },
  };
}

/** Returns only an error's name: its message may quote secrets. */
const kindOf = (error: unknown) => error instanceof Error ? error.name : typeof error;

const keyOf = ({ kind, id }: Pick<SecretRecord, "kind" | "id">) => `${kind}\0${id}`;
