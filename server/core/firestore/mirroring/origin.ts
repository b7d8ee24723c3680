import {
  type DocumentFields,
  type DocumentValue,
  type FirestoreDocument,
  ORIGIN,
} from "../document.ts";
import { maskOf } from "./mirrored_state.ts";
import type { ResourceKind } from "./resource.ts";

/** A document, or what is to be one. */
type Content = Pick<FirestoreDocument, "path" | "fields">;

/**
 * Returns the mark of a document with these fields: a digest of its path and of what we write. After
 * another writer changes one of the fields, or copies the document, the mark does not fit.
 */
export async function originOf(kind: ResourceKind, { path, fields }: Content): Promise<string> {
  const content = new TextEncoder().encode(path + contentOf(kind, fields));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return `garimpo:${digest.toHex()}`;
}

const contentOf = (kind: ResourceKind, fields: DocumentFields): string =>
  JSON.stringify(maskOf(kind, fields).map((path) => [path, canonical(valueAt(fields, path))]));

/** Whether a document has the mark of its content: we wrote that, now or once. */
export const isMarked = async (kind: ResourceKind, document: Content): Promise<boolean> =>
  document.fields[ORIGIN]?.stringValue === await originOf(kind, document);

/** Whether two documents have the same content, as far as we write it. */
export const sameContent = (kind: ResourceKind, a: DocumentFields, b: DocumentFields): boolean =>
  contentOf(kind, a) === contentOf(kind, b);

function valueAt(fields: DocumentFields, path: string): DocumentValue | null {
  const [first, ...rest] = path.split(".");
  const value = fields[first!] ?? null;
  return rest.length === 0 ? value : valueAt(value?.mapValue?.fields ?? {}, rest.join("."));
}

/** Times count to the millisecond, as our columns; maps may have another order. */
function canonical(value: DocumentValue | null): unknown {
  if (value?.timestampValue !== undefined) {
    return ["time", new Date(value.timestampValue).getTime()];
  }
  if (!value?.mapValue) return value;
  return Object.entries(value.mapValue.fields)
    .sort(([a], [b]) => a < b ? -1 : 1).map(([name, one]) => [name, canonical(one)]);
}
