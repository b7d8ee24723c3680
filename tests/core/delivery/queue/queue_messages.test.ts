import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { command } from "../../../../server/core/command.ts";
import { queueMessages } from "../../../../server/core/delivery/commands.ts";
import { messagePriorities } from "../../../../server/core/delivery/queue/dispatch.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import { type GroupId, newId } from "../../../../server/core/ids.ts";
import {
  connectSession,
  createTestOffer,
  grantPlan,
  messagingProcess,
  sent,
} from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

let here: Awaited<ReturnType<typeof testApp>>;
let ana: Member;
beforeEach(async () => {
  here = await testApp();
  ana = await here.member("ana");
});
afterEach(() => here[Symbol.asyncDispose]());

const queue = command(queueMessages);
const originId = newId("cal");
const greeting = (groupIds: readonly GroupId[], more = {}) => ({
  userId: ana.id,
  what: { campaignTextId: newId("cmt"), render: () => ({ text: "Bom dia!" }) },
  groupIds,
  occasion: "cal:1@2026-11-21T09:00",
  priority: messagePriorities.CALENDAR,
  origin: "CALENDAR" as const,
  originId,
  ...more,
});
const nobody = () => here.contextOf({ kind: "system" });

describe("queueMessages", () => {
  test("queues a text for each group, as the system on behalf of its person, and counts it", async () => {
    const { groupIds } = await connectSession(here, ana);
    const { queued, skipped } = await queue(nobody(), greeting(groupIds));
    expect([queued.length, skipped]).toEqual([3, []]);
    const rows = await here.db.selectFrom("dispatches").selectAll().execute();
    const expected = { origin: "CALENDAR", origin_id: originId, priority: -1, text: "Bom dia!" };
    expect(rows).toEqual(rows.map(() => expect.objectContaining(expected)));
    expect(rows.every(({ reserved_month }) => reserved_month !== null)).toBe(true);
    expect(await here.events()).toContain("campaignText.queued");
  });

  test("called again, or twice at once, it queues nothing twice", async () => {
    const { groupIds } = await connectSession(here, ana);
    const call = () => queue(nobody(), greeting(groupIds));
    const all = await Promise.all([call(), call(), call()]);
    expect(all.map(({ queued }) => queued.length).sort()).toEqual([0, 0, 3]);
    const again = await queue(nobody(), greeting(groupIds));
    expect(again.skipped.map(({ reason }) => reason)).toEqual([null, null, null]);
  });

  test("skips the groups that cannot receive, and says why", async () => {
    const { groupIds } = await connectSession(here, ana);
    const [off, gone] = groupIds as [GroupId, GroupId];
    await here.db.updateTable("groups").set({ is_active: false }).where("id", "=", off).execute();
    const other = newId("grp");
    await here.db.updateTable("groups").set({ can_send: false }).where("id", "=", gone).execute();
    const { queued, skipped } = await queue(nobody(), greeting([...groupIds, other]));
    expect(queued).toHaveLength(1);
    expect(skipped).toEqual([
      { groupId: off, reason: "GROUP_INACTIVE" },
      { groupId: gone, reason: "GROUP_FORBIDDEN" },
      { groupId: other, reason: "GROUP_LEFT" },
    ]);
  });

  test("throws before anything is queued when the month has no room, or the plan has ended", async () => {
    const { groupIds } = await connectSession(here, ana);
    await grantPlan(here, ana, { groups: -1, messagesPerMonth: 2 });
    await expect(queue(nobody(), greeting(groupIds))).rejects.toMatchObject({
      code: "MESSAGES_LIMIT",
    });
    await here.db.updateTable("users").set({ subscription_status: "canceled" })
      .where("id", "=", ana.id).execute();
    await expect(queue(nobody(), greeting(groupIds))).rejects.toMatchObject({ code: "PLAN_ENDED" });
    expect(await here.db.selectFrom("dispatches").selectAll().execute()).toEqual([]);
  });

  test("an offer of another person is not found", async () => {
    const { groupIds } = await connectSession(here, ana);
    const offer = await createTestOffer(await here.member("bia"));
    await expect(queue(nobody(), greeting(groupIds, { what: { offerId: offer.id } })))
      .rejects.toMatchObject({ code: "OFFER_NOT_FOUND" });
  });
});

test("a text goes after what is sent by hand, and is counted as an offer is", async () => {
  const { groupIds } = await connectSession(here, ana);
  const offer = await createTestOffer(ana);
  await queue(nobody(), greeting(groupIds.slice(0, 1)));
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds: groupIds.slice(0, 1) });
  const process = messagingProcess(here);
  await process.hold();
  const { turns: first } = await process.take();
  here.advance(5_000);
  const { turns: second } = await process.end(first, sent("1"));
  await process.end(second, sent("2"));
  const texts = [...first, ...second].map(({ text }) => text);
  expect(texts[0]).toContain("Fone");
  expect(texts[1]).toBe("Bom dia!");
  const results = await here.db.selectFrom("message_results").select("marketplace").execute();
  expect(results).toHaveLength(2);
});
