import { type StructuredQuery } from "./protocol.ts";
import { runQuery } from "./queries.ts";
import { asWire, type Change, type DocumentStore, type StoredDocument } from "./store.ts";

type Target = {
  targetId: number;
  query?: { parent: string; structuredQuery: StructuredQuery };
  documents?: { documents?: string[] };
  resumeToken?: Uint8Array;
};

export type ListenRequest = { addTarget?: Target; removeTarget?: number };
type Send = (response: Record<string, unknown>) => void;

type OpenTarget = {
  readonly target: Target;
  /** The versions of what the client has been shown. */
  shown: Map<string, number>;
};

/** Tokens from before this version are no longer known. */
type Memory = { since: number };

/** One stream of a client with its targets. */
class ListenStream {
  readonly #targets = new Map<number, OpenTarget>();

  constructor(readonly store: DocumentStore, readonly send: Send, readonly memory: Memory) {}

  receive({ addTarget, removeTarget }: ListenRequest): void {
    if (addTarget) this.#add(addTarget);
    else if (removeTarget !== undefined) {
      this.#targets.delete(removeTarget);
      this.send({
        targetChange: { targetChangeType: "REMOVE", targetIds: [removeTarget] },
      });
    }
  }

  /** Sends what a commit changed of each target. */
  publish(changes: readonly Change[]): void {
    let isChanged = false;
    for (const open of this.#targets.values()) {
      isChanged = this.#update(open, changes) || isChanged;
    }
    if (isChanged) this.#snapshot();
  }

  /** Makes the client drop what it knows, and sends everything again. */
  reset(): void {
    for (const open of this.#targets.values()) this.#resend(open);
    this.#snapshot();
  }

  #add(target: Target): void {
    const { targetId, resumeToken } = target;
    const open: OpenTarget = { target, shown: new Map() };
    this.#targets.set(targetId, open);
    this.send({ targetChange: { targetChangeType: "ADD", targetIds: [targetId] } });
    const version = versionOf(resumeToken);
    if (version === null) this.#sendAll(open);
    else if (version < this.memory.since) this.#resend(open);
    else {
      // What the client has: what matched then and has not changed, as only this store knows.
      const changes = this.store.changesSince(version);
      const changed = new Set(changes.map(({ name }) => name));
      for (const document of this.#matching(target)) {
        if (!changed.has(document.name)) open.shown.set(document.name, document.version);
      }
      const gone = changes.filter(({ name }) => !open.shown.has(name));
      for (const { name } of gone) open.shown.set(name, 0);
      this.#update(open, changes);
      this.send({ filter: { targetId, count: open.shown.size } });
    }
    this.#current(targetId);
    this.#snapshot();
  }

  #resend(open: OpenTarget): void {
    const { targetId } = open.target;
    this.send({ targetChange: { targetChangeType: "RESET", targetIds: [targetId] } });
    this.#sendAll(open);
    this.#current(targetId);
  }

  #sendAll(open: OpenTarget): void {
    open.shown = new Map();
    for (const document of this.#matching(open.target)) {
      open.shown.set(document.name, document.version);
      this.#sendDocument(document, open.target.targetId);
    }
  }

  #update(open: OpenTarget, changes: readonly Change[]): boolean {
    const { targetId } = open.target;
    const matching = new Map(this.#matching(open.target).map((one) => [one.name, one]));
    let isChanged = false;
    for (const [name, document] of matching) {
      if (open.shown.get(name) === document.version) continue;
      open.shown.set(name, document.version);
      this.#sendDocument(document, targetId);
      isChanged = true;
    }
    const deleted = new Set(changes.flatMap((one) => one.document ? [] : [one.name]));
    for (const name of [...open.shown.keys()].filter((name) => !matching.has(name))) {
      open.shown.delete(name);
      const gone = { document: name, removedTargetIds: [targetId], readTime: this.store.now() };
      this.send(deleted.has(name) ? { documentDelete: gone } : { documentRemove: gone });
      isChanged = true;
    }
    return isChanged;
  }

  #matching({ query, documents }: Target): StoredDocument[] {
    if (query) return runQuery(this.store, query.parent, query.structuredQuery);
    return (documents?.documents ?? []).flatMap((name) => this.store.documents.get(name) ?? []);
  }

  #sendDocument(document: StoredDocument, targetId: number): void {
    this.send({ documentChange: { document: asWire(document), targetIds: [targetId] } });
  }

  #current(targetId: number): void {
    this.send({
      targetChange: { targetChangeType: "CURRENT", targetIds: [targetId], ...this.#point() },
    });
  }

  /** Says that all before it belongs together. */
  #snapshot(): void {
    this.send({
      targetChange: { targetChangeType: "NO_CHANGE", targetIds: [], ...this.#point() },
    });
  }

  #point() {
    return {
      resumeToken: Buffer.from(`version-${this.store.version}`),
      readTime: this.store.now(),
    };
  }
}

/** Null: a target that begins anew. */
function versionOf(token?: Uint8Array): number | null {
  if (!token?.length) return null;
  return Number(Buffer.from(token).toString().replace("version-", ""));
}

/** The live streams of all clients. */
export class Listens {
  readonly #streams = new Map<ListenStream, () => void>();
  readonly #memory: Memory = { since: 0 };

  constructor(readonly store: DocumentStore) {
    store.onCommit((changes) => this.#streams.forEach((_, stream) => stream.publish(changes)));
  }

  /** Opens a stream; `drop` ends it from here. */
  open(send: Send, drop: () => void) {
    const stream = new ListenStream(this.store, send, this.#memory);
    this.#streams.set(stream, drop);
    return {
      receive: (request: ListenRequest) => stream.receive(request),
      close: () => void this.#streams.delete(stream),
    };
  }

  get count(): number {
    return this.#streams.size;
  }

  /** Resets the targets of all streams. */
  reset(): void {
    for (const stream of this.#streams.keys()) stream.reset();
  }

  /** Drops all streams, as a restart does: clients come back with their tokens. */
  drop(): void {
    for (const drop of [...this.#streams.values()]) drop();
  }

  /** Forgets all tokens given so far: who comes back with one is reset. */
  forgetTokens(): void {
    this.#memory.since = this.store.version + 1;
  }
}
