import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { OfferId, UserId } from "../../server/core/ids.ts";
import { counts, ledger } from "../support/chaos/ledger.ts";
import { markOf } from "../support/chaos/sending.ts";
import { brokenPromises, checkPromises } from "../support/chaos/broken_promises.ts";
import { startInstances } from "../support/product/instances.ts";
import { register, withoutLimits } from "../support/product/start_product.ts";

const SOON = { timeout: 60_000, interval: 50 };
const BOTS = 4;
const CHATS = 2;
const OFFERS = 20;
/** Milliseconds of the lease, and after which other processes take over. */
const lease = (sendSeconds: number) => 1.5 * sendSeconds * 1_000;
const OTHERS_LOOK = 2_000;
/** Milliseconds of a message itself: the gap before it, and sending it on a busy machine. */
const ITS_TURN = 5_000;

const connect = `mutation ($token: String!) {
  connectTelegram(input: { botToken: $token }) { ... on MessengerSession { id } }
}`;
const groups = "{ viewer { groups(first: 50) { edges { node { id } } } } }";
const create = `mutation ($title: String!) {
  createOffer(input: { fields: { title: $title, price: { cents: 100 } } }) { ... on Offer { id } }
}`;
const send = `mutation ($id: ID!, $to: [ID!]!) {
  sendOffer(input: { offerId: $id, groupIds: $to, isUnpaidConfirmed: true }) { ... on Offer { status } }
}`;

let here: Awaited<ReturnType<typeof startInstances>>;
beforeAll(async () => {
  here = await startInstances();
});
afterAll(() => here[Symbol.asyncDispose](), 60_000);

/** A person whose bots two messaging processes share, and whose offers are being sent. */
async function underWay(email: string, sendSeconds: number) {
  const { db, telegram, a, b, messenger } = here;
  const messengers = await Promise.all([messenger(sendSeconds), messenger(sendSeconds)]);
  const { ask } = await register(a.origin, email);
  const { id: userId } = await db.selectFrom("users").select("id").where("email", "=", email)
    .executeTakeFirstOrThrow();
  onTestFinished(async () => {
    await Promise.all(messengers.map((one) => one.end("SIGKILL")));
    await db.deleteFrom("users").where("id", "=", userId).execute(); // lanes are shared among all
  });
  for (const statement of withoutLimits) await sql.raw(statement).execute(db);
  await db.updateTable("bot_settings")
    .set({ gap_min_ms: 100, gap_max_ms: 100, per_minute: 9_999, per_hour: 9_999 })
    .where("user_id", "=", userId).execute();

  const bots = await Promise.all(Array.from({ length: BOTS }, async (_, n) => {
    const bot = telegram.bot(`Ofertas ${n}`);
    const { data } = await ask(a.origin, connect, { token: bot.token });
    expect(data.connectTelegram.id).toMatch(/^ses_/);
    for (let chat = 0; chat < CHATS; chat++) {
      telegram.make(bot, telegram.chat("supergroup", `Grupo ${chat}`), "administrator");
    }
    return bot.id;
  }));
  const known = async (): Promise<string[]> => {
    const { data } = await ask(b.origin, groups);
    return data.viewer.groups.edges.map(({ node }: { node: { id: string } }) => node.id);
  };
  await expect.poll(known, SOON).toHaveLength(BOTS * CHATS);
  await expect.poll(alive, SOON).toBe(2);
  await expect.poll(() => holders(userId), SOON).toEqual([BOTS / 2, BOTS / 2]);

  const to = await known();
  const offers = Array.from({ length: OFFERS }, (_, n) => markOf(n));
  for (const title of offers) {
    const { data } = await ask(b.origin, create, { title });
    const { id } = data.createOffer as { id: OfferId };
    expect((await ask(b.origin, send, { id, to })).data.sendOffer.status).toBe("QUEUED");
  }
  const record = () => telegram.taken.filter(({ bot }) => bots.includes(bot));
  await expect.poll(() => record().length, SOON).toBeGreaterThan(BOTS * CHATS);
  return { messengers, userId, record };
}

/** How many messengers count as alive. */
const alive = async () =>
  (await here.db.selectFrom("messaging_processes").select("id").execute())
    .length;

/** Counts a person's lanes that each messaging process holds. */
async function holders(userId: UserId): Promise<number[]> {
  const rows = await here.db.selectFrom("lanes").select((eb) => eb.fn.countAll().as("n"))
    .where("user_id", "=", userId).where("held_by", "is not", null).groupBy("held_by").execute();
  return rows.map(({ n }) => Number(n));
}

type UnderWay = Awaited<ReturnType<typeof underWay>>;

/** Returns the outcome once nothing is being sent, by the vendor's record. */
async function outcome({ userId, record }: UnderWay) {
  const { db } = here;
  const open = () =>
    db.selectFrom("dispatches").select("id").where("user_id", "=", userId)
      .where("status", "in", ["QUEUED", "SENDING"]).execute();
  await expect.poll(open, { ...SOON, interval: 200 }).toEqual([]);
  const entries = (await ledger(here)).filter((entry) => entry.userId === userId);
  const queued = entries.map(({ key }) => key);
  const { broken, ...tally } = checkPromises({
    ...{ queued, entries, record: record(), counts: await counts(here) },
  });
  expect(brokenPromises(broken)).toEqual({});
  expect(tally.queued).toBe(BOTS * CHATS * OFFERS);
  return tally;
}

/** The longest time between two messages of one bot, in milliseconds of the vendor's clock. */
function longestWait({ record }: UnderWay): number {
  const bots = Map.groupBy(record(), ({ bot }) => bot).values();
  const waits = [...bots].flatMap((its) => its.slice(1).map(({ at }, n) => at - its[n]!.at));
  return Math.max(...waits);
}

test(
  "a messenger is killed at work: another takes its lanes over when its lease ends",
  async () => {
    const sending = await underWay("ana@example.com", 4);
    await sending.messengers[0]!.end("SIGKILL");
    const tally = await outcome(sending);
    expect(tally.inDoubt).toBeLessThanOrEqual(BOTS / 2); // what was just on its way
    expect(longestWait(sending)).toBeLessThan(lease(4) + OTHERS_LOOK + ITS_TURN);
    await expect.poll(() => holders(sending.userId), SOON).toEqual([BOTS]);
  },
);

test(
  "a messenger that is stopped hands its lanes over at once, and nothing is uncertain",
  async () => {
    const sending = await underWay("bia@example.com", 20);
    expect(await sending.messengers[0]!.end("SIGTERM")).toBe(0);
    expect(await alive()).toBe(1); // though its lease is far from over
    const tally = await outcome(sending);
    expect(tally.inDoubt).toBe(0);
    expect(longestWait(sending)).toBeLessThan(lease(20));
    await expect.poll(() => holders(sending.userId), SOON).toEqual([BOTS]);
  },
);
