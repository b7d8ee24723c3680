/** Messages of the protocol that the stand-in reads and writes, as proto-loader decodes them. */
export type Timestamp = { seconds?: string | number; nanos?: number };

/** One value of a document: exactly one of these is set. */
export type Value = {
  nullValue?: string | number;
  booleanValue?: boolean;
  integerValue?: string | number;
  doubleValue?: number;
  timestampValue?: Timestamp;
  stringValue?: string;
  bytesValue?: Uint8Array;
  referenceValue?: string;
  geoPointValue?: { latitude?: number; longitude?: number };
  arrayValue?: { values?: Value[] };
  mapValue?: { fields?: Fields };
};
export type Fields = Record<string, Value>;

export type WireDocument = {
  name: string;
  fields?: Fields;
  createTime?: Timestamp;
  updateTime?: Timestamp;
};

export type FieldReference = { fieldPath: string };

export type Filter = {
  compositeFilter?: { op: "AND" | "OR"; filters?: Filter[] };
  fieldFilter?: { field: FieldReference; op: string; value: Value };
  unaryFilter?: { field: FieldReference; op: string };
};

export type Cursor = { values?: Value[]; before?: boolean };

export type StructuredQuery = {
  select?: { fields?: FieldReference[] };
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: { field: FieldReference; direction?: string }[];
  startAt?: Cursor;
  endAt?: Cursor;
  offset?: number;
  limit?: { value?: number };
};

export type Precondition = { exists?: boolean; updateTime?: Timestamp };

export type FieldTransform = {
  fieldPath: string;
  setToServerValue?: string;
  increment?: Value;
  maximum?: Value;
  minimum?: Value;
  appendMissingElements?: { values?: Value[] };
  removeAllFromArray?: { values?: Value[] };
};

export type Write = {
  update?: WireDocument;
  delete?: string;
  transform?: { document: string; fieldTransforms?: FieldTransform[] };
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: FieldTransform[];
  currentDocument?: Precondition;
};

export type WriteResult = { updateTime: Timestamp | null; transformResults: Value[] };

/** gRPC's status codes that the stand-in answers with. */
export const status = {
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
} as const;
export type StatusName = keyof typeof status;

/** A refusal, as gRPC reports it. */
export class RpcError extends Error {
  readonly code: number;
  constructor(name: StatusName, readonly details: string) {
    super(`${name}: ${details}`);
    this.code = status[name];
  }
}
