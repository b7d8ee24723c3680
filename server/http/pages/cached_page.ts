import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const BROTLI_QUALITY = 5;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** An answer that is made once and given to everybody, compressed once. */
export type CachedPage = {
  readonly etag: string;
  readonly unchanged: Headers;
  readonly plain: Encoded;
  readonly br: Encoded;
  readonly gzip: Encoded;
};

/** `headers` are made once: to check their words again would cost a third of the answer. */
type Encoded = { readonly body: Uint8Array<ArrayBuffer>; readonly headers: Headers };

/** `html` as a page that anybody may keep, who asks at each use whether it has changed. */
export async function cachedPage(
  html: string,
  security: Readonly<Record<string, string>>,
): Promise<CachedPage> {
  const plain = new TextEncoder().encode(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gzipped] = await Promise.all([brotli(plain, { params }), zip(plain)]);
  // Weak: it names the text, in whichever encoding.
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

/** The page, or that the asker's copy is still the same. */
export function cachedResponse({ method, headers: asked }: Request, page: CachedPage): Response {
  if (asked.get("if-none-match")?.split(/,\s*/).includes(page.etag)) {
    return new Response(null, { status: 304, headers: page.unchanged });
  }
  const { body, headers } = page[encodingFor(asked.get("accept-encoding") ?? "")];
  return new Response(method === "HEAD" ? null : body, { headers });
}

const encodingFor = (accepted: string) =>
  accepts(accepted, "br") ? "br" : accepts(accepted, "gzip") ? "gzip" : "plain";

const refused = /^q=0(?:\.0*)?$/;

function accepts(accepted: string, name: string): boolean {
  if (!accepted.includes(name)) return false;
  const entry = accepted.split(",").map((one) => one.trim().split(/\s*;\s*/))
    .find(([encoding]) => encoding === name);
  return entry !== undefined && !refused.test(entry[1] ?? "");
}
