import {
  type DocumentReference,
  type DocumentSnapshot,
  GeoPoint,
  Timestamp,
} from "firebase-admin/firestore";
import type {
  DocumentFields,
  DocumentValue,
  FirestoreDocument,
} from "../../../core/firestore/document.ts";
import { timeText, valueOf } from "./document_json.ts";

/** Returns a document that the SDK read with `useBigInt`. */
export function documentOfSnapshot(snapshot: DocumentSnapshot): FirestoreDocument {
  const time = ({ seconds, nanoseconds }: Timestamp) => timeText({ seconds, nanos: nanoseconds });
  return {
    path: snapshot.ref.path,
    fields: fieldsOf(snapshot.data() ?? {}),
    createTime: time(snapshot.createTime!),
    updateTime: time(snapshot.updateTime!),
  };
}

const fieldsOf = (data: Readonly<Record<string, unknown>>): DocumentFields =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toJson(value)]));

function toJson(value: unknown): DocumentValue {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "bigint") return { integerValue: String(value) };
  if (typeof value === "number") return valueOf({ doubleValue: value });
  if (typeof value === "string") return { stringValue: value };
  if (value instanceof Timestamp) {
    return { timestampValue: timeText({ seconds: value.seconds, nanos: value.nanoseconds }) };
  }
  if (value instanceof GeoPoint) {
    return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  }
  if (value instanceof Uint8Array) return valueOf({ bytesValue: value });
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toJson) } };
  if (isReference(value)) {
    const root = `projects/${value.firestore.projectId}/databases/${value.firestore.databaseId}`;
    return { referenceValue: `${root}/documents/${value.path}` };
  }
  if (isVector(value)) {
    const values = value.toArray().map((doubleValue) => valueOf({ doubleValue }));
    const type = { stringValue: "__vector__" };
    return { mapValue: { fields: { __type__: type, value: { arrayValue: { values } } } } };
  }
  return { mapValue: { fields: fieldsOf(value as Record<string, unknown>) } };
}

/** The SDK makes a class of what the protocol has as a map. */
const isVector = (value: unknown): value is { readonly toArray: () => number[] } =>
  typeof value === "object" && value !== null && "toArray" in value &&
  typeof value.toArray === "function";

const isReference = (value: unknown): value is DocumentReference & {
  readonly firestore: { readonly projectId: string };
} =>
  typeof value === "object" && value !== null && "firestore" in value && "path" in value &&
  typeof value.path === "string";

/** Returns fields as the SDK writes them. */
export const toSdk = (fields: DocumentFields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, sdkValue(value)]));

/** @throws Error for a type that we never write */
function sdkValue(value: DocumentValue): unknown {
  if (value.nullValue === null) return null;
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.integerValue !== undefined) return BigInt(value.integerValue);
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.timestampValue !== undefined) {
    return Timestamp.fromDate(new Date(value.timestampValue));
  }
  if (value.mapValue) return toSdk(value.mapValue.fields);
  throw new Error(`nothing of ours has the type ${Object.keys(value)[0]}`);
}
