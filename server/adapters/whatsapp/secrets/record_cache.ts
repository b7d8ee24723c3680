import { LRUCache } from "lru-cache";

/** Characters of records that a process remembers, of all its sessions together. */
const MOST_CHARACTERS = 24_000_000;

/** What was last kept of one session's records; null: that there is none. */
export type RecordCache = {
  /** Undefined: it is not remembered. */
  readonly get: (kind: string, id: string) => string | null | undefined;
  readonly set: (kind: string, id: string, value: string | null) => void;
};

/** Caches for one session after the other, that take no more memory all together than one may. */
export function recordCaches(mostCharacters = MOST_CHARACTERS): () => RecordCache {
  const records = new LRUCache<string, { readonly value: string | null }>({
    maxSize: mostCharacters,
    sizeCalculation: ({ value }, key) => key.length + (value?.length ?? 0) + 1,
  });
  let opened = 0;
  return () => {
    const session = ++opened; // what an earlier connection knew may be another process's to change
    const keyOf = (kind: string, id: string) => `${session}\0${kind}\0${id}`;
    return {
      get: (kind, id) => records.get(keyOf(kind, id))?.value,
      set: (kind, id, value) => void records.set(keyOf(kind, id), { value }),
    };
  };
}
