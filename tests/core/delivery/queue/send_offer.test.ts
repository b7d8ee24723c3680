import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Dispatch } from "../../../../server/core/delivery/queue/dispatch.ts";
import { cancelDispatches } from "../../../../server/core/delivery/queue/cancel_dispatches.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import type { GroupId } from "../../../../server/core/ids.ts";
import { deleteOffer } from "../../../../server/core/offers/delete_offer.ts";
import { connectSession, createTestOffer, grantPlan } from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

const DAY = 24 * 60 * 60 * 1000;

let here: Awaited<ReturnType<typeof testApp>>;
let ana: Member;
beforeEach(async () => {
  here = await testApp();
  ana = await here.member("ana");
});
afterEach(() => here[Symbol.asyncDispose]());

const dispatches = () =>
  here.db.selectFrom("dispatches").select(["group_id", "status", "planned_at", "occasion"])
    .orderBy("planned_at").orderBy("id").execute();
const messageCount = async () =>
  (await here.db.selectFrom("users").select("message_count").where("id", "=", ana.id)
    .executeTakeFirstOrThrow()).message_count;

describe("sendOffer", () => {
  test("queues one message a group, in the order requested, and counts them", async () => {
    const { groupIds } = await connectSession(here, ana);
    const offer = await createTestOffer(ana);
    const requested = [groupIds[2]!, groupIds[0]!, groupIds[1]!];
    const queued = await sendOffer(ana.ctx(), { offerId: offer.id, groupIds: requested });
    expect(queued.status).toBe("QUEUED");
    expect((await dispatches()).map(({ group_id }) => group_id)).toEqual(requested);
    expect(await messageCount()).toBe(3);
    expect((await here.events()).filter((name) => name === "offer.queued")).toHaveLength(1);
  });

  test("a double click, or the same from two tabs, queues each message once", async () => {
    const { groupIds } = await connectSession(here, ana);
    const offer = await createTestOffer(ana);
    const click = () => sendOffer(ana.ctx(), { offerId: offer.id, groupIds });
    await Promise.all([click(), click(), click(), click()]);
    expect(await dispatches()).toHaveLength(3);
    expect(await messageCount()).toBe(3);
    expect((await here.events()).filter((name) => name === "offer.queued")).toHaveLength(1);
  });

  test("another occasion sends again, and a group added later gets only its own", async () => {
    const { groupIds } = await connectSession(here, ana);
    const offer = await createTestOffer(ana);
    await sendOffer(ana.ctx(), { offerId: offer.id, groupIds: groupIds.slice(0, 2) });
    await sendOffer(ana.ctx(), { offerId: offer.id, groupIds });
    expect(await dispatches()).toHaveLength(3);
    const another = { offerId: offer.id, groupIds, occasion: "again" };
    await sendOffer(ana.ctx(), { ...another, again: true });
    expect(await dispatches()).toHaveLength(6);
    expect(await messageCount()).toBe(6);
  });

  test("another occasion requires confirmation for groups for which the offer is still queued", async () => {
    const { groupIds } = await connectSession(here, ana);
    const offer = await createTestOffer(ana);
    const [first, ...others] = groupIds as [GroupId, ...GroupId[]];
    await sendOffer(ana.ctx(), { offerId: offer.id, groupIds: [first] });
    const another = { offerId: offer.id, occasion: "natal" };
    await expect(sendOffer(ana.ctx(), { ...another, groupIds })).rejects.toMatchObject({
      ...{ code: "ALREADY_SENT", groupIds: [], waitingIds: [first], lastSentAt: null },
    });
    await sendOffer(ana.ctx(), { ...another, groupIds: others });
    expect(await dispatches()).toHaveLength(3);
  });

  test("when the month has no room for all, nothing is queued and the remaining quota is reported", async () => {
    const { groupIds } = await connectSession(here, ana);
    await grantPlan(here, ana, { groups: -1, messagesPerMonth: 5 });
    const [one, two] = [await createTestOffer(ana), await createTestOffer(ana, "Cabo")];
    await sendOffer(ana.ctx(), { offerId: one.id, groupIds });
    await expect(sendOffer(ana.ctx(), { offerId: two.id, groupIds }))
      .rejects.toMatchObject({ code: "MESSAGES_LIMIT", left: 2 });
    expect(await dispatches()).toHaveLength(3);
    expect(await messageCount()).toBe(3);
  });

  test("two at once cannot both have the last messages of the month", async () => {
    const { groupIds } = await connectSession(here, ana);
    await grantPlan(here, ana, { groups: -1, messagesPerMonth: 5 });
    const offers = [
      await createTestOffer(ana),
      await createTestOffer(ana, "Cabo"),
      await createTestOffer(ana, "Capa"),
    ];
    const sendings = await Promise.allSettled(
      offers.map(({ id }) => sendOffer(ana.ctx(), { offerId: id, groupIds })),
    );
    expect(sendings.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await messageCount()).toBe(3);
  });

  test("once the trial is over nothing more is queued, and what was stays", async () => {
    const { groupIds } = await connectSession(here, ana);
    const [one, two] = [await createTestOffer(ana), await createTestOffer(ana, "Cabo")];
    await sendOffer(ana.ctx(), { offerId: one.id, groupIds });
    here.advance(7 * DAY + 1);
    await expect(sendOffer(ana.ctx(), { offerId: two.id, groupIds }))
      .rejects.toMatchObject({ code: "PLAN_ENDED" });
    expect(await dispatches()).toHaveLength(3);
  });

  test("another person's groups and offers are as good as absent", async () => {
    const { groupIds } = await connectSession(here, ana);
    const bia = await here.member("bia");
    const theirs = await connectSession(here, bia);
    const [own, other] = [await createTestOffer(ana), await createTestOffer(bia)];
    await expect(sendOffer(ana.ctx(), { offerId: own.id, groupIds: theirs.groupIds }))
      .rejects.toMatchObject({ code: "GROUP_NOT_FOUND" });
    await expect(sendOffer(ana.ctx(), { offerId: own.id, groupIds: ["grp_nada" as never] }))
      .rejects.toMatchObject({ code: "GROUP_NOT_FOUND" });
    await expect(sendOffer(ana.ctx(), { offerId: other.id, groupIds }))
      .rejects.toMatchObject({ code: "OFFER_NOT_FOUND" });
    await expect(sendOffer(here.guest.ctx(), { offerId: own.id, groupIds }))
      .rejects.toMatchObject({ code: "SIGN_IN_FIRST" });
    expect(await dispatches()).toEqual([]);
  });

  test.each([
    ["left", { left_at: new Date() }, "GROUP_NOT_READY"],
    ["closed to it", { can_send: false }, "GROUP_NOT_READY"],
    ["switched off", { is_active: false }, "GROUP_NOT_READY"],
  ])("a group that is %s takes nothing, nor do the others with it", async (_, set, code) => {
    const { groupIds } = await connectSession(here, ana);
    await here.db.updateTable("groups").set(set).where("id", "=", groupIds[1]!).execute();
    const offer = await createTestOffer(ana);
    await expect(sendOffer(ana.ctx(), { offerId: offer.id, groupIds }))
      .rejects.toMatchObject({ code });
    expect(await dispatches()).toEqual([]);
  });

  test("a time on the clock of another zone becomes the right instant", async () => {
    const { groupIds } = await connectSession(here, ana, { groups: 1 });
    const offer = await createTestOffer(ana);
    const at = { localTime: "2026-11-22T08:00", timeZone: "America/Manaus" };
    await sendOffer(ana.ctx(), { offerId: offer.id, groupIds, ...at });
    expect((await dispatches())[0]!.planned_at).toEqual(new Date("2026-11-22T12:00:00Z"));
    const another = { offerId: offer.id, groupIds, again: true };
    await expect(
      sendOffer(ana.ctx(), { ...another, occasion: "2", localTime: "ontem" }),
    ).rejects.toMatchObject({ code: "TIME_INVALID" });
    await expect(
      sendOffer(ana.ctx(), { ...another, occasion: "3", ...at, timeZone: "Lua" }),
    ).rejects.toMatchObject({ code: "ZONE_INVALID" });
  });

  test("each offer gets the next slot that no other one has", async () => {
    const { groupIds } = await connectSession(here, ana, {
      settings: { slots: ["10:00", "15:00"] },
    });
    for (const title of ["Fone", "Cabo", "Capa"]) {
      const { id } = await createTestOffer(ana, title);
      await sendOffer(ana.ctx(), { offerId: id, groupIds, nextFreeSlot: true });
    }
    const planned = new Set((await dispatches()).map((one) => one.planned_at.toISOString()));
    expect([...planned]).toEqual([ // it is nine in the morning in São Paulo
      "2026-11-21T13:00:00.000Z",
      "2026-11-21T18:00:00.000Z",
      "2026-11-22T13:00:00.000Z",
    ]);
  });
});

test("what is cancelled goes out of the count, and its offer is a draft again", async () => {
  const { groupIds } = await connectSession(here, ana);
  const offer = await createTestOffer(ana);
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds });
  const bia = await here.member("bia");
  await expect(cancelDispatches(bia.ctx(), { offerId: offer.id }))
    .rejects.toMatchObject({ code: "DISPATCH_NOT_QUEUED" });
  expect(await cancelDispatches(ana.ctx(), { offerId: offer.id })).toHaveLength(3);
  const statuses = (await dispatches()).map(({ status }): Dispatch["status"] => status);
  expect(statuses).toEqual(["CANCELED", "CANCELED", "CANCELED"]);
  expect(await messageCount()).toBe(0);
  const { status } = await here.db.selectFrom("offers").select("status").executeTakeFirstOrThrow();
  expect(status).toBe("DRAFT");
});

test("canceled messages can be sent again, repeated requests are one, and the rest is left alone", async () => {
  const { groupIds } = await connectSession(here, ana);
  const offer = await createTestOffer(ana);
  const send = () => sendOffer(ana.ctx(), { offerId: offer.id, groupIds });
  await send();
  const [first] = await here.db.selectFrom("dispatches").select("id").orderBy("id").execute();
  await here.db.updateTable("dispatches").set({ status: "SENT", settled_at: ana.ctx().now })
    .where("id", "=", first!.id).execute();
  expect(await cancelDispatches(ana.ctx(), { offerId: offer.id })).toHaveLength(2);
  const requested = await Promise.all([send(), send()]);
  expect(requested.map(({ status }) => status)).toEqual(["QUEUED", "QUEUED"]);
  const statuses = async () => (await dispatches()).map(({ status }) => status).sort();
  expect(await statuses()).toEqual(["CANCELED", "CANCELED", "QUEUED", "QUEUED", "SENT"]);
  expect(await messageCount()).toBe(3);
  await cancelDispatches(ana.ctx(), { offerId: offer.id });
  await send(); // and once more
  expect((await statuses()).filter((status) => status === "QUEUED")).toHaveLength(2);
});

test("an offer that is deleted can no longer be sent", async () => {
  const { groupIds } = await connectSession(here, ana);
  const offer = await createTestOffer(ana);
  await deleteOffer(ana.ctx(), { id: offer.id });
  await expect(sendOffer(ana.ctx(), { offerId: offer.id, groupIds }))
    .rejects.toMatchObject({ code: "OFFER_NOT_FOUND" });
});
