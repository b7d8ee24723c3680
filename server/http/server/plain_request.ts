/** A request without a body, as it arrives from most browsers and proxies. */
export type PlainRequest = {
  readonly method: "GET" | "HEAD";
  /** The path, with its query. */
  readonly path: string;
  /** The headers by their names in lower case, each of which was sent once. */
  readonly headers: ReadonlyMap<string, string>;
};

/** Bytes; a request with many cookies is longer, and is read by `node:http`. */
const MOST_BYTES = 4_096;
/** A whole request without a body: its first line, and headers of which none goes on in a next line. */
const WHOLE =
  /^(GET|HEAD) (\/[\w\-./~%?=&+,:;@!$'()*]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t -~]*\r\n)+)\r\n$/;
/** Spellings of headers' names that are remembered; with more, all begin anew. */
const MOST_NAMES = 500;

/** Headers by which a request has a body, or asks for more than a response. */
const UNUSUAL = /^(?:content-length|transfer-encoding|upgrade|expect|trailer|http2-settings)$/;

/**
 * Reads one whole request of which nothing could be read in two ways. Null: the bytes are something
 * else, be it a part of a request, more than one, or one that is written in an unusual manner.
 */
export function plainRequest(bytes: Uint8Array): PlainRequest | null {
  if (bytes.length > MOST_BYTES) return null;
  const whole = WHOLE.exec((bytes as typeof bytes & { latin1Slice: () => string }).latin1Slice());
  if (!whole) return null;
  const lines = whole[3]!;
  const headers = new Map<string, string>();
  for (let at = 0, end; at < lines.length; at = end + 2) {
    const colon = lines.indexOf(":", at);
    end = lines.indexOf("\r\n", colon);
    const name = nameOf(lines.slice(at, colon));
    if (name === null || headers.has(name)) return null;
    headers.set(name, lines.slice(colon + 1, end).trim());
  }
  if (!headers.get("host") || !isKept(headers.get("connection"))) return null;
  return { method: whole[1] as PlainRequest["method"], path: whole[2]!, headers };
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
