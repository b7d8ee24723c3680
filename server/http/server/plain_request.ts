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
const FIRST_LINE = /^(GET|HEAD) (\/[\w\-./~%?=&+,:;@!$'()*]*) HTTP\/1\.1\r\n/;
const HEADER = /([\w!#$%&'*+.^`|~-]+):([\t -~]*)\r\n/y;
const END = "\r\n\r\n";

/** Headers by which a request has a body, or asks for more than a response. */
const UNUSUAL = /^(?:content-length|transfer-encoding|upgrade|expect|trailer|http2-settings)$/;

/**
 * Reads one whole request of which nothing could be read in two ways. Null: the bytes are something
 * else, be it a part of a request, more than one, or one that is written in an unusual manner.
 */
export function plainRequest(bytes: Uint8Array): PlainRequest | null {
  if (bytes.length > MOST_BYTES) return null;
  const text = (bytes as typeof bytes & { latin1Slice: () => string }).latin1Slice();
  if (text.indexOf(END) !== text.length - END.length) return null;
  const first = FIRST_LINE.exec(text);
  if (!first) return null;
  const headers = new Map<string, string>();
  HEADER.lastIndex = first[0].length;
  const end = text.length - 2;
  while (HEADER.lastIndex < end) {
    const line = HEADER.exec(text);
    if (!line) return null;
    const name = line[1]!.toLowerCase();
    if (headers.has(name) || UNUSUAL.test(name)) return null;
    headers.set(name, line[2]!.trim());
  }
  if (!headers.get("host") || !isKept(headers.get("connection"))) return null;
  return { method: first[1] as PlainRequest["method"], path: first[2]!, headers };
}

/** Whether the connection is to be kept, and no header belongs to it alone. */
const isKept = (connection: string | undefined) =>
  connection === undefined || connection.toLowerCase() === "keep-alive";
