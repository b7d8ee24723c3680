import { expect, test } from "vitest";
import { listGroups } from "../../server/core/groups/list_groups.ts";
import { recordMessengerEvent } from "../../server/core/delivery/sessions/record_event.ts";
import type { Connection, SeenGroup } from "../../server/core/delivery/messenger.ts";
import { syncGroups } from "../../server/delivery/read_groups.ts";
import { connectSession, grantPlan } from "../support/seed/deliveries.ts";
import { testApp } from "../support/test_app.ts";

const page = { limit: 1_000, inverted: false };
const HOUR = 60 * 60_000;

/** A session of a messenger that lists its groups: `answer`, on each request. */
async function scene(answer: readonly SeenGroup[] = []) {
  const w = await testApp();
  const ana = await w.member();
  const { sessionId } = await connectSession(w, ana, { groups: 0 });
  const requests: (readonly string[])[] = [];
  const vendor = { answer };
  const connection = {
    groups: (ids: readonly string[]) => Promise.resolve((requests.push(ids), vendor.answer)),
  } as Partial<Connection> as Connection;
  const sync = (isAsked = false, listsGroups = true) =>
    syncGroups(w.system.ctx(), sessionId, {
      connection,
      listsGroups,
      isRequested: isAsked,
      onEvent: (event) => recordMessengerEvent(w.system.ctx(), { sessionId, event }),
    });
  const list = () => listGroups(ana.ctx(), {}, page);
  return { w, ana, sync, list, requests, vendor };
}

const group = (n: number, more: Partial<SeenGroup> = {}): SeenGroup => ({
  externalId: `${n}@g.us`,
  title: `Grupo ${n}`,
  kind: "GROUP",
  role: "MEMBER",
  canSend: true,
  members: 10 + n,
  isAdminsOnly: false,
  isInCommunity: false,
  isThere: true,
  ...more,
});

test("three hundred groups are recorded from one response, each published once", async () => {
  const { w, sync, list, requests } = await scene(Array.from({ length: 300 }, (_, n) => group(n)));
  await using _ = w;
  await sync();
  expect(requests).toEqual([[]]);
  expect(await list()).toHaveLength(300);
  expect((await w.events()).filter((name) => name === "group.discovered")).toHaveLength(300);
  await sync(true);
  expect(requests[1]).toHaveLength(300);
  expect((await w.events()).filter((name) => name.startsWith("group."))).toHaveLength(300);
});

test("an empty answer, and one without a group, take none away", async () => {
  const { w, sync, list, vendor } = await scene([group(1), group(2)]);
  await using _ = w;
  await sync();
  for (const answer of [[], [group(2)]]) {
    vendor.answer = answer;
    await sync(true);
    expect((await list()).map(({ leftAt }) => leftAt)).toEqual([null, null]);
  }
  vendor.answer = [{ externalId: "1@g.us", isThere: false }, group(2)];
  await sync(true);
  const left = (await list()).find(({ title }) => title === "Grupo 1")!;
  expect(left.leftAt).toEqual(w.system.ctx().now);
});

test("a group's properties are recorded, and published when they change", async () => {
  const { w, sync, list, vendor } = await scene([
    group(1, { isAdminsOnly: true, isInCommunity: true }),
  ]);
  await using _ = w;
  await sync();
  expect(await list()).toMatchObject([{
    isAdminsOnly: true,
    isInCommunity: true,
    isMentioningAll: false,
  }]);
  vendor.answer = [group(1, { isAdminsOnly: false, isInCommunity: true })];
  await sync(true);
  expect(await list()).toMatchObject([{ isAdminsOnly: false, isInCommunity: true }]);
  expect((await w.events()).at(-1)).toBe("group.changed");
});

test("of many groups that come at once, as many are active as the plan has room for", async () => {
  const { w, ana, sync, list, vendor } = await scene([group(1), group(2), group(3)]);
  await using _ = w;
  await grantPlan(w, ana, { groups: 2 });
  await sync();
  const active = async () => (await list()).filter(({ isActive }) => isActive).length;
  expect(await active()).toBe(2);
  vendor.answer = [1, 2, 3].map((n) => ({ externalId: `${n}@g.us`, isThere: false }));
  await sync(true);
  await grantPlan(w, ana, { groups: 1 });
  vendor.answer = [group(1), group(2), group(3), group(4)];
  await sync(true);
  expect(await active()).toBe(1);
});

test("the groups of a person's own number are active only once the person chooses them", async () => {
  const { w, sync, list, vendor } = await scene([group(1), group(2)]);
  await using _ = w;
  await w.db.updateTable("messenger_sessions").set({ channel: "WHATSAPP" }).execute();
  await sync();
  expect(await list()).toMatchObject([{ isActive: false }, { isActive: false }]);
  await w.db.updateTable("groups").set({ is_active: true }).execute();
  vendor.answer = [{ externalId: "1@g.us", isThere: false }, group(2), group(3)];
  await sync(true);
  vendor.answer = [group(1), group(2), group(3)];
  await sync(true);
  const active = (await list()).filter(({ isActive }) => isActive).map(({ title }) => title);
  expect(active.toSorted()).toEqual(["Grupo 1", "Grupo 2"]); // one came back
});

test("all groups are listed at first, after a long time, and on request", async () => {
  const { w, sync, requests, vendor } = await scene([]);
  await using _ = w;
  await sync();
  await sync(); // an empty list proves nothing, so it is requested again
  expect(requests).toHaveLength(2);
  vendor.answer = [group(1)];
  await sync();
  await sync();
  expect(requests).toHaveLength(3);
  await sync(true);
  expect(requests).toHaveLength(4);
  w.advance(13 * HOUR);
  await sync();
  expect(requests).toHaveLength(5);
});

test("of a messenger that cannot list groups, the known ones are read", async () => {
  const { w, sync, requests, vendor } = await scene([group(1)]);
  await using _ = w;
  await sync(true, false);
  expect(requests).toEqual([]);
  await sync();
  vendor.answer = [group(1, { title: "Outro nome" })];
  await sync(true, false);
  expect(requests.at(-1)).toEqual(["1@g.us"]);
});
