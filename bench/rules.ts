/**
 * 1,000 rules and 10,000 prices that fell: events a second, CPU of one evaluation, how much longer a
 * message that a person sends by hand waits meanwhile, and how soon a person has stopped all of their
 * rules in every process: `deno run -A bench/rules.ts`. Linux only. As in the product, one process
 * takes what is sent by hand and evaluates rules, and another one is the messenger. Rules give way
 * while people send, and catch up afterwards: both rates are printed. The same load beside processes
 * that only compute as much says what any work would have cost on this machine. All of them take
 * turns, so that whatever else the machine does meets all of them.
 */
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { giveWayTo } from "../server/core/automation/evaluation/rule_turns.ts";
import { pauseAllRules } from "../server/core/automation/stop_rules.ts";
import type { Context } from "../server/core/context.ts";
import { busyProcessors, keepBusy } from "./support/busy_processor.ts";
import { byHand, reportStarts } from "./support/by_hand.ts";
import { Loads } from "./support/loads.ts";
import { database, type Lane, peopled } from "./support/lanes.ts";
import { reportRatio } from "./support/report.ts";
import { evaluationCost } from "./support/rule_evaluation.ts";
import { allSent, evaluateFalls, RULES_EACH, seedRules } from "./support/rules.ts";
import { isSmall, scaled } from "./support/scale.ts";

const PEOPLE = scaled(100, 4);
const EVENTS_EACH = scaled(100, 2);
const TURNS = scaled(10, 1);
/** A message by hand every so often, in milliseconds; so many of them in a turn. */
const BY_HAND_MS = 20;
const BY_HAND = scaled(300, 5);

if (Deno.args[0] === "messenger") await reportStarts(JSON.parse(Deno.args[1]!));
if (Deno.args[0] === "busy") await keepBusy(Number(Deno.args[1]));

const base = await database();
base.onEvent(giveWayTo); // as the product's web process does
const lanes = await peopled(base, { sessions: PEOPLE, groups: 5 });
await seedRules(base.db, lanes, EVENTS_EACH);
console.table([evaluationCost(lanes[0]!.groupIds)]);

const script = import.meta.filename!;
const messenger = new Deno.Command(Deno.execPath(), {
  args: ["run", "-A", script, "messenger", JSON.stringify(base.config)],
  stdout: "piped",
}).spawn();
const send = byHand(base, lanes, messenger.stdout);
await send(BY_HAND_MS, { count: scaled(300, 2) }); // warms up
await sql`analyze`.execute(base.db); // as the database does by itself, within a minute

const [alone, storm, plain] = [new Loads(), new Loads(), new Loads()];
const stops: number[] = [];
let [meanwhile, ms] = [0, 0]; // events that were evaluated while messages were sent by hand
for (let turn = 0; turn < TURNS; turn++) {
  await alone.add(() => send(BY_HAND_MS, { count: BY_HAND }));
  const people = peopleOf(turn);
  const evaluated = evaluateFalls(base, people);
  const stopped = stopRules(people.at(-1)!);
  await storm.add(sendMeanwhile);
  stops.push(await stopped);
  await evaluated;
  await allSent(base);
  using _ = busyProcessors(script, ofRules());
  await plain.add(() => send(BY_HAND_MS, { count: BY_HAND }));
}
const { decisions, queued } = await counts();
const evaluatedAlone = await eventsPerSecond(peopleOf(TURNS));
console.table([{
  "events/s while nobody sends": evaluatedAlone,
  "events/s while people send": Math.round(meanwhile * 1000 / ms),
  decisions,
  "messages queued": queued,
  "CPU µs an evaluation, all in": Number(
    (ofRules() * ms * 1000 / (meanwhile * RULES_EACH)).toFixed(1),
  ),
  "all rules stopped, ms at most": Number(Math.max(...stops).toFixed(1)),
}]);
console.table({
  "alone": alone.row(),
  "while rules are evaluated": storm.row(),
  [`beside ${ofRules().toFixed(2)} processors of plain work`]: plain.row(),
});
reportRatio(
  "p99 of a message by hand while rules are evaluated, beside none",
  storm.started(0.99) / alone.started(0.99),
  1.2,
);
reportRatio(
  "p99 of a message by hand beside as much plain work, beside none",
  plain.started(0.99) / alone.started(0.99),
);
messenger.kill("SIGKILL");
await base.close();
if (!isSmall) Deno.exit(0);

/** The people whose prices fall in a turn; those of the turn after the last have theirs alone. */
function peopleOf(turn: number): Lane[] {
  return lanes.filter((_, n) => n % (TURNS + 1) === turn);
}

/** Events of these people a second, once nobody has sent anything for a while. */
async function eventsPerSecond(people: readonly Lane[]): Promise<number> {
  await delay(scaled(3_000, 0));
  const from = performance.now();
  const count = await evaluateFalls(base, people);
  return Math.round(count * 1000 / (performance.now() - from));
}

/** Sends by hand while rules are evaluated, and counts the events that are decided meanwhile. */
async function sendMeanwhile() {
  const [from, before] = [performance.now(), await counts()];
  const waits = await send(BY_HAND_MS, { count: BY_HAND });
  const after = await counts();
  meanwhile += (after.decisions - before.decisions) / RULES_EACH;
  ms += performance.now() - from;
  return waits;
}

/** The processors' worth that rules took, with what they have sent. */
function ofRules(): number {
  return Math.max(0, storm.processors - alone.processors);
}

/** Stops a person's rules; from its answer on, no process starts a message of theirs. @returns ms */
async function stopRules({ userId }: Lane): Promise<number> {
  const from = performance.now();
  const ctx = base.contextOf({} as Context["ports"]);
  await pauseAllRules({ ...ctx, viewer: { kind: "member", userId } }, {});
  const left = await base.db.selectFrom("dispatches").select("id")
    .where("user_id", "=", userId).where("origin", "=", "RULE").where("status", "=", "QUEUED")
    .limit(1).executeTakeFirst();
  if (left) throw new Error("a message of a stopped rule waits");
  return performance.now() - from;
}

async function counts() {
  const { rows } = await sql<{ decisions: number; queued: number }>`
    select (select count(*)::int from rule_decisions) as decisions,
      (select count(*)::int from dispatches where origin = 'RULE') as queued`.execute(base.db);
  return rows[0]!;
}
