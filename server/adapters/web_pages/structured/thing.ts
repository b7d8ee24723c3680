/** A node of structured data, as JSON-LD or microdata give it: nothing on it is certain. */
export type Thing = Readonly<Record<string, unknown>>;

export const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Structured data writes one value bare and several as a list. */
export function list(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** A string or number as text; null for anything else. */
export function word(value: unknown): string | null {
  const text = typeof value === "string"
    ? value.trim()
    : typeof value === "number"
    ? `${value}`
    : "";
  return text || null;
}

/** Whether one of the node's types, with or without its schema's address, is one of `names`. */
export function isA(thing: Thing, names: ReadonlySet<string>): boolean {
  return list(thing["@type"]).some((type) =>
    typeof type === "string" && names.has(type.replace(/^.*[/:#]/, ""))
  );
}
