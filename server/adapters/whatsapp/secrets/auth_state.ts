import type { AuthenticationCreds, SignalDataTypeMap, SignalKeyStore } from "baileys";
import type {
  SecretRecord,
  SessionSecrets,
} from "../../../core/delivery/sessions/session_secrets.ts";
import { keptChanges } from "./stored_changes.ts";
import type { Library } from "../connection/library.ts";
import type { RecordCache } from "./record_cache.ts";

/** What the library needs to be an account, and what it changes of that. */
export type AuthState = {
  readonly creds: AuthenticationCreds;
  readonly keys: SignalKeyStore;
  /** The credentials are others by now: they are kept, together with the keys that change with them. */
  readonly credsChanged: () => void;
  /** Resolves while the session is still ours. @throws LostHold */
  readonly held: () => Promise<void>;
  /** Resolves when all that changed is kept, or was given up. */
  readonly settled: () => Promise<void>;
};

type Kept = {
  /** As they were kept; null: those of an account that is yet to be linked. */
  readonly credentials: string | null;
  readonly secrets: SessionSecrets;
  readonly cache: RecordCache;
  /** Whose it is, for the log. */
  readonly name: string;
  /** The session is another process's by now. */
  readonly onLost: () => void;
  readonly signal: AbortSignal;
};

/** Where the library keeps bytes in JSON it says so, by this. */
const BYTES = '"Buffer"';

/** What was kept is nothing that an account can be opened with. */
export class UnreadableCredentials extends Error {}

/**
 * The library's keys over the session's secrets: a change is one write, whole or not at all.
 * @throws UnreadableCredentials
 */
export function authState(lib: Library, kept: Kept): AuthState {
  const { secrets, cache, name, onLost, signal } = kept;
  const creds = kept.credentials === null ? lib.initAuthCreds() : linked(kept.credentials);
  let isDirty = false;
  const changes = keptChanges(secrets, {
    credentials() {
      isDirty = false;
      return stringify(creds);
    },
    onKept: ({ kind, id, value }) => cache.set(kind, id, value),
    name,
    onLost,
    signal,
  });

  /** The parser's own words quote what it read: they are not passed on. */
  function linked(credentials: string): AuthenticationCreds {
    try {
      const creds = parse(credentials) as AuthenticationCreds;
      if (creds.me && creds.noiseKey && creds.signedIdentityKey) return creds;
    } catch { /* it is no JSON */ }
    throw new UnreadableCredentials("these are no credentials of WhatsApp");
  }
  function stringify(value: unknown): string {
    return JSON.stringify(value, lib.BufferJSON.replacer);
  }
  /** Looking at each value for bytes takes ten times as long as reading it. */
  function parse(text: string): unknown {
    return text.includes(BYTES) ? JSON.parse(text, lib.BufferJSON.reviver) : JSON.parse(text);
  }

  /** The value of each; null: there is none. */
  async function read(kind: string, ids: readonly string[]): Promise<Map<string, string | null>> {
    const found = new Map<string, string | null>();
    for (const id of ids) {
      const coming = changes.coming(kind, id);
      const known = coming ? coming.value : cache.get(kind, id);
      if (known !== undefined) found.set(id, known);
    }
    const unknown = ids.filter((id) => !found.has(id));
    if (unknown.length === 0) return found;
    const read = await secrets.read(kind, unknown);
    for (const id of unknown) {
      const value = read.get(id) ?? null;
      found.set(id, value);
      const isOld = changes.coming(kind, id) || cache.get(kind, id) !== undefined;
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
      );
      await changes.add(records, isDirty);
    },
  };

  /** The library computes with this one as a message of its own. */
  const revived = (kind: string, value: unknown) =>
    kind === "app-state-sync-key"
      ? lib.proto.Message.AppStateSyncKeyData.fromObject(value as object)
      : value;

  const keepCreds = () => isDirty ? changes.add([], true).catch(() => {}) : Promise.resolve();

  return {
    creds,
    keys,
    credsChanged() {
      if (isDirty) return;
      isDirty = true;
      setTimeout(keepCreds, 0); // the keys that belong to it come in the same breath
    },
    held: () => changes.add([], false),
    async settled() {
      await keepCreds();
      await changes.settled();
    },
  };
}
