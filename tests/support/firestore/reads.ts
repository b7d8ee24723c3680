import { aggregate, type Aggregation } from "./aggregations.ts";
import { masked } from "./field_paths.ts";
import { RpcError, type StructuredQuery } from "./protocol.ts";
import { runQuery } from "./queries.ts";
import { asWire, type DocumentStore, type StoredDocument } from "./store.ts";
import type { TransactionOptions, Transactions } from "./transactions.ts";

type Mask = { fieldPaths?: string[] };
type Consistency = { transaction?: Uint8Array; newTransaction?: TransactionOptions };

const MOST_PAGE = 300;

const shown = (document: StoredDocument, mask?: Mask) =>
  asWire(mask ? { ...document, fields: masked(document.fields, mask.fieldPaths ?? []) } : document);

/** The calls that list a page of something. */
export function lists(store: DocumentStore) {
  return {
    listDocuments(
      request: {
        parent: string;
        collectionId?: string;
        pageSize?: number;
        pageToken?: string;
        mask?: Mask;
        showMissing?: boolean;
        orderBy?: string;
      },
    ) {
      if (!request.collectionId) {
        throw new RpcError("INVALID_ARGUMENT", "collection_id is required");
      }
      if (request.orderBy && request.showMissing) {
        throw new RpcError("INVALID_ARGUMENT", "order_by with show_missing");
      }
      const collection = `${request.parent}/${request.collectionId}`;
      const most = Math.min(request.pageSize || MOST_PAGE, MOST_PAGE);
      const ids: string[] = [];
      for (
        const id of store.idsOf(collection, request.pageToken ?? "", request.showMissing ?? false)
      ) {
        ids.push(id);
        if (ids.length > most) break;
      }
      const documents = ids.slice(0, most).map((id) => {
        const name = `${collection}/${id}`;
        const document = store.documents.get(name);
        return document ? shown(document, request.mask) : { name };
      });
      return { documents, nextPageToken: ids.length > most ? ids[most - 1]! : "" };
    },

    listCollectionIds(request: { parent: string; pageSize?: number; pageToken?: string }) {
      const all = store.collectionsOf(request.parent);
      const from = request.pageToken ? all.indexOf(request.pageToken) + 1 : 0;
      const most = request.pageSize || MOST_PAGE;
      const collectionIds = all.slice(from, from + most);
      return {
        collectionIds,
        nextPageToken: from + most < all.length ? collectionIds.at(-1)! : "",
      };
    },
  };
}

/** The calls that answer with a stream of what they read. */
export function reads(store: DocumentStore, transactions: Transactions) {
  const shown = (document: StoredDocument, mask?: Mask) =>
    asWire(
      mask ? { ...document, fields: masked(document.fields, mask.fieldPaths ?? []) } : document,
    );
  /** Begins the transaction that a read asks for; @returns what identifies it, if there is one */
  const consistent = ({ transaction, newTransaction }: Consistency) => {
    const begun = newTransaction ? transactions.begin(newTransaction) : undefined;
    return { id: begun ?? transaction, announced: begun ? { transaction: begun } : {} };
  };
  return {
    *batchGetDocuments(request: Consistency & { documents?: string[]; mask?: Mask }) {
      const { id, announced } = consistent(request);
      const readTime = store.now();
      const names = request.documents ?? [];
      transactions.read(id, names);
      if (announced.transaction) yield announced;
      for (const name of names) {
        const document = store.documents.get(name);
        yield document
          ? { found: shown(document, request.mask), readTime }
          : { missing: name, readTime };
      }
    },

    *runQuery(request: Consistency & { parent: string; structuredQuery: StructuredQuery }) {
      const { id, announced } = consistent(request);
      const readTime = store.now();
      if (announced.transaction) yield announced;
      const found = runQuery(store, request.parent, request.structuredQuery);
      transactions.read(id, found.map(({ name }) => name));
      for (const document of found) yield { document: asWire(document), readTime };
      yield { readTime, skippedResults: request.structuredQuery.offset ?? 0 };
    },

    *runAggregationQuery(
      request: Consistency & {
        parent: string;
        structuredAggregationQuery: {
          structuredQuery: StructuredQuery;
          aggregations?: Aggregation[];
        };
      },
    ) {
      const { id, announced } = consistent(request);
      const { structuredQuery, aggregations } = request.structuredAggregationQuery;
      const found = runQuery(store, request.parent, structuredQuery);
      transactions.read(id, found.map(({ name }) => name));
      const aggregateFields = aggregate(found, aggregations ?? []);
      yield { ...announced, result: { aggregateFields }, readTime: store.now() };
    },
  };
}
