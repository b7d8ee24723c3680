import { valueAt } from "./field_paths.ts";
import { type Fields, RpcError, type Value } from "./protocol.ts";
import type { StoredDocument } from "./store.ts";
import { numberOf } from "./values.ts";

export type Aggregation = {
  alias?: string;
  count?: { upTo?: { value?: string } };
  sum?: { field: { fieldPath: string } };
  avg?: { field: { fieldPath: string } };
};

/** Returns what a query's documents come to, by the aliases of the aggregations. */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): Fields {
  return Object.fromEntries(
    aggregations.map((one, at) => [one.alias || `field_${at + 1}`, aggregated(documents, one)]),
  );
}

function aggregated(documents: readonly StoredDocument[], one: Aggregation): Value {
  if (one.count) {
    const most = Number(one.count.upTo?.value ?? Infinity);
    return { integerValue: String(Math.min(documents.length, most)) };
  }
  const path = (one.sum ?? one.avg)?.field.fieldPath;
  if (!path) throw new RpcError("INVALID_ARGUMENT", "an unknown aggregation");
  const numbers = documents.flatMap(({ fields }) => {
    const value = valueAt(fields, path);
    const isNumber = value?.integerValue !== undefined || value?.doubleValue !== undefined;
    return isNumber ? [numberOf(value!)] : [];
  });
  const sum = numbers.reduce<number | bigint>(
    (total, number) =>
      typeof total === "bigint" && typeof number === "bigint"
        ? total + number
        : Number(total) + Number(number),
    0n,
  );
  if (one.avg) {
    return numbers.length === 0
      ? { nullValue: "NULL_VALUE" }
      : { doubleValue: Number(sum) / numbers.length };
  }
  return typeof sum === "bigint" ? { integerValue: String(sum) } : { doubleValue: sum };
}
