/**
 * What answering costs people while old events are deleted: 200 requests a second of a list, alone and
 * during it, side by side. Run: deno run -A bench/retention.ts [EVENTS]
 */
import { setTimeout as delay } from "node:timers/promises";
import type { Context } from "../server/core/context.ts";
import { enforceRetention } from "../server/core/operations/retention/enforce_retention.ts";
import type { Tables } from "../server/core/tables.ts";
import { system } from "../server/core/users/viewer.ts";
import { connect } from "../server/database/connection.ts";
import { joinEmbedded } from "../server/database/embedded/start.ts";
import { connectToDatabase } from "../tests/support/product/start_product.ts";
import { benchProduct } from "./support/product.ts";
import { reportRatio } from "./support/report.ts";
import { scaled } from "./support/scale.ts";
import { ADDRESS_HEADER } from "./support/sockets.ts";

const EVENTS = Number(Deno.args[0] ?? scaled(10_000_000, 1_000));
const PER_SECOND = scaled(200, 20);
/** Each with an address of their own: requests are limited by person and by address. */
const PEOPLE = scaled(50, 2);
const SECONDS = scaled(20, 1);
const QUERY = "{ viewer { offers(first: 50) { edges { node { id title } } } } }";

await using product = await benchProduct();
const tokens: string[] = [];
for (let n = 0; n < PEOPLE; n++) tokens.push((await product.register(`p${n}`)).token);
const events = async () => {
  await using database = await connectToDatabase(product.dataDir);
  const [row] = await database.rows<{ n: string }>("select count(*) as n from events");
  return Number(row!.n);
};
await seedEvents();
await load(scaled(5, 1)); // warm
const alone = await load(SECONDS);
const before = await events();
const purging = purge();
const during = await load(SECONDS);
await purging;
const deleted = before - await events();
console.table({ alone, "while events are deleted": during });
console.info(`${deleted} of ${EVENTS} events deleted in ${SECONDS} s`);
reportRatio(
  "p99 of lists while old events are deleted, beside no deletion",
  during["p99 ms"] / alone["p99 ms"],
  1.5,
);

/** Old events of nobody: their ids come before those of every real one. */
async function seedEvents() {
  await using database = await connectToDatabase(product.dataDir);
  await database.rows(
    `insert into events (id, name, payload, happened_at)
     select 'evt_00' || lpad(n::text, 24, '0'), 'session.changed',
       jsonb_build_object('userId', 'usr_' || n % 1000, 'sessionId', 'ses_' || n % 1000),
       now() - interval '1 year'
     from generate_series(1, $1::int) n`,
    [EVENTS],
  );
  await database.rows("vacuum analyze events");
}

/** Deletes old events in batches, as the job does, for as long as the load lasts. */
async function purge(): Promise<void> {
  const server = await joinEmbedded({ dataDir: product.dataDir, log: () => {} });
  const db = connect<Tables>({ ...server.config, max: 1 }, () => {});
  const ctx = {
    db,
    viewer: system,
    now: new Date(),
    ports: { purgeEmailFiles: () => Promise.resolve(0) },
    record: () => Promise.resolve(),
  } as unknown as Context;
  await enforceRetention(ctx, { runMs: SECONDS * 1000 });
  await db.destroy();
  await server.stop();
}

/** Requests at an even pace, whether earlier ones were answered or not. */
async function load(seconds: number) {
  const times: number[] = [];
  const begun = performance.now();
  const requests: Promise<unknown>[] = [];
  for (let n = 0; n < seconds * PER_SECOND; n++) {
    const due = begun + n * 1000 / PER_SECOND;
    await delay(Math.max(0, due - performance.now()));
    requests.push(ask(n % PEOPLE).then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(requests);
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)]! * 10) / 10;
  return { "p50 ms": at(0.5), "p99 ms": at(0.99) };
}

async function ask(person: number): Promise<void> {
  const answer = await fetch(`${product.origin}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${tokens[person]}`,
      [ADDRESS_HEADER]: `10.0.0.${person}`,
    },
    body: JSON.stringify({ query: QUERY }),
  });
  const { errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
}
