import { setTimeout as delay } from "node:timers/promises";
import { newId } from "../../../../server/core/ids.ts";
import { noConditions, triggerOf } from "../../../../server/core/automation/rule.ts";
import {
  connectToDatabase,
  createDataFolder,
  register,
  startProduct,
} from "../../product/start_product.ts";
import { foundWithin } from "../../until.ts";
import { seedPaidOffers, seedPausedSender } from "./paused_sender.ts";

const FIRINGS = 5_000;
const KILLS = 20;
/** Offers that are approved in one request. */
const AT_ONCE = 100;
/** The product is killed at a random time within so many milliseconds after its start. */
const LIVES_MS = 8_000;
/** After the last kill, decisions follow each other within so long until all are made. */
const STILL_MS = 60_000;

/**
 * Kills the product while 5,000 approved offers fire a rule that sends.
 * @returns whether each fired once: one decision and one message each
 */
export async function rules(notify: (line: string) => void): Promise<boolean> {
  await using folder = await createDataFolder();
  let product = await startProduct(folder.path);
  const person = await register(product.origin);
  const offers = Array.from({ length: FIRINGS }, () => newId("ofr"));
  await using database = await connectToDatabase(folder.path);
  await seed(database, offers);

  const approving = (async () => {
    for (let from = 0; from < offers.length; from += AT_ONCE) {
      const ids = offers.slice(from, from + AT_ONCE);
      while (!await approve(() => person.ask(product.origin, APPROVE, { ids }))) await delay(200);
      await delay(1_500); // so that the kills meet all of them
    }
  })();
  for (let kill = 1; kill <= KILLS; kill++) {
    await delay(300 + Math.random() * LIVES_MS);
    await product.end("SIGKILL");
    product = await startProduct(folder.path);
    notify(`kill ${kill}: ${await count(database, "rule_decisions")} decided`);
  }
  await approving;
  let decided = 0;
  const grows = async () => {
    const before = decided;
    decided = await count(database, "rule_decisions");
    return decided > before || decided >= FIRINGS;
  };
  while (decided < FIRINGS && await foundWithin(STILL_MS, grows)); // a slow machine takes its time
  const [sums] = await database.rows<Sums>(`
    select (select count(*)::int from rule_decisions where outcome = 'QUEUED') as queued,
      (select count(*)::int from rule_decisions) as decided,
      (select count(*)::int from dispatches) as messages,
      (select count(distinct offer_id)::int from dispatches) as offers,
      (select message_count from users limit 1) as counted`);
  await product.end("SIGTERM");
  const { queued, decided: made, messages, offers: sent, counted } = sums!;
  notify(
    `${made} decisions, ${queued} of them queued; ${messages} messages of ${sent} offers; ` +
      `${counted} counted`,
  );
  return [queued, made, messages, sent, counted].every((n) => n === FIRINGS);
}

type Sums = Readonly<Record<"queued" | "decided" | "messages" | "offers" | "counted", number>>;
type Database = Awaited<ReturnType<typeof connectToDatabase>>;

const count = async (database: Database, table: string) =>
  (await database.rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n;

const APPROVE = `mutation ($ids: [ID!]!) { approveOffers(input: { ids: $ids }) {
  __typename ... on UserError { code } } }`;

/** Approves offers through the product. @returns whether it answered */
async function approve(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    return JSON.stringify(await ask()).includes("ChangedOffers");
  } catch {
    return false; // it was killed
  }
}

/** A paused sender with a rule without a cap, and drafts that pay them. */
async function seed(database: Database, offers: readonly string[]): Promise<void> {
  const { userId, groupIds } = await seedPausedSender(database, 1);
  await database.rows(
    `insert into rules (id, user_id, version, name, trigger_kind, trigger, conditions, actions,
       enabled_at, created_at, updated_at)
     values ($1, $2, 1, 'Aprovou, vai', 'OFFER_READY', $3, $4, $5, now(), now(), now())`,
    [
      newId("rul"),
      userId,
      JSON.stringify(triggerOf("OFFER_READY")),
      JSON.stringify(noConditions),
      JSON.stringify({
        mode: "SEND",
        templateId: null,
        groupIds,
        groupTags: [],
        timing: "NOW",
        fromTime: null,
        toTime: null,
        isUrgent: false,
        perDay: 2 * FIRINGS,
      }),
    ],
  );
  await seedPaidOffers(database, { userId, ids: offers, status: "DRAFT" });
}
