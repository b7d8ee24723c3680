/** A request as it arrives from most browsers and proxies. */
export type PlainRequest = {
  /** Only GraphQL is sent by POST. */
  readonly method: "GET" | "HEAD" | "POST";
  /** The path, with its query. */
  readonly path: string;
  /** The headers by their names in lower case, each of which was sent once. */
  readonly headers: ReadonlyMap<string, string>;
  /** Null: it has none. */
  readonly body: Uint8Array<ArrayBuffer> | null;
};

/** Bytes before the body; a request with many cookies has more, and is read by `node:http`. */
const MOST_BYTES = 4_096;
const MOST_BODY_BYTES = 65_536;
/** What a byte may be part of, as bits: the address, a header's name, a header's value. */
const [ADDRESS, NAME, VALUE] = [1, 2, 4] as const;
const parts = Uint8Array.from({ length: 256 }, (_, code) => {
  const character = String.fromCharCode(code);
  return (/[\w\-./~%?=&+,:;@!$'()*]/.test(character) ? ADDRESS : 0) |
    (/[\w!#$%&'*+.^`|~-]/.test(character) ? NAME : 0) | (/[\t -~]/.test(character) ? VALUE : 0);
});
const [TAB, LF, CR, SPACE, SLASH, COLON] = [9, 10, 13, 32, 47, 58] as const;
/** What follows the address. */
const VERSION = " HTTP/1.1\r\n";
/** Spellings of headers' names that are remembered; with more, all begin anew. */
const MOST_NAMES = 500;

/** Headers by which a body has no length yet, or a request asks for more than a response. */
const UNUSUAL = /^(?:transfer-encoding|upgrade|expect|trailer|http2-settings)$/;
const LENGTH = /^[1-9]\d{0,4}$/;

/**
 * Reads one whole request of which nothing could be read in two ways. Null: the bytes are something
 * else, be it a part of a request, more than one, or one that is written in an unusual manner.
 */
export function plainRequest(bytes: Bytes): PlainRequest | null {
  const text = latin1(bytes.subarray(0, MOST_BYTES));
  const method = methodOf(text);
  if (method === null) return null;
  const start = method.length + 1;
  if (bytes[start] !== SLASH) return null;
  const pathEnd = endOf(ADDRESS, bytes, start);
  if (bytes[pathEnd] !== SPACE || !text.startsWith(VERSION, pathEnd)) return null;
  const headers = new Map<string, string>();
  let at = pathEnd + VERSION.length;
  while (bytes[at] !== CR) {
    const colon = endOf(NAME, bytes, at);
    if (colon === at || bytes[colon] !== COLON) return null;
    let first = colon + 1;
    while (isBlank(bytes[first])) first++;
    const end = endOf(VALUE, bytes, first);
    if (end > MOST_BYTES) return null;
    if (bytes[end] !== CR || bytes[end + 1] !== LF) return null;
    const name = nameOf(text.slice(at, colon));
    if (name === null || headers.has(name)) return null;
    let last = end;
    while (last > first && isBlank(bytes[last - 1])) last--;
    headers.set(name, text.slice(first, last));
    at = end + 2;
  }
  if (bytes[at + 1] !== LF) return null;
  if (!headers.get("host") || !isKept(headers.get("connection"))) return null;
  const body = bytes.subarray(at + 2);
  const length = headers.get("content-length");
  const isWhole = method === "POST"
    ? LENGTH.test(length ?? "") && Number(length) === body.length
    : length === undefined && body.length === 0;
  if (!isWhole || body.length > MOST_BODY_BYTES) return null;
  const path = text.slice(start, pathEnd);
  return { method, path, headers, body: method === "POST" ? body : null };
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** A text of bytes as `node:net` reads them. */
const latin1 = (bytes: Bytes) => (bytes as Bytes & { latin1Slice: () => string }).latin1Slice();

function methodOf(text: string): PlainRequest["method"] | null {
  if (text.startsWith("GET ")) return "GET";
  if (text.startsWith("HEAD ")) return "HEAD";
  return text.startsWith(`POST /graphql${VERSION}`) ? "POST" : null;
}

const isBlank = (byte: number | undefined) => byte === SPACE || byte === TAB;

/** Returns where the bytes that may be part of something end; a regular expression costs more. */
function endOf(part: number, bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && parts[bytes[at]!]! & part) at++;
  return at;
}

const names = new Map<string, string | null>();

/** Returns a header's name in lower case; null: it is an unusual one. */
function nameOf(sent: string): string | null {
  let name = names.get(sent);
  if (name !== undefined) return name;
  name = sent.toLowerCase();
  if (UNUSUAL.test(name)) name = null;
  if (names.size >= MOST_NAMES) names.clear();
  names.set(sent, name);
  return name;
}

/** Whether the connection is to be kept, and no header belongs to it alone. */
const isKept = (connection: string | undefined) =>
  connection === undefined || connection.toLowerCase() === "keep-alive";
