import { Buffer } from "node:buffer";
import { redirectHeaders } from "../links/link_visit.ts";
import type { ReadyResponse } from "../pages/cached_page.ts";

const line = (name: string, value: string) => `${name}: ${value}\r\n`;

const redirectHead = `HTTP/1.1 302 Found\r\n${
  redirectHeaders.slice(0, -1).map((text, n) => text + (n % 2 ? "\r\n" : ": ")).join("")
}${redirectHeaders.at(-1)}: `;

const REASONS = { 200: "OK", 304: "Not Modified" } as const;
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
    redirect: (location: string): string => `${redirectHead}${location}\r\n${ending()}`,
    page({ status, headers, body }: ReadyResponse): string | Uint8Array {
      let head = headOf.get(headers);
      if (head === undefined) {
        head = `HTTP/1.1 ${status} ${REASONS[status]}\r\n` +
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
