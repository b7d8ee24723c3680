/**
 * The smallest page there is, on raw `Deno.serve`, to measure others by: `deno run -A hello.ts`. With an
 * address, what that responds to a browser: the same headers, and the same bytes.
 */
import { Buffer } from "node:buffer";
import { get, type IncomingMessage } from "node:http";

const [address] = Deno.args;
let page: Uint8Array<ArrayBuffer> = new TextEncoder().encode(
  "<!doctype html><title>Hello</title><p>Hello",
);
let headers = new Headers({ "content-type": "text/html; charset=utf-8" });
if (address) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { "accept-encoding": "br" } }, resolve).on("error", reject);
  });
  page = new Uint8Array(Buffer.concat(await Array.fromAsync(response)));
  const sent = Object.entries(response.headersDistinct)
    .filter(([name]) => !/^(?:date|connection|keep-alive|content-length)$/.test(name))
    .flatMap(([name, values]) => values!.map((value): [string, string] => [name, value]));
  headers = new Headers(sent);
}
Deno.serve({
  port: 0,
  onListen: ({ port }) => console.info(`http://localhost:${port}`),
}, () => new Response(page, { headers }));
