import { masked, valueAt } from "./field_paths.ts";
import { matches, orderedByInequality } from "./filters.ts";
import { type Cursor, RpcError, type StructuredQuery, type Value } from "./protocol.ts";
import type { DocumentStore, StoredDocument } from "./store.ts";
import { compareNames, compareValues } from "./values.ts";

const NAME = "__name__";

type Order = { readonly path: string; readonly sign: 1 | -1 };

/** Returns what a query finds, in its order. `parent`: the root of the documents, or a document. */
export function runQuery(
  store: DocumentStore,
  parent: string,
  query: StructuredQuery,
): StoredDocument[] {
  if (isEverything(parent, query)) return pageOfEverything(store, query);
  const orders = ordersOf(query);
  let found = candidates(store, parent, query).filter((document) =>
    orders.every(({ path }) => fieldOf(document, path) !== undefined) &&
    (!query.where || matches(document, query.where))
  );
  found.sort((a, b) => compareDocuments(a, b, orders));
  if (query.startAt) found = found.filter((one) => isAfterStart(one, query.startAt!, orders));
  if (query.endAt) found = found.filter((one) => isBeforeEnd(one, query.endAt!, orders));
  const from = query.offset ?? 0;
  const limit = query.limit ? query.limit.value ?? 0 : Infinity;
  return found.slice(from, from + limit).map((document) => projected(document, query));
}

/** Whether it is a page of all documents of a database, by name. */
const isEverything = (parent: string, { from, where, orderBy, limit, endAt }: StructuredQuery) =>
  parent.endsWith("/documents") && !from?.[0]?.collectionId && from?.[0]?.allDescendants === true &&
  !where && !endAt && limit !== undefined && orderBy?.length === 1 &&
  orderBy[0]!.field.fieldPath === NAME && orderBy[0]!.direction !== "DESCENDING";

function pageOfEverything(store: DocumentStore, { startAt, limit }: StructuredQuery) {
  const page: StoredDocument[] = [];
  for (const document of store.everything(startAt?.values?.[0]?.referenceValue ?? "")) {
    if (page.push(document) === limit!.value) break;
  }
  return page;
}

/** The documents of the collections that a query names. */
function candidates(store: DocumentStore, parent: string, { from }: StructuredQuery) {
  const { collectionId, allDescendants } = from?.[0] ?? {};
  if (collectionId && !allDescendants) return inCollection(store, `${parent}/${collectionId}`);
  const collections = [...store.collectionNames()].filter((name) =>
    name.startsWith(`${parent}/`) && (!collectionId || name.endsWith(`/${collectionId}`))
  );
  return collections.flatMap((name) => inCollection(store, name));
}

function inCollection(store: DocumentStore, collection: string): StoredDocument[] {
  return [...store.idsOf(collection, "", false)].map((id) =>
    store.documents.get(`${collection}/${id}`)!
  );
}

/** The order that is asked for, then of fields with an inequality, then by name. */
function ordersOf(query: StructuredQuery): Order[] {
  const given = (query.orderBy ?? []).map(({ field, direction }): Order => ({
    path: field.fieldPath,
    sign: direction === "DESCENDING" ? -1 : 1,
  }));
  const sign = given.at(-1)?.sign ?? 1;
  const implied = orderedByInequality(query.where).filter((path) =>
    path !== NAME && !given.some((order) => order.path === path)
  ).sort().map((path): Order => ({ path, sign }));
  const orders = [...given, ...implied];
  return orders.some(({ path }) => path === NAME) ? orders : [...orders, { path: NAME, sign }];
}

const fieldOf = (document: StoredDocument, path: string): Value | undefined =>
  path === NAME ? { referenceValue: document.name } : valueAt(document.fields, path);

function compareDocuments(a: StoredDocument, b: StoredDocument, orders: readonly Order[]): number {
  for (const { path, sign } of orders) {
    const order = path === NAME
      ? compareNames(a.name, b.name)
      : compareValues(fieldOf(a, path)!, fieldOf(b, path)!);
    if (order !== 0) return order * sign;
  }
  return 0;
}

/** Compares a document with the position of a cursor, which may name fewer fields than the order. */
function compareToCursor(
  document: StoredDocument,
  { values = [] }: Cursor,
  orders: readonly Order[],
): number {
  if (values.length > orders.length) {
    throw new RpcError("INVALID_ARGUMENT", "Cursor has too many values.");
  }
  for (const [at, value] of values.entries()) {
    const { path, sign } = orders[at]!;
    const order = compareValues(fieldOf(document, path)!, value);
    if (order !== 0) return order * sign;
  }
  return 0;
}

function isAfterStart(document: StoredDocument, cursor: Cursor, orders: readonly Order[]) {
  const order = compareToCursor(document, cursor, orders);
  return cursor.before ? order >= 0 : order > 0;
}

function isBeforeEnd(document: StoredDocument, cursor: Cursor, orders: readonly Order[]) {
  const order = compareToCursor(document, cursor, orders);
  return cursor.before ? order < 0 : order <= 0;
}

function projected(document: StoredDocument, { select }: StructuredQuery): StoredDocument {
  if (!select) return document;
  const paths = (select.fields ?? []).map(({ fieldPath }) => fieldPath);
  return { ...document, fields: masked(document.fields, paths) };
}
