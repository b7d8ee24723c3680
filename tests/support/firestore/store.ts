import type { Fields, Timestamp, WireDocument } from "./protocol.ts";
import { compareTexts } from "./values.ts";

/** A document as it is stored. */
export type StoredDocument = {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
  /** The number of the commit that wrote it. */
  readonly version: number;
};

/** What a commit did to one document; `document` null: it was deleted. */
export type Change = {
  readonly name: string;
  readonly document: StoredDocument | null;
  readonly version: number;
};

const MICROS_MS = 1000;

/**
 * The documents of one database, by their names (`projects/…/documents/a/b`), with what lists need:
 * the ids of each collection in order, those of missing documents with documents below them too.
 */
export class DocumentStore {
  readonly documents = new Map<string, StoredDocument>();
  /** Ids in order, by the name of their collection; also of documents that are not there. */
  readonly #ids = new Map<string, string[]>();
  readonly #collections = new Map<string, Set<string>>();
  readonly #log: Change[] = [];
  readonly #listeners = new Set<(changes: readonly Change[]) => void>();
  /** Milliseconds since 1970; a test may wind it. */
  clock: () => number = Date.now;
  #lastMicros = 0;
  #sorted: string[] | null = null;
  version = 0;

  /** A time that is later than all before it; microseconds, as Firestore's. */
  tick(): Timestamp {
    this.#lastMicros = Math.max(this.#lastMicros + 1, this.clock() * MICROS_MS);
    return asTimestamp(this.#lastMicros);
  }

  /** The time of the last commit, or now. */
  now(): Timestamp {
    return asTimestamp(Math.max(this.#lastMicros, this.clock() * MICROS_MS));
  }

  /** Writes what a commit decided, at one time; null deletes. */
  commit(writes: ReadonlyMap<string, Fields | null>, at: Timestamp): void {
    if (writes.size === 0) return;
    this.version++;
    const changes: Change[] = [];
    for (const [name, fields] of writes) {
      const before = this.documents.get(name);
      if (fields === null) {
        this.documents.delete(name);
        this.#sorted = null;
        if (before) changes.push({ name, document: null, version: this.version });
        continue;
      }
      const document = {
        name,
        fields,
        createTime: before?.createTime ?? at,
        updateTime: at,
        version: this.version,
      };
      this.documents.set(name, document);
      if (!before) {
        this.#index(name);
        this.#sorted = null;
      }
      changes.push({ name, document, version: this.version });
    }
    this.#log.push(...changes);
    for (const listener of this.#listeners) listener(changes);
  }

  /** What changed after a version. */
  changesSince(version: number): Change[] {
    return this.#log.filter((change) => change.version > version);
  }

  onCommit(listener: (changes: readonly Change[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The ids of a collection's documents, in order; with `showMissing` those that only have children. */
  *idsOf(collection: string, after: string, showMissing: boolean): Iterable<string> {
    const ids = this.#ids.get(collection) ?? [];
    for (let at = after === "" ? 0 : position(ids, after); at < ids.length; at++) {
      const id = ids[at]!;
      if (id === after) continue;
      const name = `${collection}/${id}`;
      if (this.documents.has(name)) yield id;
      else if (showMissing && this.collectionsOf(name).length > 0) yield id;
    }
  }

  /** All documents by name, from behind `after`; for reading everything in pages. */
  *everything(after: string): Iterable<StoredDocument> {
    this.#sorted ??= [...this.documents.keys()].map(sortKey).sort();
    const names = this.#sorted;
    for (let at = after === "" ? 0 : place(names, sortKey(after)); at < names.length; at++) {
      const document = this.documents.get(nameOf(names[at]!));
      if (document && document.name !== after) yield document;
    }
  }

  /** The ids of the collections below a document, or below the root. */
  collectionsOf(parent: string): string[] {
    const named = [...this.#collections.get(parent) ?? []];
    return named.filter((id) =>
      !this.idsOf(`${parent}/${id}`, "", true)[Symbol.iterator]().next()
        .done
    ).sort(compareTexts);
  }

  /** Every collection that there ever was, by its name. */
  collectionNames(): Iterable<string> {
    return this.#ids.keys();
  }

  /** Adds a document, and the missing ones above it, to the lists. */
  #index(name: string): void {
    const segments = name.split("/");
    for (let end = segments.length; end > 5; end -= 2) { // projects/p/databases/d/documents
      const collection = segments.slice(0, end - 1).join("/");
      const parent = segments.slice(0, end - 2).join("/");
      const id = segments[end - 1]!;
      if (!this.#collections.has(parent)) this.#collections.set(parent, new Set());
      this.#collections.get(parent)!.add(segments[end - 2]!);
      if (!this.#ids.has(collection)) this.#ids.set(collection, []);
      const ids = this.#ids.get(collection)!;
      const at = position(ids, id);
      if (ids[at] === id) break;
      ids.splice(at, 0, id);
    }
  }
}

const asTimestamp = (micros: number): Timestamp => ({
  seconds: String(Math.floor(micros / 1_000_000)),
  nanos: micros % 1_000_000 * MICROS_MS,
});

/** A segment ends before every character of another, also before a zero byte. */
const sortKey = (name: string) => name.replaceAll("\0", "\0\x01").replaceAll("/", "\0\0");
const nameOf = (key: string) =>
  key.split("\0\0").map((segment) => segment.replaceAll("\0\x01", "\0")).join("/");

function place(names: readonly string[], key: string): number {
  let [from, to] = [0, names.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (names[middle]! < key) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Returns where an id is, or would be. */
function position(ids: readonly string[], id: string): number {
  let [from, to] = [0, ids.length];
  if (to > 0 && compareTexts(ids[to - 1]!, id) < 0) return to; // seeds come in order
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compareTexts(ids[middle]!, id) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

export const asWire = (
  { name, fields, createTime, updateTime }: StoredDocument,
): WireDocument => ({ name, fields, createTime, updateTime });
