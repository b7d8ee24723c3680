import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const BROTLI_QUALITY = 5;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page that is rendered and compressed once, for all clients. */
export type CachedPage = {
  readonly etag: string;
  readonly unchanged: Headers;
  readonly plain: Encoded;
  readonly br: Encoded;
  readonly gzip: Encoded;
};

/** `headers` are made once: validating them again would cost a third of the response. */
type Encoded = { readonly body: Uint8Array<ArrayBuffer>; readonly headers: Headers };

/** A response that is sent without becoming a `Response`, which would cost more than all else. */
export type ReadyResponse = {
  readonly status: 200 | 304;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer> | null;
};

/** What is read of a request for a cached page. */
export type PageRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly get: (name: string) => string | null };
};

/** Compresses `html` into a page that caches may keep and must revalidate at each use. */
export async function cachedPage(
  html: string,
  security: Readonly<Record<string, string>>,
): Promise<CachedPage> {
  const plain = new TextEncoder().encode(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gzipped] = await Promise.all([brotli(plain, { params }), zip(plain)]);
  // Weak: it identifies the text in any encoding.
  const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  const headers = {
    ...security,
    etag,
    "cache-control": "public, no-cache",
    vary: "accept-encoding",
  };
  const encoded = (body: Uint8Array, encoding: Record<string, string>): Encoded => ({
    body: new Uint8Array(body),
    headers: new Headers({ ...headers, "content-type": "text/html; charset=utf-8", ...encoding }),
  });
  return {
    etag,
    unchanged: new Headers(headers),
    plain: encoded(plain, {}),
    br: encoded(br, { "content-encoding": "br" }),
    gzip: encoded(gzipped, { "content-encoding": "gzip" }),
  };
}

/** Returns the page, or 304 when the client's copy is current. */
export function readyResponse(
  { method, headers: sent }: PageRequest,
  page: CachedPage,
): ReadyResponse {
  if (sent.get("if-none-match")?.split(/,\s*/).includes(page.etag)) {
    return { status: 304, headers: page.unchanged, body: null };
  }
  const { body, headers } = page[encodingFor(sent.get("accept-encoding") ?? "")];
  return { status: 200, headers, body: method === "HEAD" ? null : body };
}

/** The same as a `Response`. */
export function cachedResponse(request: PageRequest, page: CachedPage): Response {
  const { status, headers, body } = readyResponse(request, page);
  return new Response(body, { status, headers });
}

/** What clients accept is one of a few texts: remembered, since reading one costs microseconds. */
const MOST_REMEMBERED = 200;
const encodings = new Map<string, "br" | "gzip" | "plain">();

function encodingFor(accepted: string): "br" | "gzip" | "plain" {
  const known = encodings.get(accepted);
  if (known) return known;
  const encoding = accepts(accepted, "br") ? "br" : accepts(accepted, "gzip") ? "gzip" : "plain";
  if (encodings.size >= MOST_REMEMBERED) encodings.clear();
  encodings.set(accepted, encoding);
  return encoding;
}

const refused = /^q=0(?:\.0*)?$/;

/** Whether a client takes an encoding, by its `accept-encoding`. */
export function accepts(accepted: string, name: string): boolean {
  if (!accepted.includes(name)) return false;
  const entry = accepted.split(",").map((one) => one.trim().split(/\s*;\s*/))
    .find(([encoding]) => encoding === name);
  return entry !== undefined && !refused.test(entry[1] ?? "");
}
