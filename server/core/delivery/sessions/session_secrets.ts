/** One record that a vendor's library keeps of a session, by its own names; null: there is none. */
export type SecretRecord = {
  readonly kind: string;
  readonly id: string;
  readonly value: string | null;
};

/** What is to be kept: all of it, or nothing. */
export type SecretChange = {
  /** The session's credentials from now on; left out: they stay. */
  readonly credentials?: string;
  readonly records: readonly SecretRecord[];
};

/** A session's secrets as they are kept, sealed, for whoever holds the session. */
export type SessionSecrets = {
  /** Those records of `kind` that there are, by their ids. */
  readonly read: (kind: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** @throws LostHold when another process holds the session by now: nothing was kept. */
  readonly write: (change: SecretChange) => Promise<void>;
};

/** The session is another process's by now: its secrets are no longer ours to change. */
export class LostHold extends Error {}
