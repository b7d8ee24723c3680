import { afterAll, beforeAll, expect, test } from "vitest";
import { refreshGroups } from "../../../server/core/delivery/sessions/refresh_groups.ts";
import { joinDatabase } from "../../support/chaos/join_database.ts";
import { problems } from "../../support/chaos/ledger.ts";
import { createSenders } from "../../support/chaos/create_senders.ts";
import { keyOf, queue } from "../../support/chaos/sending.ts";
import { brokenPromises } from "../../support/chaos/broken_promises.ts";
import { whatsAppVendor } from "../../support/chaos/whatsapp_vendor.ts";
import {
  createDataFolder,
  startMessenger,
  startProduct,
} from "../../support/product/start_product.ts";

const SOON = { timeout: 90_000, interval: 50 };
const SESSIONS = 4;
const GROUPS = 300;

/** A product that sends through some numbers of WhatsApp, each of whom has offers for two groups. */
async function sendingProduct() {
  await using failed = new AsyncDisposableStack();
  const folder = failed.use(await createDataFolder());
  const vendor = failed.use(await whatsAppVendor());
  const { OUTBOUND_STANDINS: standins, ...env } = vendor.env;
  const more = { ...env, SEND_TIMEOUT_SECONDS: "4" };
  const product = failed.use(await startProduct(folder.path, standins, more));
  const database = failed.use(await joinDatabase(folder.path));
  const size = { sessions: SESSIONS, dispatches: SESSIONS * 6 };
  const lanes = await createSenders({ database, vendor, imageUrl: "" }, size);
  await database.db.updateTable("offers").set({ image_url: null }).execute();
  const held = failed.move();
  return {
    product,
    database,
    vendor,
    lanes,
    /** One more messaging process beside the product's own. */
    messenger: async () => held.use(await startMessenger(folder.path, standins, more)),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

let here: Awaited<ReturnType<typeof sendingProduct>>;
beforeAll(async () => {
  here = await sendingProduct();
});
afterAll(() => here[Symbol.asyncDispose](), 60_000);

/** Sends that offer of each number; resolves when all of its messages have come, each once. */
async function sentByAll(turn: number) {
  const { database, vendor, lanes } = here;
  const before = vendor.record().length;
  const next = lanes.map((sendings) => sendings[turn]!);
  await Promise.all(next.map((sending) => queue(database, sending)));
  const keys = next.flatMap((sending) => sending.keys);
  await expect.poll(() => vendor.record().length, SOON).toBe(before + keys.length);
  const come = vendor.record().map(({ chat, text }) => keyOf(chat, text));
  expect(come.slice(before).toSorted()).toEqual(keys.toSorted());
}

/** No number is in problem, or logged out, and everybody can read what they got. */
async function areWell() {
  expect(await problems(here.database)).toEqual([]);
  expect(brokenPromises(here.vendor.broken())).toEqual({});
}

test("a messaging process that is killed is followed by one through which all numbers send again", async () => {
  const { product } = here;
  await sentByAll(0);
  const pids = () => [...product.said().matchAll(/messenger is ready as process (\d+)/g)];
  expect(pids()).toHaveLength(1);
  Deno.kill(Number(pids()[0]![1]), "SIGKILL");
  await sentByAll(1);
  expect(pids()).toHaveLength(2);
  await areWell();
});

test("numbers that go over to another process are not taken for used elsewhere", async () => {
  const { database, messenger } = here;
  await messenger();
  const holders = async () => {
    const rows = await database.db.selectFrom("lanes").select("held_by").distinct().execute();
    return rows.length;
  };
  await expect.poll(holders, SOON).toBe(2);
  await sentByAll(2);
  await areWell();
});

test("all of a number's groups are known, however many they are", async () => {
  const { database: { db, contextOf }, vendor, lanes } = here;
  const { sessionId, userId } = lanes[0]![0]!;
  const { account_id: phone } = await db.selectFrom("messenger_sessions").select("account_id")
    .where("id", "=", sessionId).executeTakeFirstOrThrow();
  vendor.joinMore(phone, GROUPS);
  await refreshGroups(contextOf({ kind: "member", userId }), { sessionId });
  const known = async () => {
    const rows = await db.selectFrom("groups").select("id").where("session_id", "=", sessionId)
      .where("kind", "=", "GROUP").where("left_at", "is", null).execute();
    return rows.length;
  };
  await expect.poll(known, SOON).toBe(GROUPS + lanes[0]![0]!.groupIds.length);
});
