import type { SecretRecord, SessionSecrets } from "../../core/delivery/sessions/session_secrets.ts";

/** The secrets of an account that is just being linked: nobody keeps them yet. */
export type UnsavedSecrets = SessionSecrets & {
  readonly all: () => { readonly credentials: string; readonly secrets: readonly SecretRecord[] };
};

/** Secrets in memory, until they are somebody's. */
export function unsavedSecrets(): UnsavedSecrets {
  const records = new Map<string, SecretRecord>();
  const keyOf = (kind: string, id: string) => `${kind}\0${id}`;
  let credentials = "";
  return {
    read(kind, ids) {
      const values = ids.flatMap((id): [string, string][] => {
        const value = records.get(keyOf(kind, id))?.value ?? null;
        return value === null ? [] : [[id, value]];
      });
      return Promise.resolve(new Map(values));
    },
    write(change) {
      credentials = change.credentials ?? credentials;
      for (const record of change.records) records.set(keyOf(record.kind, record.id), record);
      return Promise.resolve();
    },
    all: () => ({
      credentials,
      secrets: [...records.values()].filter(({ value }) => value !== null),
    }),
  };
}
