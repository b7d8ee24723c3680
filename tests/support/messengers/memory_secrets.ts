import type {
  SecretChange,
  SecretRecord,
  SessionSecrets,
} from "../../../server/core/delivery/sessions/session_secrets.ts";

export type MemorySecrets = SessionSecrets & {
  /** The credentials as last stored; null: never. */
  readonly credentials: () => string | null;
  /** All stored changes, in order. */
  readonly changes: readonly SecretChange[];
  /** Makes every further change fail with that error. */
  readonly lose: (error: Error) => void;
};

/** Stores a session's secrets in memory, to reopen it with. */
export function memorySecrets(records: readonly SecretRecord[] = []): MemorySecrets {
  const kept = new Map<string, Map<string, string>>();
  const changes: SecretChange[] = [];
  let credentials: string | null = null;
  let lost: Error | null = null;

  function keep({ kind, id, value }: SecretRecord): void {
    const ofKind = kept.get(kind) ?? new Map<string, string>();
    kept.set(kind, ofKind);
    if (value === null) ofKind.delete(id);
    else ofKind.set(id, value);
  }
  for (const record of records) keep(record);

  return {
    read(kind, ids) {
      const ofKind = kept.get(kind);
      return Promise.resolve(
        new Map(ids.flatMap((id) => {
          const value = ofKind?.get(id);
          return value === undefined ? [] : [[id, value] as const];
        })),
      );
    },
    write(change) {
      if (lost) return Promise.reject(lost);
      changes.push(change);
      for (const record of change.records) keep(record);
      credentials = change.credentials ?? credentials;
      return Promise.resolve();
    },
    credentials: () => credentials,
    changes,
    lose: (error) => void (lost = error),
  };
}
