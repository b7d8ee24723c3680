import { setTimeout } from "node:timers/promises";
import { getLogger } from "@logtape/logtape";
import {
  LostHold,
  type SecretChange,
  type SecretRecord,
  type SessionSecrets,
} from "../../../core/delivery/sessions/session_secrets.ts";

const log = getLogger(["garimpo", "whatsapp"]);

/** Milliseconds between one try and the next; the last stands for all further ones. */
const PAUSES = [50, 200, 1_000, 5_000];

/** Tries that failed before the operator hears of it. */
const TRIES_TO_TELL = 3;

type Batch = {
  readonly records: Map<string, SecretRecord>;
  hasCredentials: boolean;
  readonly kept: PromiseWithResolvers<void>;
};

type KeptChanges = {
  /** Keeps these; resolves when they are. @throws LostHold, also ever after. */
  readonly add: (records: readonly SecretRecord[], withCredentials: boolean) => Promise<void>;
  /** The value that is about to be kept; undefined: none is. */
  readonly coming: (kind: string, id: string) => SecretRecord | undefined;
  /** Resolves when nothing is left to be kept. */
  readonly settled: () => Promise<void>;
};

type Options = {
  /** The session's credentials as they are now. */
  readonly credentials: () => string;
  /** Told of each record once it is kept. */
  readonly onKept: (record: SecretRecord) => void;
  /** Whose they are, for the log. */
  readonly name: string;
  /** The session is another process's by now. */
  readonly onLost: () => void;
  /** When it ends, what cannot be kept at once is given up. */
  readonly signal: AbortSignal;
};

/**
 * Writes changes in their order, one write at a time: what comes meanwhile goes together in the
 * next. A database that is away is asked again: a key that is used must be kept first.
 */
export function keptChanges(secrets: SessionSecrets, options: Options): KeptChanges {
  const { credentials, onKept, name, onLost, signal } = options;
  let current: Batch | null = null;
  let next: Batch | null = null;
  let writing = Promise.resolve();
  let lost: LostHold | null = null;

  function add(records: readonly SecretRecord[], withCredentials: boolean): Promise<void> {
    if (lost) return Promise.reject(lost);
    if (!next) {
      next = { records: new Map(), hasCredentials: false, kept: Promise.withResolvers() };
      next.kept.promise.catch(() => {}); // whoever waits for it hears of it
      writing = writing.then(writeNext);
    }
    for (const record of records) next.records.set(keyOf(record.kind, record.id), record);
    next.hasCredentials ||= withCredentials;
    return next.kept.promise;
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
      batch.records.forEach(onKept);
      batch.kept.resolve();
    } catch (error) {
      batch.kept.reject(error);
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
        if (tries === TRIES_TO_TELL) {
          log.warn("keys of {name} are not kept: {error}", { name, error: kindOf(error) });
        }
        const pause = PAUSES[Math.min(tries, PAUSES.length - 1)]!;
        await setTimeout(pause, null, { signal }).catch(() => {}); // or it is closed meanwhile
      }
    }
  }

  return {
    add,
    coming: (kind, id) =>
      next?.records.get(keyOf(kind, id)) ?? current?.records.get(keyOf(kind, id)),
    settled: () => writing,
  };
}

/** Of what went wrong no more than its name: its words may quote what was to be kept. */
const kindOf = (error: unknown) => error instanceof Error ? error.name : typeof error;

const keyOf = (kind: string, id: string) => `${kind}\0${id}`;
