/**
 * One change of each person's own to 2,000 sockets, 20 of each of 100 people, beside a raw broadcast
 * of as many bytes to as many: `deno run -A bench/own_events.ts`. The product identifies each person and
 * executes their event once for their sockets. Milliseconds from the commit to each arrival; the two
 * take turns, figures are medians of the turns. Linux only.
 */
import { connectToDatabase } from "../tests/support/product/start_product.ts";
import { newId } from "../server/core/ids.ts";
import { eventNotification } from "../server/jobs/event_notification.ts";
import { median } from "./support/processor_time.ts";
import { benchProduct } from "./support/product.ts";
import { reportRatio } from "./support/report.ts";
import { scaled } from "./support/scale.ts";
import {
  ADDRESS_HEADER,
  addressOf,
  type Arrivals,
  arrivals,
  firstLine,
  opened,
  subscribed,
  WARM_UP,
} from "./support/sockets.ts";

const PEOPLE = scaled(100, 2);
/** As many as one person may have open. */
const SOCKETS_EACH = scaled(20, 2);
const TURNS = scaled(31, 1);

const query = "subscription { viewerChanged { viewer { id displayName } } }";

await using product = await benchProduct();
const people: Awaited<ReturnType<typeof product.register>>[] = [];
for (let nth = 0; nth < PEOPLE; nth++) people.push(await product.register(`ana${nth}`));
await using database = await connectToDatabase(product.dataDir);

const sockets = await opened(product.origin, PEOPLE * SOCKETS_EACH, {
  protocol: "graphql-transport-ws",
  headersOf: (nth) => ({
    authorization: `Bearer ${people[nth % PEOPLE]!.token}`,
    [ADDRESS_HEADER]: addressOf(nth),
  }),
  prepare: (socket) => subscribed(socket, query),
});
const raw = new Deno.Command(Deno.execPath(), {
  args: ["run", "-A", "bench/support/raw_broadcast.ts"],
  stdout: "piped",
}).spawn();
const rawOrigin = await firstLine(raw.stdout);
const rawSockets = await opened(rawOrigin, sockets.length, { headersOf: () => ({}) });

/** The values of a statement that commits an event of each person, and notifies of it. */
function nextEvents(): string[][] {
  const events = people.map(({ userId }) => {
    return { id: newId("evt"), name: "user.changed" as const, payload: { userId } };
  });
  return [
    events.map(({ id }) => id),
    events.map(({ payload }) => JSON.stringify(payload)),
    events.map((event) => eventNotification([event], false)),
  ];
}

/** Commits a change of each person, as each would, in one transaction. */
const changeAll = (events: string[][]) =>
  database.rows(
    `with written as (
      insert into events (id, name, payload, happened_at)
      select id, 'user.changed', payload::jsonb, now()
      from unnest($1::text[], $2::text[]) as given (id, payload) returning 1)
    select pg_notify('events', text)
    from (select count(*) from written) as counted, unnest($3::text[]) as text`,
    events,
  );

const data = { viewerChanged: { viewer: { id: people[0]!.userId, displayName: "Ana" } } };
const message = JSON.stringify({ id: "1", type: "next", payload: { data } });
const broadcast = () =>
  fetch(rawOrigin, { method: "POST", body: message }).then((answer) => answer.body?.cancel());

const [ours, theirs]: [Arrivals[], Arrivals[]] = [[], []];
for (let turn = 0; turn < WARM_UP + TURNS; turn++) {
  const events = nextEvents(); // made before, as the raw message is
  const mine = await arrivals(sockets, () => changeAll(events));
  const least = await arrivals(rawSockets, broadcast);
  if (turn < WARM_UP) continue;
  ours.push(mine);
  theirs.push(least);
}
const rows = Object.fromEntries([["product", ours], ["raw", theirs]].map(([name, turns]) => {
  const of = (key: keyof Arrivals) =>
    Number(median((turns as Arrivals[]).map((turn) => turn[key])).toFixed(1));
  return [name, { "first ms": of("first"), "p50 ms": of("p50"), "p99 ms": of("p99") }];
}));
console.table(rows);
reportRatio(
  "A change of each person's own to 2,000 sockets, p99, beside a raw broadcast",
  median(ours.map(({ p99 }) => p99)) / median(theirs.map(({ p99 }) => p99)),
  1.5,
);
for (const socket of [...sockets, ...rawSockets]) socket.close();
raw.kill();
await raw.status;
