import { AsyncLocalStorage } from "node:async_hooks";
import type { AuthenticationCreds, SignalDataTypeMap, SignalKeyStore } from "baileys";
import type {
  SecretRecord,
  SessionSecrets,
} from "../../../core/delivery/sessions/session_secrets.ts";
import { storedChanges } from "./stored_changes.ts";
import type { Library } from "../connection/library.ts";
import { LRUCache } from "lru-cache";

/** The state that the library needs to act as an account. */
export type AuthState = {
  readonly creds: AuthenticationCreds;
  readonly keys: SignalKeyStore;
  readonly makingSessions: MakingSessions;
  /** Stores changed credentials, together with the keys that change with them. */
  readonly credsChanged: () => void;
  /** Resolves if the session is still held by this process. @throws LostHold */
  readonly held: () => Promise<void>;
  /** Resolves when all changes are stored or given up. */
  readonly settled: () => Promise<void>;
};

/**
 * Runs work that makes sessions with devices. They are stored with their first use: until then
 * nothing relies on them, and the library can make them again.
 */
export type MakingSessions = <Result>(work: () => Promise<Result>) => Promise<Result>;

type Options = {
  /** The stored credentials; null: an account that is not linked yet. */
  readonly credentials: string | null;
  readonly secrets: SessionSecrets;
  readonly cache: RecordCache;
  /** The session's name in the log. */
  readonly name: string;
  /** Called when another process holds the session. */
  readonly onLost: () => void;
  readonly signal: AbortSignal;
};

/**
 * Kinds that are cached and not stored. From the list of somebody's devices the library only moves
 * sessions from their number to their hidden id, which a new session does as well.
 */
const forgettable: ReadonlySet<string> = new Set(["device-list"]);

/** The mark of bytes in the library's JSON. */
const BYTES = '"Buffer"';

/** The stored credentials are invalid. */
export class UnreadableCredentials extends Error {}

/**
 * Provides the library's keys from the session's secrets; each change is one atomic write. @throws
 * UnreadableCredentials
 */
export function authState(lib: Library, options: Options): AuthState {
  const { secrets, cache, name, onLost, signal } = options;
  const creds = options.credentials === null ? lib.initAuthCreds() : linked(options.credentials);
  let isDirty = false;
  let storedCredentials = options.credentials;
  const making = new AsyncLocalStorage<true>();
  const changes = storedChanges(secrets, {
    credentials() {
      isDirty = false;
      return storedCredentials = stringify(creds);
    },
    onStored: ({ kind, id, value }) => cache.set(kind, id, value),
    name,
    onLost,
    signal,
  });

  /** Parses credentials; the parser's error is dropped, since it quotes them. */
  function linked(credentials: string): AuthenticationCreds {
    try {
      const creds = parse(credentials) as AuthenticationCreds;
      if (creds.me && creds.noiseKey && creds.signedIdentityKey) return creds;
    } catch { /* not JSON */ }
    throw new UnreadableCredentials("these are no credentials of WhatsApp");
  }
  function stringify(value: unknown): string {
    return JSON.stringify(value, lib.BufferJSON.replacer);
  }
  /**
   * Parses a record. Reviving bytes takes ten times as long as parsing, so it is skipped where
   * there are none.
   */
  function parse(text: string): unknown {
    return text.includes(BYTES) ? JSON.parse(text, lib.BufferJSON.reviver) : JSON.parse(text);
  }

  /** Reads the values by id; null: there is none. */
  async function read(kind: string, ids: readonly string[]): Promise<Map<string, string | null>> {
    const found = new Map<string, string | null>();
    for (const id of ids) {
      const pending = changes.pending(kind, id);
      const known = pending ? pending.value : cache.get(kind, id);
      if (known !== undefined) found.set(id, known);
    }
    const unknown = forgettable.has(kind) ? [] : ids.filter((id) => !found.has(id));
    if (unknown.length === 0) return found;
    const read = await secrets.read(kind, unknown);
    for (const id of unknown) {
      const value = read.get(id) ?? null;
      found.set(id, value);
      const isOld = changes.pending(kind, id) || cache.get(kind, id) !== undefined;
      if (!isOld) cache.set(kind, id, value);
    }
    return found;
  }

  const keys: SignalKeyStore = {
    async get<Kind extends keyof SignalDataTypeMap>(kind: Kind, ids: string[]) {
      const values: Record<string, SignalDataTypeMap[Kind]> = {};
      for (const [id, text] of await read(kind, ids)) {
        if (text !== null) values[id] = revived(kind, parse(text)) as SignalDataTypeMap[Kind];
      }
      return values;
    },
    async set(data) {
      const records = Object.entries(data).flatMap(([kind, values]) =>
        Object.entries(values).map(([id, value]): SecretRecord => ({
          ...{ kind, id },
          value: value === null || value === undefined ? null : stringify(value),
        }))
      ).filter(mustBeStored);
      const isUnused = ({ kind }: SecretRecord) => kind === "session" && making.getStore() === true;
      changes.hold(records.filter(isUnused));
      const used = records.filter((record) => !isUnused(record));
      if (used.length > 0) await changes.add(used, isDirty);
    },
  };

  /** Caches what need not be stored; false also if it is stored already. */
  function mustBeStored({ kind, id, value }: SecretRecord): boolean {
    if (forgettable.has(kind)) cache.set(kind, id, value);
    return !forgettable.has(kind) &&
      (changes.pending(kind, id) !== undefined || cache.get(kind, id) !== value);
  }

  /** Revives a kind of value that the library expects as a message object. */
  const revived = (kind: string, value: unknown) =>
    kind === "app-state-sync-key"
      ? lib.proto.Message.AppStateSyncKeyData.fromObject(value as object)
      : value;

  /** The library reports a change at each login, even if there is none. */
  async function storeCreds(): Promise<void> {
    if (isDirty) isDirty = stringify(creds) !== storedCredentials;
    if (isDirty) await changes.add([], true).catch(() => {});
  }

  return {
    creds,
    keys,
    makingSessions: (work) => making.run(true, work),
    credsChanged() {
      if (isDirty) return;
      isDirty = true;
      setTimeout(storeCreds, 0); // the keys that belong to it are set in the same tick
    },
    held: () => changes.add([], false),
    async settled() {
      await storeCreds();
      await changes.settled();
    },
  };
}

/** The most characters of records that a process caches, of all its sessions together. */
const MOST_CHARACTERS = 24_000_000;

/** A cache of one session's records; null: there is no such record. */
export type RecordCache = {
  /** Undefined: it is not cached. */
  readonly get: (kind: string, id: string) => string | null | undefined;
  readonly set: (kind: string, id: string, value: string | null) => void;
};

/** Creates caches for sessions that share one memory limit. */
export function recordCaches(mostCharacters = MOST_CHARACTERS): () => RecordCache {
  const records = new LRUCache<string, { readonly value: string | null }>({
    maxSize: mostCharacters,
    sizeCalculation: ({ value }, key) => key.length + (value?.length ?? 0) + 1,
  });
  let opened = 0;
  return () => {
    const session = ++opened; // another process may have changed what an earlier connection cached
    const keyOf = (kind: string, id: string) => `${session}\0${kind}\0${id}`;
    return {
      get: (kind, id) => records.get(keyOf(kind, id))?.value,
      set: (kind, id, value) => void records.set(keyOf(kind, id), { value }),
    };
  };
}
