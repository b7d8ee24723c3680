import { expect, test } from "vitest";
import { loadGroupOutlooks } from "../../../server/core/delivery/forecast/group_outlooks.ts";
import { planSending } from "../../../server/core/delivery/forecast/plan_sending.ts";
import { sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import { checkedGroupSettings, updateGroup } from "../../../server/core/groups/update_group.ts";
import {
  connectSession,
  createTestOffer,
  messagingProcess,
  sent,
} from "../../support/seed/deliveries.ts";
import { testApp } from "../../support/test_app.ts";

const none = {
  gapMs: null,
  perHour: null,
  perDay: null,
  quietFrom: null,
  quietTo: null,
  slots: null,
  templateId: null,
};

test("a group's settings are checked, and null returns each to the person's", () => {
  const own = { ...none, gapMs: 60_000, perDay: 5, quietFrom: "22:00", quietTo: "08:00" };
  expect(checkedGroupSettings(own, { perDay: null, slots: ["18:00", "09:00"] })).toEqual({
    gap_ms: 60_000,
    per_hour: null,
    per_day: null,
    quiet_from: "22:00",
    quiet_to: "08:00",
    slots: ["09:00", "18:00"],
    template_id: null,
  });
  expect(checkedGroupSettings(own, { slots: [], quietFrom: null, quietTo: null }))
    .toMatchObject({ slots: null, quiet_from: null, quiet_to: null });
  for (
    const [input, code] of [
      [{ gapMs: 59_999 }, "GROUP_PACE_INVALID"],
      [{ perHour: 0 }, "CAP_INVALID"],
      [{ quietTo: null }, "QUIET_HOURS_INVALID"],
      [{ slots: ["9:00"] }, "SLOTS_INVALID"],
    ] as const
  ) {
    expect(() => checkedGroupSettings(own, input)).toThrow(expect.objectContaining({ code }));
  }
});

test("a group's own cap and slots hold for its messages alone", async () => {
  await using here = await testApp();
  const ana = await here.member("ana");
  const { groupIds } = await connectSession(here, ana, { groups: 2 });
  const [one, other] = groupIds;
  const set = (input: object) => updateGroup(ana.ctx(), { groupId: one!, ...input });
  const bia = await here.member("bia");
  await expect(updateGroup(bia.ctx(), { groupId: one!, perDay: 1 }))
    .rejects.toMatchObject({ code: "GROUP_NOT_FOUND" });
  await expect(set({ templateId: "tpl_unknown" }))
    .rejects.toMatchObject({ code: "TEMPLATE_NOT_FOUND", path: ["templateId"] });
  await set({ perDay: 1 });

  const [first, second] = [await createTestOffer(ana), await createTestOffer(ana)];
  const process = messagingProcess(here);
  await process.hold();
  const finish = async () => {
    for (let { turns } = await process.take(), n = 0; n < 3; n++) {
      here.advance(20_000);
      ({ turns } = await process.end(turns, sent()));
    }
  };
  const send = async (offerId: typeof first.id) => {
    await sendOffer(ana.ctx(), { offerId, groupIds });
    await finish();
  };
  await send(first.id);
  expect(await loadGroupOutlooks(ana.ctx(), groupIds)).toMatchObject([
    { sentLastDay: 1, perDay: 1, isOwnCap: true, isAtCap: true, reason: "GROUP_PACE" },
    { sentLastDay: 1, isOwnCap: false, isAtCap: false },
  ]);
  await send(second.id);
  const rows = () =>
    here.db.selectFrom("dispatches").select(["group_id", "status", "reason_code", "planned_at"])
      .where("offer_id", "=", second.id).execute();
  const ofOne = async () => (await rows()).find(({ group_id }) => group_id === one)!;
  expect(await ofOne()).toMatchObject({ status: "QUEUED", reason_code: "GROUP_PACE" });
  expect((await rows()).find(({ group_id }) => group_id === other)!.status).toBe("SENT");
  await set({ perDay: null });
  await finish();
  expect((await ofOne()).status).toBe("SENT");

  await set({ slots: ["03:33"] });
  const third = await createTestOffer(ana);
  await sendOffer(ana.ctx(), { offerId: third.id, groupIds, nextFreeSlot: true });
  const planned = await here.db.selectFrom("dispatches").select(["group_id", "planned_at"])
    .where("offer_id", "=", third.id).execute();
  const minuteIn = (id: string | undefined) =>
    planned.find(({ group_id }) => group_id === id)!.planned_at.getUTCMinutes();
  expect([minuteIn(one), minuteIn(other)]).toEqual([33, expect.not.closeTo(33)]);
  const plan = await planSending(ana.ctx(), { offerId: third.id, groupIds, nextFreeSlot: true });
  expect(plan.dispatches[0]!.expectedAt!.getUTCMinutes()).toBe(33);
});
