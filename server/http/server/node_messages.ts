import { Buffer } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { JsonResponse, WholeRequest } from "../known_query_requests.ts";
import type { ReadyResponse } from "../pages/cached_page.ts";

/** The address that the connection comes from. */
export const addressOf = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? "";

/** The headers of a request, each as often as it was sent. */
export function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let n = 0; n < rawHeaders.length; n += 2) {
    headers.append(rawHeaders[n]!, rawHeaders[n + 1]!);
  }
  return headers;
}

const readBody = (incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    incoming.on("data", (part: Uint8Array<ArrayBuffer>) => parts.push(part));
    incoming.on("end", () => resolve(parts.length === 1 ? parts[0]! : Buffer.concat(parts)));
    incoming.on("close", () => reject(new Error("the request was not sent whole")));
  });

/** A request for the app; its body is read as the app reads it. */
export function requestOf(incoming: IncomingMessage, url: string): Request {
  const method = incoming.method!;
  const headers = headersOf(incoming);
  const hasBody = headers.has("content-length") || headers.has("transfer-encoding");
  const body = hasBody && method !== "GET" && method !== "HEAD"
    ? ReadableStream.from(incoming) as ReadableStream<Uint8Array<ArrayBuffer>>
    : null;
  return new Request(url, { method, headers, body });
}

/** A request with its body. @throws when the client ends it early */
export async function wholeRequestOf(
  incoming: IncomingMessage,
  url: string,
): Promise<WholeRequest> {
  const method = incoming.method!;
  const body = method === "POST" ? await readBody(incoming) : null;
  return { method, url, headers: headersOf(incoming), body };
}

/** Responses whose end may come much later than their beginning; the others are sent whole. */
const STREAMED = /^(?:text\/event-stream|multipart\/mixed|text\/csv|application\/(?:zip|jsonl))\b/;

/** Sends a response; a client that goes away ends its stream. */
export async function sendResponse(
  response: Response,
  { method }: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { status, headers, body } = response;
  const isStreamed = STREAMED.test(headers.get("content-type") ?? "");
  const whole = isStreamed || body === null ? null : await response.bytes();
  const lines = [...headers].flat();
  if (whole) lines.push("content-length", String(whole.byteLength));
  else if (body === null && status !== 204 && status !== 304 && method !== "HEAD") {
    lines.push("content-length", "0");
  }
  outgoing.writeHead(status, lines);
  if (whole || body === null || method === "HEAD") {
    outgoing.end(whole ?? undefined);
    return await body?.cancel().catch(() => {}); // of a HEAD, when it is streamed
  }
  await sendStream(body, outgoing);
}

/** Sends a response that is written already. */
export function sendJson({ status, headers, body }: JsonResponse, outgoing: ServerResponse) {
  const length = ["content-length", String(Buffer.byteLength(body))];
  outgoing.writeHead(status, [...headers, ...length]).end(body);
}

const linesOf = new WeakMap<Headers, readonly string[]>();

/** Sends a response whose headers are sent many times. */
export function sendReady({ status, headers, body }: ReadyResponse, outgoing: ServerResponse) {
  let lines = linesOf.get(headers);
  if (!lines) linesOf.set(headers, lines = [...headers].flat());
  const length = body ? ["content-length", String(body.byteLength)] : [];
  outgoing.writeHead(status, [...lines, ...length]).end(body ?? undefined);
}

async function sendStream(body: ReadableStream<Uint8Array>, outgoing: ServerResponse) {
  const reader = body.getReader();
  outgoing.on("close", () => void reader.cancel().catch(() => {}));
  outgoing.flushHeaders();
  for (let next; !(next = await reader.read()).done;) {
    if (outgoing.destroyed) return;
    if (!outgoing.write(next.value)) await drained(outgoing);
  }
  outgoing.end();
}

/** Waits until the client has taken what was written, or is gone. */
const drained = (outgoing: ServerResponse) =>
  new Promise<void>((resolve) => {
    const done = () => {
      outgoing.off("drain", done).off("close", done);
      resolve();
    };
    outgoing.on("drain", done).on("close", done);
  });
