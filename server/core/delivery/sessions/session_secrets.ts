/** One record that a vendor's library stores of a session; value null: it is deleted. */
export type SecretRecord = {
  readonly kind: string;
  readonly id: string;
  readonly value: string | null;
};

/** A change to store, entirely or not at all. */
export type SecretChange = {
  /** The session's new credentials; left out: they stay. */
  readonly credentials?: string;
  readonly records: readonly SecretRecord[];
};

/** A session's secrets, stored sealed, for the process that holds the session. */
export type SessionSecrets = {
  /** Reads the existing records of `kind`, by id. */
  readonly read: (kind: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** @throws LostHold if another process holds the session: nothing was stored. */
  readonly write: (change: SecretChange) => Promise<void>;
};

/** Another process holds the session: this one may not change its secrets. */
export class LostHold extends Error {}

/** Returns what a record is sealed about. No kind contains a line break, so contexts are unique. */
export const secretContext = (
  sessionId: string,
  { kind, id }: Pick<SecretRecord, "kind" | "id">,
): string => [sessionId, kind, id].join("\n");
