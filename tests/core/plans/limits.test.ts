import { expect, test } from "vitest";
import { countedAt, limitsOf, roomLeft, unknownLimits } from "../../../server/core/plans/limits.ts";
import { requireRoom } from "../../../server/core/plans/queries.ts";
import { TRIAL_DAYS } from "../../../server/core/plans/subscription.ts";
import { cloneOffer, createOffer } from "../../../server/core/offers/create_offer.ts";
import { deleteOffer, restoreOffer } from "../../../server/core/offers/delete_offer.ts";
import { sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import { dayStart, monthOf } from "../../../server/core/zoned.ts";
import { connectSession, createTestOffer, grantPlan } from "../../support/seed/deliveries.ts";
import { productPage } from "../../support/sites/product_page.ts";
import { type Member, testApp } from "../../support/test_app.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
type World = Awaited<ReturnType<typeof testApp>>;

const offersLeft = async (w: World, { id }: Member, limit: number) => {
  for (let left = limit; left > 0; left--) {
    const hasRoom = await requireRoom(w.system.ctx(), id, "offersPerDay", left)
      .then(() => true, () => false);
    if (hasRoom) return left;
  }
  return 0;
};

test("a plan that does not name a limit has the free plan's, and -1 is no limit", () => {
  expect(limitsOf(null)).toEqual({
    messagesPerMonth: 200,
    groups: 3,
    sessions: 1,
    offersPerDay: 20,
    products: 200,
    shortLinks: 100,
    assistantPerDay: 10,
    apiPerMinute: 30,
    members: 1,
  });
  expect(limitsOf({ groups: 50 })).toEqual({ ...limitsOf(null), groups: 50 });
  expect(roomLeft({ planLimits: null }, "groups", 1)).toBe(2);
  expect(roomLeft({ planLimits: null }, "groups", 9)).toBe(0); // a smaller plan than before
  expect(roomLeft({ planLimits: { groups: -1 } }, "groups", 1_000_000)).toBe(Infinity);
  expect(roomLeft({ planLimits: { groups: 0 } }, "groups", 0)).toBe(0);
});

test("a month is the calendar month of the person's own zone", () => {
  const lastHalfHour = new Date("2026-11-01T02:30:00Z"); // 31 October, 23:30, in São Paulo
  const timeZone = "America/Sao_Paulo";
  expect(monthOf(lastHalfHour, timeZone)).toBe("2026-10");
  expect(monthOf(lastHalfHour, "UTC")).toBe("2026-11");
  const user = { messageCount: 150, countedMonth: "2026-10", timeZone };
  expect(countedAt(user, lastHalfHour)).toBe(150);
  expect(countedAt(user, new Date("2026-11-01T03:00:00Z"))).toBe(0);
  expect(countedAt({ ...user, timeZone: "UTC" }, lastHalfHour)).toBe(0);
  expect(countedAt({ ...user, countedMonth: null }, lastHalfHour)).toBe(0);
});

test("a day begins at the zone's first instant, which is not always midnight", () => {
  expect(dayStart(new Date("2026-11-21T12:00:00Z"), "America/Sao_Paulo"))
    .toEqual(new Date("2026-11-21T03:00:00Z"));
  // Until 2018 São Paulo's summer time began at midnight: that day began at one.
  expect(dayStart(new Date("2018-11-04T12:00:00Z"), "America/Sao_Paulo"))
    .toEqual(new Date("2018-11-04T03:00:00Z"));
});

test("of two concurrent requests for the last place, one gets it", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await grantPlan(w, ana, { offersPerDay: 1 });
  const tries = await Promise.allSettled([
    createTestOffer(ana),
    createTestOffer(ana),
    createTestOffer(ana),
  ]);
  const refused = tries.filter((its) => its.status === "rejected");
  expect(refused).toHaveLength(2);
  expect(refused[0]!.reason).toMatchObject({
    code: "OFFERS_LIMIT",
    limit: "offersPerDay",
    left: 0,
  });
  expect(await w.count("offers")).toBe(1);
});

test("above the day's limit no page is requested", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await grantPlan(w, ana, { offersPerDay: 1 });
  w.shops.serve("loja.example", "/fone", productPage({ name: "Fone", price: "99.90" }));
  const create = (key: string) => createOffer(ana.ctx(), { url: "https://loja.example/fone", key });
  const { id } = await create("um");
  const { length } = w.shops.requests;
  await expect(create("outro")).rejects.toMatchObject({ code: "OFFERS_LIMIT", left: 0 });
  expect((await create("um")).id).toBe(id);
  expect(w.shops.requests).toHaveLength(length);
});

test("a double click on the last offer of the day creates one offer, and no refusal", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await grantPlan(w, ana, { offersPerDay: 1 });
  const create = () => createOffer(ana.ctx(), { fields: { title: "Fone" }, key: "clique" });
  const offers = await Promise.all([create(), create(), create()]);
  expect(new Set([...offers, await create()].map(({ id }) => id)).size).toBe(1);
});

test("clones count, restored offers do not, and deleting frees nothing", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await grantPlan(w, ana, { offersPerDay: 3 });
  const { id } = await createTestOffer(ana);
  await cloneOffer(ana.ctx(), { id });
  await deleteOffer(ana.ctx(), { id });
  expect(await offersLeft(w, ana, 3)).toBe(1);
  await restoreOffer(ana.ctx(), { id });
  expect(await offersLeft(w, ana, 3)).toBe(1);
  await cloneOffer(ana.ctx(), { id });
  await expect(cloneOffer(ana.ctx(), { id })).rejects.toMatchObject({ code: "OFFERS_LIMIT" });
  w.advance(DAY);
  await cloneOffer(ana.ctx(), { id });
});

test("twenty offers a day are free, and a plan without limit has none", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  for (let n = 0; n < 20; n++) await createTestOffer(ana);
  await expect(createTestOffer(ana)).rejects.toMatchObject({ code: "OFFERS_LIMIT", left: 0 });
  await createTestOffer(bia); // another person's day is another's
  await grantPlan(w, ana, { offersPerDay: -1 });
  await createTestOffer(ana);
  await grantPlan(w, ana, { groups: 9 }); // a plan without a limit of offers
  await expect(createTestOffer(ana)).rejects.toMatchObject({ code: "OFFERS_LIMIT" });
});

test("concurrent messages never exceed the month's limit", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana);
  await grantPlan(w, ana, { groups: -1, messagesPerMonth: 4 });
  const offers = [
    await createTestOffer(ana),
    await createTestOffer(ana),
    await createTestOffer(ana),
  ];
  const tries = await Promise.allSettled(
    offers.map(({ id }) => sendOffer(ana.ctx(), { offerId: id, groupIds })),
  );
  const refused = tries.filter((its) => its.status === "rejected");
  expect(refused.map(({ reason }) => [reason.code, reason.left]))
    .toEqual([["MESSAGES_LIMIT", 1], ["MESSAGES_LIMIT", 1]]);
  expect(await w.count("dispatches")).toBe(3); // none of the refused ones
  await sendOffer(ana.ctx(), {
    offerId: offers.find((_, n) => tries[n]!.status === "rejected")!.id,
    groupIds: groupIds.slice(0, 1),
  });
});

test("the count restarts with the month, in the person's own zone", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana);
  await grantPlan(w, ana, { groups: -1, messagesPerMonth: 3 });
  await w.db.updateTable("users").set({
    subscription_status: "active",
    subscription_expires_at: null,
  }).execute();
  const offer = await createTestOffer(ana);
  const send = (occasion: string) =>
    sendOffer(ana.ctx(), { offerId: offer.id, groupIds, occasion, again: true });
  await send("novembro");
  w.advance(Date.parse("2026-12-01T02:59:00Z") - ana.ctx().now.getTime());
  await expect(send("ainda novembro")).rejects.toMatchObject({ code: "MESSAGES_LIMIT", left: 0 });
  w.advance(2 * 60_000);
  await send("dezembro");
  await expect(send("dezembro, de novo")).rejects.toMatchObject({ code: "MESSAGES_LIMIT" });
});

test("when the trial ends sending is refused with its reason, and everything else works", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana);
  const offer = await createTestOffer(ana);
  w.advance(TRIAL_DAYS * DAY - 1);
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds, occasion: "no último instante" });
  w.advance(1);
  await expect(sendOffer(ana.ctx(), { offerId: offer.id, groupIds, occasion: "tarde" }))
    .rejects.toMatchObject({ code: "PLAN_ENDED" });
  await createTestOffer(ana);
});

test("left groups, and those of a removed session, do not count", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { sessionId, groupIds } = await connectSession(w, ana, { groups: 4 });
  await grantPlan(w, ana, { groups: 5 });
  const room = async (more: number) =>
    await requireRoom(w.system.ctx(), ana.id, "groups", more)
      .then(() => true, () => false);
  expect([await room(1), await room(2)]).toEqual([true, false]);
  await w.db.updateTable("groups").set({ left_at: new Date() }).where("id", "=", groupIds[0]!)
    .execute();
  await w.db.updateTable("groups").set({ is_active: false }).where("id", "=", groupIds[1]!)
    .execute();
  await w.db.updateTable("groups").set({ kind: "PRIVATE" }).where("id", "=", groupIds[2]!)
    .execute();
  expect([await room(4), await room(5)]).toEqual([true, false]);
  await w.db.updateTable("messenger_sessions").set({ disconnected_at: new Date() })
    .where("id", "=", sessionId).execute();
  expect([await room(5), await room(6)]).toEqual([true, false]);
});

test("a stored limit that is unknown or no number is flagged, and counts as missing", () => {
  const stored = { groups: 50, products: "50", sessions: -2, future: 7 } as object;
  expect(limitsOf(stored)).toEqual({ ...limitsOf(null), groups: 50 });
  expect(unknownLimits({ ...stored })).toEqual(["future", "products", "sessions"]);
});
