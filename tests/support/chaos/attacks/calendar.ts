import { setTimeout as delay } from "node:timers/promises";
import { newId } from "../../../../server/core/ids.ts";
import {
  connectToDatabase,
  createDataFolder,
  register,
  startProduct,
} from "../../product/start_product.ts";
import { foundWithin } from "../../until.ts";
import { seedPaidOffers, seedPausedSender } from "./paused_sender.ts";
import { type Expected, plannedEntries, storedEntries, unlikePlanned } from "./planned_entries.ts";

const ENTRIES = 600;
const GROUPS = 3;
const KILLS = 20;
/** Entries fall due in each of so many minutes. */
const MINUTES = 8;
/** The product is killed at a random time within so many milliseconds after its start. */
const LIVES_MS = 8_000;
/** The schedule begins within so many milliseconds; it is killed so soon after that it is at work. */
const BEGINS_MS = 100_000;
const AT_WORK_MS = 700;
/** Everything has run so long after the last kill. */
const DONE_MS = 600_000;
/** Of what went wrong, so many cases are printed. */
const SHOWN = 5;

/**
 * Kills the product while hundreds of entries of a calendar fall due: at any time, and in the middle
 * of queueing them.
 * @returns whether each occurrence ran once, with its messages or its reason, and is shown so
 */
export async function calendar(notify: (line: string) => void): Promise<boolean> {
  await using folder = await createDataFolder();
  let product = await startProduct(folder.path);
  const person = await register(product.origin);
  await using database = await connectToDatabase(folder.path);
  const { userId, groupIds } = await seedPausedSender(database, GROUPS);
  const offers = Array.from({ length: 20 }, () => newId("ofr"));
  await seedPaidOffers(database, { userId, ids: offers, status: "APPROVED" });
  const textId = newId("cmt");
  await database.rows(
    `insert into campaign_texts (id, user_id, version, name, variants, tags, marketplaces,
       search_text, created_at, updated_at)
     values ($1, $2, 1, 'Bom dia', '[{"slot": 0, "body": "Bom dia, {grupo}!", "weight": 1}]', '{}',
       '{}', 'bom dia', now(), now())`,
    [textId, userId],
  );
  const begin = Date.now();
  const { entries, expected } = plannedEntries({
    count: ENTRIES,
    minutes: MINUTES,
    begin,
    groups: GROUPS,
    offers,
    textId,
  });
  await database.rows(storedEntries, [JSON.stringify(entries), userId, groupIds]);
  const last = Math.max(...expected.values().map(({ startsAt }) => startsAt));

  const ran = () => count(database);
  let atWork = 0;
  for (let kill = 1; kill <= KILLS; kill++) {
    const before = await ran();
    const isAimed = kill % 2 === 0;
    if (isAimed) {
      await foundWithin(BEGINS_MS, async () => await ran() > before);
      await delay(Math.random() * AT_WORK_MS);
    } else {
      await delay(300 + Math.random() * LIVES_MS);
    }
    await product.end("SIGKILL");
    product = await startProduct(folder.path);
    const after = await ran();
    if (after > before && after < expected.size) atWork++;
    notify(`kill ${kill}: ${after} of ${expected.size} occurrences ran`);
  }
  await foundWithin(DONE_MS, async () => await ran() >= expected.size);
  const wrong = [
    ...unlikePlanned(expected, await stored(database)),
    ...await unlikeShown(
      expected,
      (variables) => person.ask(product.origin, SHOWN_CALENDAR, variables),
      { begin, last },
    ),
  ];
  const [{ counted } = { counted: -1 }] = await database.rows<{ counted: number }>(
    "select message_count as counted from users",
  );
  await product.end("SIGTERM");
  const messages = expected.values().reduce((sum, { groups }) => sum + groups, 0);
  if (counted !== messages) wrong.push(`${counted} messages are counted, not ${messages}`);
  notify(`${expected.size} occurrences, ${messages} messages; ${atWork} kills while it queued`);
  for (const one of wrong.slice(0, SHOWN)) notify(one);
  return wrong.length === 0;
}

type Database = Awaited<ReturnType<typeof connectToDatabase>>;

const count = async (database: Database) =>
  (await database.rows<{ n: number }>("select count(*)::int as n from calendar_runs"))[0]!.n;

/** Reads what the schedule did, with the messages of each occurrence. */
const stored = (database: Database) =>
  database.rows<Parameters<typeof unlikePlanned>[1][number]>(`
    select r.entry_id || ' ' || r.occurrence as name, r.failure, r.offer_id as "offerId",
      count(d.id)::int as messages, count(distinct d.group_id)::int as groups,
      count(*) filter (where d.planned_at is distinct from r.starts_at and d.id is not null)::int
        as "otherTimes"
    from calendar_runs r
      left join dispatches d on d.origin_id = r.entry_id
        and d.occasion = 'cal:' || r.entry_id || '@' || r.occurrence
    group by r.entry_id, r.occurrence
    union all
    select 'a message of no occurrence', null, d.offer_id, 1, 1, 0 from dispatches d
    where not exists (select from calendar_runs r
      where d.occasion = 'cal:' || r.entry_id || '@' || r.occurrence)`);

const SHOWN_CALENDAR = `query ($from: DateTime!, $to: DateTime!) { viewer {
  calendar(from: $from, to: $to) { occurrence entry { id } outcome { status waiting } } } }`;

type Shown = {
  readonly occurrence: string;
  readonly entry: { readonly id: string };
  readonly outcome: { readonly status: string; readonly waiting: number };
};

/** Returns where the calendar that the person sees is not what was planned. */
async function unlikeShown(
  expected: ReadonlyMap<string, Expected>,
  ask: (variables: object) => Promise<{ data?: { viewer: { calendar: readonly Shown[] } } }>,
  { begin, last }: { readonly begin: number; readonly last: number },
): Promise<string[]> {
  const [from, to] = [begin - 60_000, last + 60_000].map((at) => new Date(at).toISOString());
  const answer = await ask({ from, to });
  const shown = answer.data?.viewer.calendar;
  if (!shown) return [`the calendar answers ${JSON.stringify(answer).slice(0, 300)}`];
  const names = new Map(shown.map((one) => [`${one.entry.id} ${one.occurrence}`, one.outcome]));
  const wrong = expected.entries().flatMap(([name, { groups }]) => {
    const outcome = names.get(name);
    return outcome?.waiting === groups && (outcome.status === "SKIPPED") === (groups === 0)
      ? []
      : [`${name} is shown as ${JSON.stringify(outcome)}`];
  });
  return shown.length === expected.size
    ? [...wrong]
    : [...wrong, `${shown.length} occurrences are shown`];
}
