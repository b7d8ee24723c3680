/**
 * Redirects from a map, to measure ours by: `deno run -A raw_redirect.ts [headers | net]`. On raw
 * `Deno.serve`; with `headers`, which are ours; with `net` the same by `node:net`, of whose requests
 * only the path is read.
 */
import { Buffer } from "node:buffer";
import { createServer } from "node:net";
import { redirectHeaders } from "../../server/http/links/link_visit.ts";
import { readyBytes } from "../../server/http/server/ready_bytes.ts";

const links = new Map(
  Array.from({ length: 1_000_000 }, (_, n) => [`/link${n}`, `https://loja.example/produto/${n}`]),
);
const lines = redirectHeaders.slice(0, -1);
const always = lines.flatMap((name, n): [string, string][] => n % 2 ? [] : [[name, lines[n + 1]!]]);
const way = Deno.args[0] ?? "";
const ready = (port: number) => console.info(`http://localhost:${port}`);

if (way === "net") {
  const bytes = readyBytes(75_000);
  const server = createServer((socket) => {
    socket.on("data", (received: Buffer) => {
      const text = received.toString("latin1");
      socket.write(bytes.redirect(links.get(text.slice(4, text.indexOf(" ", 4))) ?? ""), "latin1");
    });
  });
  server.listen(0, () => ready((server.address() as { port: number }).port));
} else {
  Deno.serve({ port: 0, onListen: ({ port }) => ready(port) }, ({ url }) => {
    const location = links.get(url.slice(url.indexOf("/", "https://".length)));
    if (location === undefined) return new Response(null, { status: 404 });
    const headers: [string, string][] = [["location", location]];
    return new Response(null, {
      status: 302,
      headers: way === "headers" ? [...always, ...headers] : headers,
    });
  });
}
