import type {
  DocumentFields,
  DocumentValue,
  FirestoreDocument,
} from "../../../core/firestore/document.ts";

type Timestamp = { readonly seconds?: unknown; readonly nanos?: number | null };

/** A value as the client's protocol layer decodes it; `valueType` names the field that is set. */
export type WireValue = {
  readonly valueType?: string | undefined;
  readonly [field: string]: unknown;
};

export type WireDocument = {
  readonly name?: string | null;
  readonly fields?: Readonly<Record<string, WireValue>> | null;
  readonly createTime?: Timestamp | null;
  readonly updateTime?: Timestamp | null;
};

/** Returns a document, exactly. `root` is what its name begins with. */
export function documentOf(wire: WireDocument, root: string): FirestoreDocument {
  return {
    path: wire.name!.slice(root.length + 1),
    fields: fieldsOf(wire.fields),
    createTime: timeText(wire.createTime!),
    updateTime: timeText(wire.updateTime!),
  };
}

const fieldsOf = (fields?: Readonly<Record<string, WireValue>> | null): DocumentFields =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, valueOf(value)]));

/** Returns a value in the protocol's JSON. @throws Error for a type that this release does not know */
export function valueOf(wire: WireValue): DocumentValue {
  const type = wire.valueType ?? Object.keys(wire)[0];
  const value = wire[type ?? ""];
  switch (type) {
    case "nullValue":
      return { nullValue: null };
    case "booleanValue":
      return { booleanValue: value as boolean };
    case "integerValue":
      return { integerValue: String(value) };
    case "doubleValue":
      return { doubleValue: exactDouble(value as number) };
    case "timestampValue":
      return { timestampValue: timeText(value as Timestamp) };
    case "stringValue":
      return { stringValue: value as string };
    case "bytesValue":
      return { bytesValue: Buffer.from(value as Uint8Array).toString("base64") };
    case "referenceValue":
      return { referenceValue: value as string };
    case "geoPointValue": {
      const { latitude = 0, longitude = 0 } = value as { latitude?: number; longitude?: number };
      return { geoPointValue: { latitude, longitude } };
    }
    case "arrayValue": {
      const { values } = value as { values?: readonly WireValue[] | null };
      return { arrayValue: { values: (values ?? []).map(valueOf) } };
    }
    case "mapValue": {
      const { fields } = value as { fields?: Readonly<Record<string, WireValue>> | null };
      return { mapValue: { fields: fieldsOf(fields) } };
    }
    default:
      throw new Error(`a value of Firestore has the unknown type ${type}`);
  }
}

/** JSON has no words for these; it would lose the sign of zero. */
const exactDouble = (value: number): number | string =>
  Number.isFinite(value) && !Object.is(value, -0)
    ? value
    : Object.is(value, -0)
    ? "-0"
    : String(value);

/** Returns RFC 3339 with nine digits of a second. */
export function timeText({ seconds, nanos }: Timestamp): string {
  const date = new Date(Number(seconds ?? 0) * 1000).toISOString().slice(0, 19);
  return `${date}.${String(nanos ?? 0).padStart(9, "0")}Z`;
}
