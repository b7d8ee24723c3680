/**
 * How fast signed reports of the payment vendor are accepted and stored, beside raw `Deno.serve` that
 * only reads them. Run: deno run -A bench/webhooks.ts [REPORTS]
 */
import { signature } from "../tests/support/stripe/standin.ts";
import { benchProduct, payments, WEBHOOK_SECRET } from "./support/product.ts";
import { reportRatio } from "./support/report.ts";
import { scaled } from "./support/scale.ts";

const REPORTS = Number(Deno.args[0] ?? scaled(2_000, 20));
const AT_ONCE = 16;

await using product = await benchProduct(payments());
const raw = Deno.serve({ port: 0, onListen: () => {} }, async (request) => {
  await request.text();
  return new Response(null);
});

const ways = { "raw Deno.serve": `http://localhost:${raw.addr.port}`, ours: product.origin };
const rows: Record<string, { "events/s": number; "p99 ms": number }> = {};
for (const [name, origin] of Object.entries(ways)) {
  await load(origin, scaled(200, 2)); // warm
  rows[name] = await load(origin, REPORTS);
}
console.table(rows);
const { ours, "raw Deno.serve": base } = rows;
const ratio = (figure: "events/s" | "p99 ms") => (ours![figure] / base![figure]).toFixed(2);
console.log(`ours / raw: ${ratio("events/s")} of its events/s, ${ratio("p99 ms")} times its p99`);
reportRatio(
  "A report of the payment vendor stored, beside one that is only read",
  base!["events/s"] / ours!["events/s"],
);
await raw.shutdown();

async function load(origin: string, reports: number) {
  const times: number[] = [];
  let left = reports;
  const begun = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (left-- > 0) times.push(await post(origin));
  }));
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  return {
    "events/s": Math.round(reports / seconds),
    "p99 ms": Math.round(times[Math.floor(times.length * 0.99)]! * 10) / 10,
  };
}

/** Posts one new report; returns the milliseconds until its answer. */
async function post(origin: string): Promise<number> {
  const id = `evt_${crypto.randomUUID()}`;
  const object = { id: "in_1", object: "invoice", customer: "cus_nobody" };
  const created = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({
    ...{ id, object: "event", type: "invoice.paid", created, data: { object } },
  });
  const headers = { "stripe-signature": signature(body, WEBHOOK_SECRET, created) };
  const begun = performance.now();
  const response = await fetch(`${origin}/api/webhooks/stripe`, { method: "POST", body, headers });
  await response.body?.cancel();
  if (response.status !== 200) throw new Error(`${origin} answered ${response.status}`);
  return performance.now() - begun;
}
