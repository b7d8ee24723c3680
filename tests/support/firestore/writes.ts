import { valueAt, withValueAt } from "./field_paths.ts";
import {
  type Fields,
  type FieldTransform,
  type Precondition,
  RpcError,
  type Timestamp,
  type Value,
  type Write,
  type WriteResult,
} from "./protocol.ts";
import type { DocumentStore } from "./store.ts";
import { compareTimes, compareValues, numberOf, sameValue } from "./values.ts";

const MOST_INT = 2n ** 63n - 1n;
const LEAST_INT = -(2n ** 63n);

/** Applies writes at once, or none of them. @throws RpcError for a precondition that does not hold */
export function applyWrites(store: DocumentStore, writes: readonly Write[]): {
  readonly results: WriteResult[];
  readonly commitTime: Timestamp;
} {
  const commitTime = store.tick();
  const pending = new Map<string, Fields | null>();
  const current = (name: string): Fields | null =>
    pending.has(name) ? pending.get(name)! : store.documents.get(name)?.fields ?? null;
  const results = writes.map((write): WriteResult => {
    const name = nameOf(write);
    const before = current(name);
    checkPrecondition(store, name, before !== null, write.currentDocument);
    if (write.delete !== undefined) {
      pending.set(name, null);
      return { updateTime: null, transformResults: [] };
    }
    const transforms = write.updateTransforms ?? write.transform?.fieldTransforms ?? [];
    const { fields, transformResults } = transformed(
      updated(before, write),
      transforms,
      commitTime,
    );
    pending.set(name, fields);
    return { updateTime: commitTime, transformResults };
  });
  store.commit(pending, commitTime);
  return { results, commitTime };
}

function nameOf(write: Write): string {
  const name = write.update?.name ?? write.delete ?? write.transform?.document;
  if (!name || name.split("/").length % 2 !== 1 || /\/\/|\/$/.test(name)) {
    throw new RpcError("INVALID_ARGUMENT", `the document's name ${name}`);
  }
  return name;
}

function checkPrecondition(
  store: DocumentStore,
  name: string,
  exists: boolean,
  precondition?: Precondition,
): void {
  if (precondition?.exists === true && !exists) {
    throw new RpcError("NOT_FOUND", `No document to update: ${name}`);
  }
  if (precondition?.exists === false && exists) {
    throw new RpcError("ALREADY_EXISTS", `Document already exists: ${name}`);
  }
  if (!precondition?.updateTime) return;
  const stored = store.documents.get(name);
  if (!stored) throw new RpcError("FAILED_PRECONDITION", `there is no ${name}`);
  if (compareTimes(stored.updateTime, precondition.updateTime) !== 0) {
    throw new RpcError("FAILED_PRECONDITION", `${name} changed: the stored version differs`);
  }
}

/** With a mask, only what it names changes: a path without a value is removed. */
function updated(before: Fields | null, { update, updateMask, transform }: Write): Fields {
  if (transform) return before ?? {};
  const given = update!.fields ?? {};
  if (!updateMask) return given;
  return (updateMask.fieldPaths ?? []).reduce<Fields>(
    (fields, path) => withValueAt(fields, path, valueAt(given, path)),
    before ?? {},
  );
}

function transformed(fields: Fields, transforms: readonly FieldTransform[], at: Timestamp) {
  const transformResults: Value[] = [];
  for (const transform of transforms) {
    const before = valueAt(fields, transform.fieldPath);
    const { value, result } = transformValue(before, transform, at);
    fields = withValueAt(fields, transform.fieldPath, value);
    transformResults.push(result);
  }
  return { fields, transformResults };
}

const NULL: Value = { nullValue: "NULL_VALUE" };
const isNumber = (value?: Value) =>
  value?.integerValue !== undefined || value?.doubleValue !== undefined;

function transformValue(
  before: Value | undefined,
  transform: FieldTransform,
  at: Timestamp,
): { readonly value: Value; readonly result: Value } {
  const { increment, maximum, minimum, appendMissingElements, removeAllFromArray } = transform;
  if (increment) return both(isNumber(before) ? sum(before!, increment) : increment);
  if (maximum) {
    return both(isNumber(before) && compareValues(before!, maximum) > 0 ? before! : maximum);
  }
  if (minimum) {
    return both(isNumber(before) && compareValues(before!, minimum) < 0 ? before! : minimum);
  }
  const list = before?.arrayValue?.values ?? [];
  if (appendMissingElements) {
    const more = (appendMissingElements.values ?? []).filter((one, at, all) =>
      !list.some((other) => sameValue(one, other)) &&
      all.findIndex((other) => sameValue(one, other)) === at
    );
    return { value: { arrayValue: { values: [...list, ...more] } }, result: NULL };
  }
  if (removeAllFromArray) {
    const gone = removeAllFromArray.values ?? [];
    const values = list.filter((one) => !gone.some((other) => sameValue(one, other)));
    return { value: { arrayValue: { values } }, result: NULL };
  }
  if (transform.setToServerValue) return both({ timestampValue: at });
  throw new RpcError("INVALID_ARGUMENT", "an unknown transform");
}

const both = (value: Value) => ({ value, result: value });

/** Integers stay integers, within 64 bits. */
function sum(a: Value, b: Value): Value {
  const [one, other] = [numberOf(a), numberOf(b)];
  if (typeof one === "bigint" && typeof other === "bigint") {
    const exact = one + other;
    const bounded = exact > MOST_INT ? MOST_INT : exact < LEAST_INT ? LEAST_INT : exact;
    return { integerValue: String(bounded) };
  }
  return { doubleValue: Number(one) + Number(other) };
}
