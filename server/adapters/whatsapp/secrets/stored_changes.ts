import { setTimeout } from "node:timers/promises";
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

type Batch = {
  readonly records: Map<string, SecretRecord>;
  hasCredentials: boolean;
  readonly stored: PromiseWithResolvers<void>;
};

type StoredChanges = {
  /** Stores records; resolves when they are stored. @throws LostHold, also for all later calls */
  readonly add: (records: readonly SecretRecord[], withCredentials: boolean) => Promise<void>;
  /** Returns the record that is about to be stored; undefined: none. */
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
 * Writes changes in order, one write at a time; changes that come meanwhile are combined in the
 * next. Failed writes are retried: a key must be stored before it is used.
 */
export function storedChanges(secrets: SessionSecrets, options: Options): StoredChanges {
  const { credentials, onStored, name, onLost, signal } = options;
  let current: Batch | null = null;
  let next: Batch | null = null;
  let writing = Promise.resolve();
  let lost: LostHold | null = null;

  function add(records: readonly SecretRecord[], withCredentials: boolean): Promise<void> {
    if (lost) return Promise.reject(lost);
    if (!next) {
      next = { records: new Map(), hasCredentials: false, stored: Promise.withResolvers() };
      next.stored.promise.catch(() => {}); // callers that wait for it get the error
      writing = writing.then(writeNext);
    }
    for (const record of records) next.records.set(keyOf(record.kind, record.id), record);
    next.hasCredentials ||= withCredentials;
    return next.stored.promise;
  }

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
    pending: (kind, id) =>
      next?.records.get(keyOf(kind, id)) ?? current?.records.get(keyOf(kind, id)),
    settled: () => writing,
  };
}

/** Returns only an error's name: its message may quote secrets. */
const kindOf = (error: unknown) => error instanceof Error ? error.name : typeof error;

const keyOf = (kind: string, id: string) => `${kind}\0${id}`;
