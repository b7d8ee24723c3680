import { Buffer } from "node:buffer";
import { STATUS_CODES } from "node:http";
import { redirectHeaders } from "../links/link_visit.ts";
import type { JsonResponse } from "../known_query_requests.ts";
import type { ReadyResponse } from "../pages/cached_page.ts";

const line = (name: string, value: string) => `${name}: ${value}\r\n`;

const statusLine = (status: number) => `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;

const redirectHead = `HTTP/1.1 302 Found\r\n${
  redirectHeaders.slice(0, -1).map((text, n) => text + (n % 2 ? "\r\n" : ": ")).join("")
}${redirectHeaders.at(-1)}: `;

const headOf = new WeakMap<Headers, string>();

/** Writes responses as `node:http` does, to the byte. `keepAliveMs`: for how long an idle connection is kept. */
export function readyBytes(keepAliveMs: number) {
  const kept = line("Connection", "keep-alive") +
    line("Keep-Alive", `timeout=${Math.floor(keepAliveMs / 1_000)}`) + "\r\n";
  let second = 0;
  let end = "";
  /** What was sent in this second, whole: the pages of a second are copied once. */
  const pages = new Map<Headers, Uint8Array>();

  /** The headers that end every response. */
  function ending(): string {
    const now = Math.floor(Date.now() / 1_000);
    if (now !== second) {
      second = now;
      pages.clear();
      end = line("Date", new Date(now * 1_000).toUTCString()) + kept;
    }
    return end;
  }

  return {
    /** What responds to a query, as UTF-8. */
    json({ status, headers, body }: JsonResponse): string {
      let head = statusLine(status);
      for (let n = 0; n < headers.length; n += 2) head += line(headers[n]!, headers[n + 1]!);
      return `${head}content-length: ${Buffer.byteLength(body)}\r\n${ending()}${body}`;
    },
    redirect: (location: string): string => `${redirectHead}${location}\r\n${ending()}`,
    page({ status, headers, body }: ReadyResponse): string | Uint8Array {
      let head = headOf.get(headers);
      if (head === undefined) {
        head = statusLine(status) +
          [...headers].map(([name, value]) => line(name, value)).join("");
        headOf.set(headers, head);
      }
      const lastLines = ending();
      if (!body) return head + lastLines;
      const sent = pages.get(headers);
      if (sent) return sent;
      const start = `${head}content-length: ${body.byteLength}\r\n${lastLines}`;
      const bytes = Buffer.allocUnsafeSlow(start.length + body.byteLength);
      bytes.write(start, 0, "latin1");
      bytes.set(body, start.length);
      pages.set(headers, bytes);
      return bytes;
    },
  };
}
