import type { Timestamp, Value } from "./protocol.ts";

// The order of values, as the documentation of Firestore gives it: by type, then within the type.
const typeOrder = [
  "nullValue",
  "booleanValue",
  "number",
  "timestampValue",
  "stringValue",
  "bytesValue",
  "referenceValue",
  "geoPointValue",
  "arrayValue",
  "mapValue",
] as const;

/** Returns which kind of value it is; integers and doubles are one kind. */
export function kindOf(value: Value): typeof typeOrder[number] {
  for (const kind of typeOrder) {
    if (kind !== "number" && value[kind] !== undefined && value[kind] !== null) return kind;
  }
  if (value.integerValue !== undefined || value.doubleValue !== undefined) return "number";
  return "nullValue";
}

export const isNaNValue = (value: Value) => Number.isNaN(value.doubleValue);

/** Compares two values: negative, 0 or positive. */
export function compareValues(a: Value, b: Value): number {
  const [kindA, kindB] = [kindOf(a), kindOf(b)];
  if (kindA !== kindB) return typeOrder.indexOf(kindA) - typeOrder.indexOf(kindB);
  switch (kindA) {
    case "nullValue":
      return 0;
    case "booleanValue":
      return Number(a.booleanValue) - Number(b.booleanValue);
    case "number":
      return compareNumbers(a, b);
    case "timestampValue":
      return compareTimes(a.timestampValue!, b.timestampValue!);
    case "stringValue":
      return compareTexts(a.stringValue!, b.stringValue!);
    case "bytesValue":
      return Math.sign(Buffer.compare(Buffer.from(a.bytesValue!), Buffer.from(b.bytesValue!)));
    case "referenceValue":
      return compareNames(a.referenceValue!, b.referenceValue!);
    case "geoPointValue": {
      const [one, other] = [a.geoPointValue!, b.geoPointValue!];
      return (one.latitude ?? 0) - (other.latitude ?? 0) ||
        (one.longitude ?? 0) - (other.longitude ?? 0);
    }
    case "arrayValue":
      return compareLists(a.arrayValue!.values ?? [], b.arrayValue!.values ?? []);
    case "mapValue":
      return compareMaps(a.mapValue!.fields ?? {}, b.mapValue!.fields ?? {});
  }
}

/** Integers stay exact beside doubles: JavaScript compares the two mathematically. */
function compareNumbers(a: Value, b: Value): number {
  const [one, other] = [numberOf(a), numberOf(b)];
  const [isOneNaN, isOtherNaN] = [one !== one, other !== other];
  if (isOneNaN || isOtherNaN) return Number(isOtherNaN) - Number(isOneNaN);
  return one < other ? -1 : one > other ? 1 : 0;
}

export const numberOf = (value: Value): number | bigint =>
  value.integerValue === undefined ? value.doubleValue! : BigInt(value.integerValue);

export const compareTimes = (a: Timestamp, b: Timestamp): number =>
  Number(a.seconds ?? 0) - Number(b.seconds ?? 0) || (a.nanos ?? 0) - (b.nanos ?? 0);

/** By the bytes of UTF-8. */
export const compareTexts = (a: string, b: string): number =>
  a === b ? 0 : Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b)));

/** Compares names of documents, a segment at a time. */
export function compareNames(a: string, b: string): number {
  const [one, other] = [a.split("/"), b.split("/")];
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    const order = compareTexts(one[at]!, other[at]!);
    if (order !== 0) return order;
  }
  return one.length - other.length;
}

function compareLists(one: readonly Value[], other: readonly Value[]): number {
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    const order = compareValues(one[at]!, other[at]!);
    if (order !== 0) return order;
  }
  return one.length - other.length;
}

function compareMaps(one: Record<string, Value>, other: Record<string, Value>): number {
  const entries = (map: Record<string, Value>) =>
    Object.entries(map).sort(([a], [b]) => compareTexts(a, b));
  const [all, others] = [entries(one), entries(other)];
  for (let at = 0; at < Math.min(all.length, others.length); at++) {
    const order = compareTexts(all[at]![0], others[at]![0]) ||
      compareValues(all[at]![1], others[at]![1]);
    if (order !== 0) return order;
  }
  return all.length - others.length;
}

export const sameValue = (a: Value, b: Value): boolean => compareValues(a, b) === 0;
