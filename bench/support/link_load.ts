/**
 * Follows random links `/NAME0`, `/NAME1`, …, 95 of 100 times one of the first HOT:
 * `deno run -A link_load.ts ORIGIN NAME LINKS HOT REQUESTS PER_SECOND`. Prints the
 * milliseconds that half and 99 of 100 of the redirects took at most, and how many were none.
 */
import { ADDRESS_HEADER, addressOf } from "./sockets.ts";

const [origin = "", name = "", links = "", hot = "", requests = "", perSecond = "0"] = Deno.args;
const CONNECTIONS = 64;
const port = Number(new URL(origin).port);
let left = Number(requests);
let failures = 0;
const took: number[] = [];
const begun = performance.now();
const text = new TextEncoder();

await Promise.all(Array.from({ length: CONNECTIONS }, async () => {
  const connection = await Deno.connect({ port });
  const buffer = new Uint8Array(4_096);
  while (left-- > 0) {
    const number = Number(requests) - left;
    const due = Number(perSecond) && begun + number / Number(perSecond) * 1_000;
    const wait = due - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    const slug = `${name}${Math.floor(Math.random() * Number(Math.random() < 0.95 ? hot : links))}`;
    const request = `GET /${slug} HTTP/1.1\r\nhost: localhost:${port}\r\n` +
      `${ADDRESS_HEADER}: ${addressOf(number)}\r\n` +
      "user-agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36\r\n" +
      "accept: text/html,application/xhtml+xml\r\naccept-encoding: gzip, deflate, br\r\n" +
      "accept-language: pt-BR,pt;q=0.9\r\n\r\n";
    const start = performance.now();
    await connection.write(text.encode(request));
    await connection.read(buffer);
    took.push(performance.now() - start);
    if (buffer[9] !== 51 || buffer[11] !== 50) { // not 3_2
      if (failures++ === 0) console.error(new TextDecoder().decode(buffer.subarray(0, 200)));
    }
  }
  connection.close();
}));
took.sort((a, b) => a - b);
const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
console.log(JSON.stringify({
  p50: at(0.5),
  p99: at(0.99),
  failures,
  perSecond: took.length / (performance.now() - begun) * 1_000,
}));
