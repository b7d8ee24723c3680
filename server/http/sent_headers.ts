/** The headers of a request. They are asked for by their names in lower case. */
export type SentHeaders = Pick<Headers, "get" | "has"> & Iterable<[name: string, value: string]>;

/** The same of headers each of which was sent once: to make `Headers` of them takes 20 times as long. */
export function sentHeaders(headers: ReadonlyMap<string, string>): SentHeaders {
  return {
    get: (name) => headers.get(name) ?? null,
    has: (name) => headers.has(name),
    [Symbol.iterator]: () => headers.entries(),
  };
}
