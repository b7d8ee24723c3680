/**
 * 1,000 rules and 10,000 prices that fell: events a second, CPU of one evaluation, and how much
 * longer a message that a person sends by hand waits meanwhile, and how soon a person has stopped
 * all of their rules in every process: `deno run -A bench/rules.ts`. The rules are evaluated in a process of their own, as in the product, where messengers send.
 */
import { setTimeout as delay } from "node:timers/promises";
import { command } from "../server/core/command.ts";
import type { Context } from "../server/core/context.ts";
import { enqueue, lockLanes } from "../server/core/delivery/queue/enqueue.ts";
import { evaluateRule } from "../server/core/automation/evaluate_rule.ts";
import { plainEvent, type RuleEvent } from "../server/core/automation/evaluation/rule_event.ts";
import { noConditions, triggerOf } from "../server/core/automation/rule.ts";
import { pauseAllRules } from "../server/core/automation/stop_rules.ts";
import { type DispatchId, newId, type ProductId } from "../server/core/ids.ts";
import { database, type Lane, peopled } from "./support/lanes.ts";
import { runMessenger } from "./support/messenger.ts";
import { evaluateAll, seedRules } from "./support/rules.ts";
import { reportRatio } from "./support/report.ts";
import { scaled } from "./support/scale.ts";

const PEOPLE = scaled(100, 12);
const EVENTS_EACH = scaled(100, 2);
/** A message by hand every so often; milliseconds. */
const BY_HAND_MS = 20;
const BY_HAND = scaled(500, 10);
/** People who stop their rules during the storm. */
const MOST_STOPS = 10;

const queueOne = command(
  async (tx, { lane, occasion, id }: { lane: Lane; occasion: string; id: DispatchId }) => {
    const { userId, offerId, sessionId, groupIds } = lane;
    await lockLanes(tx, [sessionId]);
    await enqueue(tx, {
      userId,
      offerId,
      text: null,
      occasion,
      priority: 0,
      lateAfterMinutes: 720,
      reservedMonth: null,
      each: [{ id, groupId: groupIds[0]!, sessionId, plannedAt: tx.now }],
    });
    tx.emit({ name: "offer.queued", userId, offerId, occasion }); // wakes the lanes, as sendOffer does
  },
);

if (Deno.args[0] === "evaluate") {
  await evaluateAll(JSON.parse(Deno.args[1]!));
  Deno.exit(0);
}

const base = await database();
const lanes = await peopled(base, { sessions: PEOPLE, groups: 5 });
await seedRules(base.db, lanes, EVENTS_EACH);
console.table([evaluations()]);

const begun = new Map<DispatchId, number>();
const delays: number[] = [];
const order = new Map<string, DispatchId[]>(); // by session, as queued by hand
const { systemContext, start } = runMessenger(base, (session, _to, message) => {
  const first = isByHand(message) ? order.get(session)?.shift() : undefined;
  if (first) delays.push(performance.now() - begun.get(first)!);
  return crypto.randomUUID();
});
const isByHand = (message: unknown) => JSON.stringify(message).includes("Fone");
const runner = start();
await sendByHand(scaled(300, 2)); // warms up, and what seeding left to the database is done
delays.length = 0;
const quiet = p99(await sendByHand(BY_HAND));
const child = new Deno.Command(Deno.execPath(), {
  args: ["run", "-A", import.meta.filename!, "evaluate", JSON.stringify(base.config)],
  stdout: "piped",
}).spawn();
const storm: number[] = [];
let isOver = false;
const ended = child.output().then((output) => {
  isOver = true;
  return new TextDecoder().decode(output.stdout);
});
const stops: number[] = [];
while (!isOver) {
  storm.push(...await sendByHand(25));
  const lane = lanes.at(-1 - stops.length);
  if (stops.length < MOST_STOPS && lane) stops.push(await stopRules(lane));
}
const result = JSON.parse(await ended);
console.table([result]);
const busy = p99(storm);
console.table([{
  "by hand alone, p99 ms": Number(quiet.toFixed(1)),
  "during the storm, p99 ms": Number(busy.toFixed(1)),
  "×": Number((busy / quiet).toFixed(2)),
  "messages during it": storm.length,
  "stop of all rules, longest ms": Number(Math.max(...stops).toFixed(1)),
}]);
reportRatio("p99 of a message by hand while rules are evaluated, beside none", busy / quiet, 1.2);
await runner.stop();
await base.close();
Deno.exit(0);

/** Sends so many messages by hand, and returns how long each waited for its start. */
async function sendByHand(count: number): Promise<number[]> {
  const from = delays.length;
  for (let n = 0; n < count; n++) {
    const lane = lanes[n % lanes.length]!;
    await queueByHand(systemContext(), { lane, occasion: crypto.randomUUID() });
    await delay(BY_HAND_MS);
  }
  while (delays.length < from + count) await delay(10);
  return delays.slice(from);
}

/** Stops a person's rules; from its answer on, no process starts a message of theirs. @returns ms */
async function stopRules({ userId }: Lane): Promise<number> {
  const from = performance.now();
  await pauseAllRules({ ...systemContext(), viewer: { kind: "member", userId } }, {});
  const left = await base.db.selectFrom("dispatches").select("id")
    .where("user_id", "=", userId).where("origin", "=", "RULE").where("status", "=", "QUEUED")
    .limit(1).executeTakeFirst();
  if (left) throw new Error("a message of a stopped rule waits");
  return performance.now() - from;
}

async function queueByHand(ctx: Context, { lane, occasion }: { lane: Lane; occasion: string }) {
  const id = newId("dsp");
  order.set(lane.sessionId, [...order.get(lane.sessionId) ?? [], id]);
  begun.set(id, performance.now());
  await queueOne(ctx, { lane, occasion, id });
}

function p99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? NaN;
}

/** CPU of the pure function, without what it reads. */
function evaluations() {
  const item = {
    title: "Panela elétrica 6 L",
    shop: "Loja",
    tags: ["Cozinha"],
    marketplace: "OTHER" as const,
    productKey: "OTHER 1",
    currency: "BRL",
    priceCents: 8_000,
    priceReadAt: new Date(),
    laterPriceCents: null,
    oldPriceCents: 10_000,
    lowestInDays: 90,
    commissionPercent: 10,
    ratingTenths: 48,
    isOutOfStock: false,
    isPaid: true,
  };
  const at = new Date();
  const event: RuleEvent = {
    ...plainEvent,
    key: "1",
    at,
    kinds: ["PRICE_DROP"],
    title: item.title,
    candidates: [{ item, from: { productId: newId("prd") as ProductId } }],
    fromCents: 10_000,
  };
  const groups = lanes[0]!.groupIds.map((id) => ({ id, tags: [] }));
  const rule = {
    trigger: { ...triggerOf("PRICE_DROP"), minDropPercent: 10 },
    conditions: { ...noConditions, words: ["panela"], maxPriceCents: 9_000, minRating: 4 },
    actions: {
      mode: "SEND" as const,
      templateId: null,
      groupIds: groups.map(({ id }) => id),
      groupTags: [],
      timing: "NOW" as const,
      fromTime: null,
      toTime: null,
      isUrgent: false,
      perDay: 10,
    },
  };
  const facts = {
    now: at,
    timeZone: "America/Sao_Paulo",
    isStopped: false,
    planAllows: true,
    isBlocked: false,
    groups,
    sent: [],
    matchedToday: 0,
  };
  const times = 100_000;
  for (let n = 0; n < times / 10; n++) evaluateRule(rule, event, facts);
  const from = performance.now();
  for (let n = 0; n < times; n++) evaluateRule(rule, event, facts);
  return {
    "CPU µs of the rule alone": Number(((performance.now() - from) * 1000 / times).toFixed(2)),
  };
}
