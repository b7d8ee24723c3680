import { RpcError, status, type Write } from "./protocol.ts";
import type { DocumentStore } from "./store.ts";
import type { TransactionOptions, Transactions } from "./transactions.ts";
import { applyWrites } from "./writes.ts";

/** The most writes of one call, as Firestore's limits say. */
const MOST_WRITES = 500;

/** The calls that write. */
export function commits(store: DocumentStore, transactions: Transactions) {
  return {
    beginTransaction: (request: { options?: TransactionOptions }) => ({
      transaction: transactions.begin(request.options),
    }),

    commit(request: { writes?: Write[]; transaction?: Uint8Array }) {
      const writes = request.writes ?? [];
      if (writes.length > MOST_WRITES) {
        throw new RpcError("INVALID_ARGUMENT", `maximum ${MOST_WRITES} writes allowed per request`);
      }
      const { results, commitTime } = transactions.commit(request.transaction, writes);
      return { writeResults: results, commitTime };
    },

    rollback(request: { transaction: Uint8Array }) {
      transactions.rollback(request.transaction);
      return {};
    },

    /** Each write by itself: one that fails leaves the others. */
    batchWrite(request: { writes?: Write[] }) {
      const writes = request.writes ?? [];
      if (writes.length > MOST_WRITES) {
        throw new RpcError("INVALID_ARGUMENT", `maximum ${MOST_WRITES} writes allowed per request`);
      }
      const names = writes.map((write) => write.update?.name ?? write.delete);
      if (new Set(names).size < names.length) {
        throw new RpcError("INVALID_ARGUMENT", "two writes of one document");
      }
      const answers = writes.map((write) => {
        try {
          const { results } = applyWrites(store, [write]);
          return { result: results[0]!, status: { code: 0 } };
        } catch (error) {
          if (!(error instanceof RpcError)) throw error;
          const { code, details } = error;
          return {
            result: { updateTime: null, transformResults: [] },
            status: { code: code || status.INTERNAL, message: details },
          };
        }
      });
      return {
        writeResults: answers.map(({ result }) => result),
        status: answers.map((answer) => answer.status),
      };
    },
  };
}
