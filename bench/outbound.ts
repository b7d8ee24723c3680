/**
 * What the guard costs: the same pages of the same stand-in through undici's own `fetch` and
 * through the guarded client, taking turns. Run: deno run -A bench/outbound.ts
 */
import { gzipSync } from "node:zlib";
import { Agent, fetch, setGlobalDispatcher } from "undici";
import { guardedOutbound } from "../server/http/outbound/guarded_outbound.ts";
import { parseStandins } from "../server/http/outbound/standins.ts";
import { html, shopSite } from "../tests/support/sites/shop_site.ts";
import { reportRatio } from "./support/report.ts";
import { scaled } from "./support/scale.ts";

const rounds = scaled(1_500, 6);
const host = "loja.example";
const page = (bytes: number) => "<p>cafeteira elétrica</p>\n".repeat(bytes / 27);
const packed = new Uint8Array(gzipSync(page(500_000)));
const encoded = { headers: { "content-encoding": "gzip", "content-type": "text/html" } };

await using standin = shopSite();
for (const name of [host, new URL(standin.origin).host]) { // `fetch` sets its own Host
  standin.serve(name, "/2kB", () => html(page(2_000)));
  standin.serve(name, "/500kB", () => html(page(500_000)));
  standin.serve(name, "/500kB-gzip", () => new Response(packed, encoded));
}

setGlobalDispatcher(new Agent({ allowH2: false }));
const guard = guardedOutbound({ standins: parseStandins(standin.standins(host)) });
const plainly = (path: string) => fetch(standin.origin + path);
const guarded = (path: string) => guard.outbound(new URL(`https://${host}${path}`));

const rows = [];
for (const path of ["/2kB", "/500kB", "/500kB-gzip"]) {
  const took: Record<string, number[]> = { plain: [], guarded: [] };
  for (let round = 0; round < rounds; round++) {
    took.plain!.push(await timed(() => plainly(path)));
    took.guarded!.push(await timed(() => guarded(path)));
  }
  const [plain, guard] = [median(took.plain!), median(took.guarded!)];
  rows.push({
    page: path.slice(1),
    "fetch µs": plain,
    "guarded µs": guard,
    ratio: Number((guard / plain).toFixed(2)),
  });
}
console.table(rows);
for (const { page, ratio } of rows) reportRatio(`Guarded request of ${page}, beside fetch`, ratio);
await guard.close();

/** Microseconds until the last byte is read. */
async function timed(ask: () => Promise<{ body: unknown }>): Promise<number> {
  const start = performance.now();
  const { body } = await ask();
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) bytes += chunk.length;
  if (bytes < 1_900) throw new Error("that was not the page");
  return (performance.now() - start) * 1_000;
}

/** After the first third, in which the machine warms up. */
function median(times: readonly number[]): number {
  const warm = times.slice(times.length / 3).sort((a, b) => a - b);
  return Math.round(warm[Math.floor(warm.length / 2)] ?? NaN);
}
