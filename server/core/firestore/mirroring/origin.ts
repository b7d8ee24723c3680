import type { DocumentFields, DocumentValue } from "../document.ts";
import { masks } from "./mirrored_state.ts";
import type { ResourceKind } from "./resource.ts";

/** The field that says that we wrote a document. */
export const ORIGIN = "origin";

/**
 * Returns the mark of a document with these fields: a digest of what we write. After another
 * writer changes one of the fields, the mark does not fit, even if they keep it.
 */
export async function originOf(kind: ResourceKind, fields: DocumentFields): Promise<string> {
  const content = new TextEncoder().encode(contentOf(kind, fields));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return `garimpo:${digest.toHex()}`;
}

const contentOf = (kind: ResourceKind, fields: DocumentFields): string =>
  JSON.stringify(masks[kind].map((path) => [path, canonical(valueAt(fields, path))]));

/** Whether the content of a document is what we wrote. */
export const isOwn = async (kind: ResourceKind, fields: DocumentFields): Promise<boolean> =>
  fields[ORIGIN]?.stringValue === await originOf(kind, fields);

/** Whether two documents have the same content, as far as we write it. */
export const sameContent = (kind: ResourceKind, a: DocumentFields, b: DocumentFields): boolean =>
  contentOf(kind, a) === contentOf(kind, b);

function valueAt(fields: DocumentFields, path: string): DocumentValue | null {
  const [first, ...rest] = path.split(".");
  const value = fields[first!] ?? null;
  return rest.length === 0 ? value : valueAt(value?.mapValue?.fields ?? {}, rest.join("."));
}

/** Times may have other zeros at their end, maps another order. */
function canonical(value: DocumentValue | null): unknown {
  if (value?.timestampValue !== undefined) {
    return ["time", value.timestampValue.replace(/\.?0*Z$/, "Z")];
  }
  if (!value?.mapValue) return value;
  return Object.entries(value.mapValue.fields)
    .sort(([a], [b]) => a < b ? -1 : 1).map(([name, one]) => [name, canonical(one)]);
}
