import { RpcError, type Write } from "./protocol.ts";
import type { DocumentStore } from "./store.ts";
import { applyWrites } from "./writes.ts";

export type TransactionOptions = {
  readOnly?: Record<string, unknown>;
  readWrite?: { retryTransaction?: Uint8Array };
};

type OpenTransaction = {
  readonly isReadOnly: boolean;
  /** The version of each document that was read; 0: there was none. */
  readonly read: Map<string, number>;
};

/**
 * Transactions: what one has read must not have changed when it commits, else it is ABORTED. Firestore
 * locks instead and makes others wait, which ends in the same.
 */
export class Transactions {
  readonly #open = new Map<string, OpenTransaction>();
  #count = 0;

  constructor(readonly store: DocumentStore) {}

  begin(options: TransactionOptions = {}): Uint8Array {
    const id = `transaction-${++this.#count}`;
    this.#open.set(id, { isReadOnly: options.readOnly !== undefined, read: new Map() });
    return Buffer.from(id);
  }

  /** Records that a transaction read a document, also one that is not there. */
  read(id: Uint8Array | undefined, names: Iterable<string>): void {
    if (!id?.length) return;
    const { read } = this.#get(id);
    for (const name of names) {
      if (!read.has(name)) read.set(name, this.store.documents.get(name)?.version ?? 0);
    }
  }

  commit(id: Uint8Array | undefined, writes: readonly Write[]) {
    if (id?.length) {
      const { read, isReadOnly } = this.#get(id);
      this.#open.delete(Buffer.from(id).toString());
      if (isReadOnly && writes.length > 0) {
        throw new RpcError("INVALID_ARGUMENT", "Cannot modify entities in a read-only transaction");
      }
      for (const [name, version] of read) {
        if ((this.store.documents.get(name)?.version ?? 0) !== version) {
          throw new RpcError(
            "ABORTED",
            "Too much contention on these documents. Please try again.",
          );
        }
      }
    }
    return applyWrites(this.store, writes);
  }

  rollback(id: Uint8Array): void {
    this.#get(id);
    this.#open.delete(Buffer.from(id).toString());
  }

  /** Ends all open transactions, as their time-outs do. */
  expire(): void {
    this.#open.clear();
  }

  get openCount(): number {
    return this.#open.size;
  }

  #get(id: Uint8Array): OpenTransaction {
    const found = this.#open.get(Buffer.from(id).toString());
    if (found) return found;
    throw new RpcError(
      "INVALID_ARGUMENT",
      "The referenced transaction has expired or is no longer valid.",
    );
  }
}
