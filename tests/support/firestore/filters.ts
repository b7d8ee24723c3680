import { valueAt } from "./field_paths.ts";
import { type Filter, RpcError, type Value } from "./protocol.ts";
import type { StoredDocument } from "./store.ts";
import { compareValues, isNaNValue, kindOf, sameValue } from "./values.ts";

const INEQUALITIES = new Set([
  "LESS_THAN",
  "LESS_THAN_OR_EQUAL",
  "GREATER_THAN",
  "GREATER_THAN_OR_EQUAL",
  "NOT_EQUAL",
  "NOT_IN",
]);

/** Returns the fields that a filter compares by more than equality. */
export function orderedByInequality(filter?: Filter): string[] {
  if (filter?.compositeFilter) {
    const all = (filter.compositeFilter.filters ?? []).flatMap(orderedByInequality);
    return [...new Set(all)];
  }
  const { field, op } = filter?.fieldFilter ?? {};
  return field && INEQUALITIES.has(op!) ? [field.fieldPath] : [];
}

/** Whether a document passes a filter. */
export function matches(document: StoredDocument, filter: Filter): boolean {
  const { compositeFilter, fieldFilter, unaryFilter } = filter;
  if (compositeFilter) {
    const filters = compositeFilter.filters ?? [];
    const passes = (one: Filter) => matches(document, one);
    return compositeFilter.op === "OR" ? filters.some(passes) : filters.every(passes);
  }
  const path = (fieldFilter ?? unaryFilter)!.field.fieldPath;
  const value = path === "__name__"
    ? { referenceValue: document.name }
    : valueAt(document.fields, path);
  if (value === undefined) return false;
  return unaryFilter
    ? passesUnary(value, unaryFilter.op)
    : passesField(value, fieldFilter!.op, fieldFilter!.value);
}

function passesUnary(value: Value, op: string): boolean {
  const isNull = kindOf(value) === "nullValue";
  switch (op) {
    case "IS_NULL":
      return isNull;
    case "IS_NOT_NULL":
      return !isNull;
    case "IS_NAN":
      return isNaNValue(value);
    case "IS_NOT_NAN":
      return !isNull && !isNaNValue(value);
    default:
      throw new RpcError("INVALID_ARGUMENT", `the operator ${op}`);
  }
}

function passesField(value: Value, op: string, wanted: Value): boolean {
  const list = wanted.arrayValue?.values ?? [];
  const items = value.arrayValue?.values ?? [];
  // Other types than the wanted one are neither less nor more; NaN equals only itself.
  const isComparable = kindOf(value) === kindOf(wanted) && !isNaNValue(value) &&
    !isNaNValue(wanted);
  switch (op) {
    case "EQUAL":
      return sameValue(value, wanted);
    case "NOT_EQUAL":
      return kindOf(value) !== "nullValue" && !sameValue(value, wanted);
    case "LESS_THAN":
      return isComparable && compareValues(value, wanted) < 0;
    case "LESS_THAN_OR_EQUAL":
      return isComparable && compareValues(value, wanted) <= 0;
    case "GREATER_THAN":
      return isComparable && compareValues(value, wanted) > 0;
    case "GREATER_THAN_OR_EQUAL":
      return isComparable && compareValues(value, wanted) >= 0;
    case "IN":
      return list.some((one) => sameValue(value, one));
    case "NOT_IN":
      return kindOf(value) !== "nullValue" && !list.some((one) => sameValue(value, one));
    case "ARRAY_CONTAINS":
      return items.some((one) => sameValue(one, wanted));
    case "ARRAY_CONTAINS_ANY":
      return items.some((one) => list.some((other) => sameValue(one, other)));
    default:
      throw new RpcError("INVALID_ARGUMENT", `the operator ${op}`);
  }
}
