import { expect, onTestFinished, test, vi } from "vitest";
import { newId, type SessionId } from "../../../../server/core/ids.ts";
import { recordMessengerEvent } from "../../../../server/core/delivery/sessions/record_event.ts";
import {
  listProcesses,
  loadClient,
} from "../../../../server/core/delivery/lanes/list_processes.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import { sharedNumbers } from "../../../../server/delivery/shared_numbers.ts";
import { groupReader } from "../../../../server/delivery/read_groups.ts";
import { createOwnNumber } from "../../../support/seed/shared_number.ts";
import {
  connectSession,
  createTestOffer,
  messagingProcess,
} from "../../../support/seed/deliveries.ts";
import { testApp } from "../../../support/test_app.ts";

test("admins see which process holds what, and what no process holds", async () => {
  await using w = await testApp();
  const [rute, ana] = [await w.admin(), await w.member("ana")];
  expect(await listProcesses(rute.ctx())).toEqual([]);
  await expect(listProcesses(ana.ctx())).rejects.toMatchObject({ code: "ADMINS_ONLY" });

  const { groupIds } = await connectSession(w, ana);
  const number = await createOwnNumber(w, rute);
  const held = (channel: "TELEGRAM" | "WHATSAPP") => ({
    channel,
    sessions: 1,
    working: channel === "WHATSAPP" ? 1 : 0,
    failing: 0,
    sending: 0,
  });
  expect(await listProcesses(rute.ctx())).toEqual([
    { id: null, channels: [held("TELEGRAM"), held("WHATSAPP")] },
  ]);

  const process = messagingProcess(w);
  await process.hold();
  await sendOffer(ana.ctx(), { offerId: (await createTestOffer(ana)).id, groupIds });
  await process.take();
  await recordMessengerEvent(w.system.ctx(), {
    sessionId: number,
    event: { kind: "problem", problem: "OUTDATED" },
  });
  expect(await listProcesses(rute.ctx())).toEqual([{
    id: process.processId,
    channels: [
      { ...held("TELEGRAM"), sending: 1 },
      { ...held("WHATSAPP"), working: 0, failing: 1 },
    ],
  }]);
});

test("a version that WhatsApp rejects is shown with since when, and for how many", async () => {
  await using w = await testApp();
  const [rute, ana] = [await w.admin(), await w.member("ana")];
  await expect(loadClient(ana.ctx())).rejects.toMatchObject({ code: "ADMINS_ONLY" });
  expect(await loadClient(rute.ctx()))
    .toMatchObject({
      version: expect.stringMatching(/^2\.\d+\.\d+$/),
      outdatedSince: null,
      outdatedSessions: 0,
    });
  const number = await createOwnNumber(w, rute);
  await recordMessengerEvent(w.system.ctx(), {
    sessionId: number,
    event: { kind: "problem", problem: "OUTDATED" },
  });
  expect(await loadClient(rute.ctx()))
    .toMatchObject({ outdatedSince: rute.ctx().now, outdatedSessions: 1 });
});

test("a session through a number uses its connection, and has its groups read once", () => {
  const [number, member] = [newId("ses"), newId("ses")];
  const lane = (
    sessionId: SessionId,
    through: SessionId | null,
    requestedAt: Date | null = null,
  ) => ({
    sessionId,
    through,
    token: 1,
    credentialsMark: "0.0",
    syncRequestedAt: requestedAt,
    invitesRequestedAt: null,
  });
  const lanes = sharedNumbers();
  const own = lane(number, null);
  expect(lanes.update([own, lane(member, number, new Date(1))])).toEqual(new Set());
  expect(lanes.numberOf(member)).toBe(number);
  expect(lanes.numberOf(number)).toBe(number);
  expect(lanes.update([own, lane(member, number, new Date(2))])).toEqual(new Set([number]));
  expect(lanes.update([own, lane(member, number, new Date(2))])).toEqual(new Set());
  lanes.update([own]);
  expect(lanes.numberOf(member)).toBe(member); // let go of
});

test("a number's groups are read once in a minute, however many people request them", async () => {
  await using w = await testApp();
  const number = await createOwnNumber(w, await w.admin());
  const never = () => Promise.reject(new Error("nobody asks for this here"));
  let listed = 0;
  const groups = groupReader(number, {
    systemContext: () => w.system.ctx(),
    connection: {
      groups() {
        listed++;
        return Promise.resolve([]);
      },
      ...{ probe: never, send: never, close: never },
      ...{
        edit: never,
        remove: never,
        inviteUrl: null,
        readInvite: null,
        joinByInvite: null,
        leave: null,
      },
    },
    listsGroups: true,
    requested: { syncRequestedAt: null, invitesRequestedAt: null },
    onEvent: () => Promise.resolve(),
  });
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  for (let n = 0; n < 3; n++) groups.readShared();
  await expect.poll(() => listed).toBe(1);
  vi.setSystemTime(Date.now() + 61_000);
  groups.readIfDue();
  await expect.poll(() => listed).toBe(2);
});
