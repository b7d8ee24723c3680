import type { Random } from "./random.ts";

const METHODS = [
  "GET",
  "POST",
  "PUT",
  "HEAD",
  "OPTIONS",
  "TRACE",
  "PATCH",
  "DELETE",
  "FOO",
  "get",
  "",
  "G\0T",
];
const PATHS = [
  "/graphql",
  "/graphql?documentId=x",
  "/graphql?query={a}",
  "/",
  "/%",
  "/%00",
  "//",
  "/graphql/%2e%2e",
  "*",
  "http://x/graphql",
  "/api/auth/sign-in/email",
  "/app/gerador",
  `/${"a".repeat(9_000)}`,
  "/graphql?variables=%7B",
  "/docs/api/%ff",
];
const VERSIONS = ["HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/9.9", "", "http/1.1"];
const TYPES = [
  "application/json",
  "application/graphql",
  "text/plain",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-16",
  "",
  "a/b/c",
];
const BODIES = [
  `{"query":"{ __typename }"}`,
  `{"query":`,
  "",
  "null",
  "[]",
  `{"query":1}`,
  `{"query":"{ __typename }","variables":[]}`,
  `{"query":"{ __typename }","operationName":{}}`,
  `{"query":"{ __typename }","extensions":"x"}`,
  `{"documentId":{}}`,
  `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{}\r\n--x--`,
  "query=%7B__typename%7D",
  "\0\xff\xfe",
  `{"query":"\\ud800"}`,
];
const HEADERS = [
  "authorization: Bearer gmp_x",
  "authorization: Bearer",
  "cookie: a=b; =; ;;",
  "accept: */*",
  "accept: text/event-stream",
  "accept: text/html",
  "accept: ,;q=x",
  "content-encoding: gzip",
  "transfer-encoding: chunked",
  "transfer-encoding: gzip, chunked",
  "expect: 100-continue",
  "upgrade: websocket",
  "connection: upgrade",
  "sec-websocket-protocol: x",
  "range: bytes=9-1",
  'if-none-match: "x',
  "x-forwarded-for: \u00ff",
  "accept-encoding: br;q=x",
  "host: x",
  "no colon",
  ": empty",
  `x-long: ${"a".repeat(2_000)}`,
  "content-length: 5",
  "content-length: -1",
  "content-length: x",
];

/** Returns the bytes of a request that is mostly wrong somewhere. */
export function randomRequest(random: Random): Uint8Array<ArrayBuffer> {
  const body = random.one(BODIES);
  const length = random.isTrue(0.8)
    ? [`content-length: ${new TextEncoder().encode(body).length}`]
    : [];
  const lines = [
    `${random.isTrue(0.6) ? "POST" : random.one(METHODS)} ${
      random.isTrue(0.5) ? "/graphql" : random.one(PATHS)
    } ${random.one(VERSIONS)}`,
    "host: localhost",
    `content-type: ${random.isTrue(0.5) ? "application/json" : random.one(TYPES)}`,
    ...length,
    ...Array.from({ length: random.below(4) }, () => random.one(HEADERS)),
    "",
    body,
  ];
  const bytes = new TextEncoder().encode(lines.join(random.isTrue(0.95) ? "\r\n" : "\n"));
  if (random.isTrue(0.1)) bytes[random.below(bytes.length)] = random.below(256);
  return random.isTrue(0.9) ? bytes : bytes.slice(0, random.below(bytes.length));
}

/** The status that each answer of a connection has; empty: it was closed without one. */
export async function answered(port: number, bytes: Uint8Array): Promise<readonly number[]> {
  using connection = await Deno.connect({ port, hostname: "127.0.0.1" });
  let text = "";
  try {
    await connection.write(bytes);
    await connection.closeWrite(); // else half a request waits for the rest of it
    const decoder = new TextDecoder("latin1");
    const chunk = new Uint8Array(16_384);
    for (let read; (read = await connection.read(chunk)) !== null;) {
      text += decoder.decode(chunk.subarray(0, read));
      if (text.includes("text/event-stream")) break; // it goes on as long as it is open
    }
  } catch (error) {
    if (
      !(error instanceof Deno.errors.ConnectionReset || error instanceof Deno.errors.BrokenPipe)
    ) {
      throw error;
    }
  }
  return [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));
}
