import { type Fields, RpcError, type Value } from "./protocol.ts";

/** Returns the segments of `a.b` and of `` `a.b`.c ``. */
export function segmentsOf(path: string): string[] {
  const segments = [...path.matchAll(/`((?:[^`\\]|\\.)*)`|([^.`]+)/g)].map(([, quoted, plain]) =>
    plain ?? quoted!.replace(/\\(.)/g, "$1")
  );
  if (segments.length === 0) throw new RpcError("INVALID_ARGUMENT", `the field path ${path}`);
  return segments;
}

/** Returns the value at a path; undefined: there is none. */
export function valueAt(fields: Fields, path: string): Value | undefined {
  const [first, ...rest] = segmentsOf(path);
  let value: Value | undefined = Object.hasOwn(fields, first!) ? fields[first!] : undefined;
  for (const segment of rest) {
    const inner: Fields = value?.mapValue?.fields ?? {};
    value = Object.hasOwn(inner, segment) ? inner[segment] : undefined;
  }
  return value;
}

/** Returns the fields with the value at a path; undefined removes it. Maps on the way are made. */
export function withValueAt(fields: Fields, path: string, value: Value | undefined): Fields {
  return set(fields, segmentsOf(path), value);
}

function set(fields: Fields, [first, ...rest]: string[], value: Value | undefined): Fields {
  const { [first!]: before, ...others } = fields;
  if (rest.length === 0) return value === undefined ? others : { ...others, [first!]: value };
  if (value === undefined && !before?.mapValue) return fields;
  const inner = set(before?.mapValue?.fields ?? {}, rest, value);
  return { ...others, [first!]: { mapValue: { fields: inner } } };
}

/** Returns only what the paths name. */
export function masked(fields: Fields, paths: readonly string[]): Fields {
  return paths.filter((path) => path !== "__name__").reduce<Fields>((kept, path) => {
    const value = valueAt(fields, path);
    return value === undefined ? kept : withValueAt(kept, path, value);
  }, {});
}
