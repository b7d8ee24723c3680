import { setTimeout as delay } from "node:timers/promises";
import { releaseCommissions } from "../../../../server/core/referrals/release_commissions.ts";
import { system } from "../../../../server/core/users/viewer.ts";
import { createDataFolder, startProduct } from "../../product/start_product.ts";
import { stripeStandin, WEBHOOK_SECRET } from "../../stripe/standin.ts";
import { foundWithin } from "../../until.ts";
import { joinDatabase } from "../join_database.ts";
import { seededRandom, shuffled } from "../seeded_random.ts";
import { brokenBilling } from "./billing_promises.ts";
import { type Ask, operations, type Person, seedBilling } from "./billing_people.ts";

const PEOPLE = 24;
const KILLS = 40;
/** The share of the chances at which the product is killed, until it was killed often enough. */
const CHARGES_KILLED = 0.35;
const WEBHOOKS_KILLED = 0.1;
const PAYOUTS_KILLED = 0.8;
/** Kills that are left for the payouts, of which each batch makes three requests. */
const BATCHES = 4;
/** Everything is handled so long after the last kill. */
const SETTLED_MS = 240_000;
const TRIES = 500;

type Moment = "after a charge, before our commit" | "between webhook and job" | "while paying out";

/**
 * Kills the product right after Stripe's stand-in carried out a request and before its answer, right
 * after a webhook was accepted, and during payouts, while people subscribe, change their plan and
 * withdraw. Webhooks come twice and in any order.
 * @returns whether nothing was lost or done twice, and the ledger balances
 */
export async function billing(notify: (line: string) => void): Promise<boolean> {
  const random = seededRandom(Date.now() % 2 ** 32);
  await using stripe = await stripeStandin(new Date());
  await using folder = await createDataFolder();
  const env = environment(stripe.origin);
  let product = await startProduct(folder.path, "", env);
  const { origin } = product;
  let restarted = Promise.resolve();
  let killsLeft = 0;
  let isDown = false;
  const killed: Record<Moment, number> = {
    "after a charge, before our commit": 0,
    "between webhook and job": 0,
    "while paying out": 0,
  };

  /** Kills the product at some of the chances, and starts it again. */
  async function maybeKill(moment: Moment, share: number): Promise<void> {
    if (killsLeft <= 0 || isDown || random() > share) return;
    isDown = true;
    killsLeft--;
    killed[moment]++;
    const ending = product.end("SIGKILL");
    restarted = restarted.then(async () => {
      await ending;
      product = await startProduct(folder.path, "", env);
      isDown = false;
    });
    await ending;
  }

  /** Returns what the product answers; asks again while it is killed. */
  const ask: Ask = async (person, query, variables = {}) => {
    let last: unknown;
    for (let n = 0; n < TRIES; n++) {
      await restarted;
      try {
        const answer = await person.ask(origin, query, variables);
        if (answer.data) return Object.values(answer.data)[0];
        last = answer;
      } catch (error) {
        last = error; // it was killed
      }
      await delay(200);
    }
    throw new Error(`${query} has no answer: ${JSON.stringify(last)}`);
  };

  /** Reads the database, which ends with the product that is killed. */
  async function read<Row>(query: () => Promise<Row>): Promise<Row> {
    for (let n = 1;; n++) {
      await restarted;
      try {
        return await query();
      } catch (error) {
        if (n === TRIES) throw error;
        await delay(200);
      }
    }
  }

  await using database = await joinDatabase(folder.path);
  const { db } = database;
  const { admin, people, month, year } = await seedBilling({
    ...{ origin, ask, db, dataDir: folder.path, count: PEOPLE },
  });
  stripe.takeWebhooks();

  killsLeft = KILLS;
  stripe.holdAnswers(() => maybeKill("after a charge, before our commit", CHARGES_KILLED));
  let isOver = false;
  const reported = new Set<string>();
  const delivering = deliver();

  async function deliver(): Promise<void> {
    let waiting: ReturnType<typeof stripe.takeWebhooks> = [];
    while (!isOver || waiting.length > 0) {
      const fresh = stripe.takeWebhooks();
      for (const { id } of fresh) reported.add(id);
      waiting = shuffled([...waiting, ...fresh, ...fresh], random);
      for (const event of waiting.splice(0, 4)) {
        await restarted;
        const { body, headers } = stripe.signed(event);
        const isStored = await fetch(`${origin}/api/webhooks/stripe`, {
          ...{ method: "POST", body, headers },
        }).then(async (answer) => {
          await answer.body?.cancel();
          return answer.ok;
        }, () => false);
        if (!isStored) waiting.push(event);
        else await maybeKill("between webhook and job", WEBHOOKS_KILLED);
      }
      await delay(20);
    }
  }

  /** Subscribes; then two of three change to the year, and every second withdraws. */
  async function subscribe(person: Person, n: number): Promise<void> {
    const { id } = await ask(person, operations.start, { priceId: month });
    const { vendor_id: vendorId } = await read(() =>
      db.selectFrom("checkouts").select("vendor_id").where("id", "=", id).executeTakeFirstOrThrow()
    );
    stripe.pay(vendorId!);
    await foundWithin(
      SETTLED_MS,
      async () => (await ask(person, operations.status)).subscription.status === "ACTIVE",
    );
    if (n % 3 !== 0) await ask(person, operations.change, { priceId: year });
    if (n % 2 === 0) await ask(person, operations.withdraw);
  }
  const broken = () => read(() => brokenBilling(db, stripe, reported));
  const settled = () => foundWithin(SETTLED_MS, async () => (await broken()).length === 0);

  await Promise.all(people.map(subscribe));
  await settled();
  notify(`${PEOPLE} subscribed, ${Object.values(killed).reduce((sum, n) => sum + n, 0)} kills`);

  killsLeft = 0;
  await restarted;
  // The hold is over. The first batch is refused by the banks, so that all is paid out again.
  await db.updateTable("commissions").set({ holds_until: new Date(0) }).execute();
  await releaseCommissions(database.contextOf(system));
  for (let batch = 0; batch < BATCHES; batch++) {
    killsLeft = Math.max(killsLeft, 3);
    await askKilled(operations.createBatch);
    const batches: readonly Batch[] = await ask(admin, operations.batches);
    const open = batches.find(({ payouts }) => payouts.some(({ status }) => status === "PENDING"));
    if (!open) break;
    await askKilled(operations.approve, { id: open.id });
    const ids = open.payouts.map(({ id }) => id);
    const reason = "Chave recusada";
    await askKilled(operations.settle, { id: open.id, ids, isPaid: batch > 0, reason });
  }
  /** Asks as the admin, and kills the product meanwhile. */
  async function askKilled(query: string, variables: object = {}) {
    const asking = ask(admin, query, variables);
    await delay(random() * 30);
    await maybeKill("while paying out", PAYOUTS_KILLED);
    await asking;
  }
  isOver = true;
  await delivering;
  await restarted;
  await settled();
  const left = await read(() =>
    db.selectFrom("ledger_entries").where("account", "in", ["PAYABLE", "PENDING"])
      .select(({ fn }) => fn.sum<string>("cents").as("cents")).executeTakeFirstOrThrow()
  );
  const lines = [...await broken(), ...left.cents === "0" ? [] : [`not paid out: ${left.cents}`]];
  for (const line of lines) notify(`broken: ${line}`);
  const code = await product.end("SIGTERM");
  const count = (kind: string) => stripe.all(kind).length;
  notify(
    `${reported.size} webhooks, each twice; ${count("subscription")} subscriptions, ` +
      `${count("charge")} charges, ${count("refund")} refunds; ended with ${code}`,
  );
  for (const [moment, times] of Object.entries(killed)) notify(`killed ${moment}: ${times}`);
  return lines.length === 0 && code === 0 && Object.values(killed).every((times) => times > 0);
}

type Batch = {
  readonly id: string;
  readonly payouts: readonly { readonly id: string; readonly status: string }[];
};

/** The product's environment, with a port that stays the same. */
function environment(stripeOrigin: string): Record<string, string> {
  using listener = Deno.listen({ port: 0 });
  const { port } = listener.addr;
  return {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    STRIPE_SECRET_KEY: "sk_test_chaos",
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripeOrigin,
  };
}
