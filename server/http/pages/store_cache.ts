import { LRUCache } from "lru-cache";
import { setImmediate } from "node:timers";
import type { StoreId } from "../../core/ids.ts";
import type { CachedPage } from "./cached_page.ts";

/** Bytes of all stores' pages in a process; the least visited leave first. */
const MAX_BYTES = 64_000_000;
/** Stores that one query asks for. */
const MOST_AT_ONCE = 500;
/** Queries begin at most so often; milliseconds. Under load more requests share each. */
const PAUSE_MS = 5;

/** A rendered page, and for how long its ages and prices may be shown. */
export type RenderedStore = { readonly page: CachedPage; readonly validForMs: number };

type Entry = {
  readonly page: CachedPage;
  readonly storeId: StoreId;
  /** The store's changes before its data were read. */
  readonly changeCount: number;
  readonly appearance: number;
  readonly validUntil: number;
};

type Options = {
  /** Reads how often the pages of these stores have changed. */
  readonly changeCounts: (ids: readonly StoreId[]) => Promise<ReadonlyMap<StoreId, number>>;
  /** The version of the site's colours. */
  readonly appearance: () => Promise<number>;
  readonly now?: () => number;
};

type Known = { readonly id: StoreId; readonly changeCount: number };

/**
 * Keeps rendered pages of stores. Each change of what a store shows counts, in the transaction that
 * makes it; a page is served only while the count is the one from before its data were read. So no
 * page is served that is older than a change committed before its request, by any process.
 */
export function storeCache({ changeCounts, appearance, now = Date.now }: Options) {
  const stateOf = inBatches(async (ids: readonly StoreId[]) => {
    const [counts, version] = await Promise.all([changeCounts(ids), appearance()]);
    return { counts, version };
  });
  const rendering = new Map<string, Promise<CachedPage>>();
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page: { plain, br, gzip } }) =>
      plain.body.length + br.body.length + gzip.body.length + 1,
  });

  const checked = (key: string, entry: Entry): Promise<CachedPage | null> =>
    stateOf(entry.storeId).then(({ counts, version }) => {
      const isCurrent = counts.get(entry.storeId) === entry.changeCount &&
        version === entry.appearance;
      if (isCurrent) return entry.page;
      if (entries.peek(key) === entry) entries.delete(key);
      return null;
    });

  async function render(key: string, store: Known, make: () => Promise<RenderedStore>) {
    const version = await appearance();
    const { page, validForMs } = await make();
    const { id: storeId, changeCount } = store;
    const validUntil = now() + validForMs;
    entries.set(key, { page, storeId, changeCount, appearance: version, validUntil });
    return page;
  }

  return {
    /** Returns a page that is current; null, now or later: there is none. */
    find(key: string): Promise<CachedPage | null> | null {
      const entry = entries.get(key);
      return entry && entry.validUntil > now() ? checked(key, entry) : null;
    },

    /** Renders a page of a store as it was read just now, and keeps it. */
    async load(
      key: string,
      store: Known,
      make: () => Promise<RenderedStore>,
    ): Promise<CachedPage> {
      const kept = entries.get(key);
      const isKept = kept?.changeCount === store.changeCount && kept.validUntil > now();
      if (isKept && kept.appearance === await appearance()) return kept.page;
      const once = `${store.changeCount} ${key}`;
      const found = rendering.get(once);
      if (found) return await found;
      const made = render(key, store, make).finally(() => rendering.delete(once));
      rendering.set(once, made);
      return await made;
    },
  };
}

/** Resolves once the requests that have arrived are all being handled, after a pause. */
const gather = (ms: number) =>
  new Promise<void>((resolve) =>
    ms > 0 ? void setTimeout(resolve, ms) : void setImmediate(resolve)
  );

/**
 * Reads what many callers ask for by one query at a time. A query that began before a call does not
 * answer it; calls that come meanwhile share the next one.
 */
function inBatches<Id, Result>(
  read: (ids: readonly Id[]) => Promise<Result>,
): (id: Id) => Promise<Result> {
  type Batch = { readonly ids: Set<Id>; readonly result: Promise<Result> };
  let running: Promise<unknown> = Promise.resolve();
  let next: Batch | null = null;
  let begunAt = -Infinity;

  function begin(): Batch {
    const ids = new Set<Id>();
    const result = running.then(() => gather(begunAt + PAUSE_MS - performance.now())).then(() => {
      next = null;
      begunAt = performance.now();
      return read([...ids]);
    });
    running = result.catch(() => {});
    return { ids, result };
  }

  return (id) => {
    if (next && next.ids.size >= MOST_AT_ONCE) next = null;
    next ??= begin();
    next.ids.add(id);
    return next.result;
  };
}
