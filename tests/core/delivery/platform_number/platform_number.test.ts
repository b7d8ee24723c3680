import { expect, test } from "vitest";
import { listEntries } from "../../../../server/core/audit/entries.ts";
import { listGroups } from "../../../../server/core/groups/list_groups.ts";
import type { SessionId } from "../../../../server/core/ids.ts";
import { recordMessengerEvent } from "../../../../server/core/delivery/sessions/record_event.ts";
import { waitAt } from "../../../../server/core/delivery/lanes/lane_state.ts";
import {
  revokePlatformNumber,
  shareNumber,
} from "../../../../server/core/delivery/platform_number/share_number.ts";
import { listSessions } from "../../../../server/core/delivery/sessions/load_sessions.ts";
import { loadPlatformNumber } from "../../../../server/core/delivery/platform_number/platform_number.ts";
import { recordSigns } from "../../../../server/core/delivery/sessions/record_signs.ts";
import { resumeSession } from "../../../../server/core/delivery/sessions/resume_session.ts";
import { healthAt } from "../../../../server/core/delivery/sessions/session.ts";
import { usePlatformNumber } from "../../../../server/core/delivery/platform_number/use_platform_number.ts";
import { listNotifications } from "../../../../server/core/notifications/list_notifications.ts";
import { disconnectSession } from "../../../../server/core/delivery/sessions/disconnect_session.ts";
import { loadBotSettings } from "../../../../server/core/delivery/settings/load_bot_settings.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import { sendTestMessage } from "../../../../server/core/delivery/queue/send_test_message.ts";
import { schedule } from "../../../../server/core/schedule.ts";
import { updateBotSettings } from "../../../../server/core/delivery/settings/update_bot_settings.ts";
import { requestAccountDeletion } from "../../../../server/core/users/account/deletion.ts";
import { updateRole } from "../../../../server/core/users/administration/roles.ts";
import { createOwnNumber, createSharedNumber } from "../../../support/seed/shared_number.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import {
  createGroup,
  createTestOffer,
  grantPlan,
  messagingProcess,
  sent,
  signOf,
} from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

const page = { limit: 20, inverted: false };
type World = Awaited<ReturnType<typeof testApp>>;

/** A person who sends through the shared number, with a group of their own there. */
async function member(w: World, name: string) {
  const person = await w.member(name);
  await grantPlan(w, person, { groups: -1, messagesPerMonth: -1, offersPerDay: -1 });
  const sessionId = await usePlatformNumber(person.ctx(), {});
  const groupId = await createGroup(w, person, sessionId, name.length, person.ctx().now);
  const queue = async (count = 1) => {
    for (let n = 1; n <= count; n++) {
      const offer = await createTestOffer(person, `Fone ${n} de ${name}`);
      await sendOffer(person.ctx(), { offerId: offer.id, groupIds: [groupId] });
    }
  };
  const session = async () => (await listSessions(person.ctx()))[0]!;
  return { ...person, sessionId, groupId, queue, session };
}

test("an admin shares a WhatsApp number of their own, and nobody else's", async () => {
  await using w = await testApp();
  const [rute, ana] = [await w.admin(), await w.member("ana")];
  const anas = await createOwnNumber(w, ana, "5511999990009");
  const share = (who: Member, sessionId: SessionId) => shareNumber(who.ctx(), { sessionId });
  await expect(share(rute, anas)).rejects.toMatchObject({ code: "PLATFORM_NUMBER_NOT_OWN" });
  await expect(share(ana, anas)).rejects.toMatchObject({ code: "ADMINS_ONLY" });
  expect(await loadPlatformNumber(ana.ctx())).toBeNull();

  const own = await createOwnNumber(w, rute);
  await share(rute, own);
  await share(rute, own); // a double click
  expect(await loadPlatformNumber(ana.ctx())).toMatchObject({ id: own, sharedAt: rute.ctx().now });
  expect((await listEntries(rute.ctx(), rute.id, page)).map(({ detail }) => detail))
    .toContain("Número emprestado a todas as pessoas do site.");
  expect((await w.events()).filter((name) => name === "platformNumber.shared")).toHaveLength(1);
});

test("the mode of the platform's number can be chosen only while one is shared", async () => {
  await using w = await testApp();
  const [rute, ana] = [await w.admin(), await w.member("ana")];
  const choose = () => updateBotSettings(ana.ctx(), { sendingMode: "PLATFORM_WHATSAPP" });
  await expect(choose()).rejects.toMatchObject({ code: "PLATFORM_NUMBER_MISSING" });
  await expect(usePlatformNumber(ana.ctx(), {})).rejects
    .toMatchObject({ code: "PLATFORM_NUMBER_MISSING" });
  await createSharedNumber(w, rute);
  await choose();
  expect(await loadBotSettings(ana.ctx())).toMatchObject({ sendingMode: "PLATFORM_WHATSAPP" });
});

test("each person has one session through it, which comes back with its groups", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  await createSharedNumber(w, rute);
  const [ana, bia] = [await member(w, "ana"), await member(w, "beatriz")];
  expect(await usePlatformNumber(ana.ctx(), {})).toBe(ana.sessionId);
  const caio = await w.member("caio");
  const twice = await Promise.all([1, 2].map(() => usePlatformNumber(caio.ctx(), {})));
  expect(twice[0]).toBe(twice[1]);
  expect(bia.sessionId).not.toBe(ana.sessionId);
  expect(await ana.session()).toMatchObject({
    channel: "PLATFORM",
    credentialHint: "+55 11 99999-0001",
  });
  expect(healthAt(await ana.session(), ana.ctx().now)).toBe("CONNECTED");
  expect(await loadBotSettings(ana.ctx())).toMatchObject({ sendingMode: "PLATFORM_WHATSAPP" });

  await disconnectSession(ana.ctx(), { sessionId: ana.sessionId });
  expect(await listGroups(ana.ctx(), {}, page)).toEqual([]);
  expect(await usePlatformNumber(ana.ctx(), {})).toBe(ana.sessionId);
  expect(await listGroups(ana.ctx(), {}, page)).toMatchObject([{ id: ana.groupId }]);
});

test("a test message through it is refused, since there is no chat to send it to", async () => {
  await using w = await testApp();
  await createSharedNumber(w, await w.admin());
  const ana = await member(w, "ana");
  await expect(sendTestMessage(ana.ctx(), { sessionId: ana.sessionId, text: "Olá" })).rejects
    .toMatchObject({ code: "TEST_BY_PLATFORM" });
});

test("once it is revoked queues stand still with a reason, people are notified, and queues resume when it is shared again", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  const number = await createSharedNumber(w, rute);
  const ana = await member(w, "ana");
  const process = messagingProcess(w);
  await ana.queue();
  await process.hold();

  await revokePlatformNumber(rute.ctx(), {});
  await revokePlatformNumber(rute.ctx(), {});
  expect(await loadPlatformNumber(ana.ctx())).toBeNull();
  expect(healthAt(await ana.session(), ana.ctx().now)).toBe("NUMBER_REVOKED");
  expect((await process.take()).turns).toEqual([]);
  expect(waitAt(await ana.session(), ana.ctx().now))
    .toEqual({ reason: "NUMBER_REVOKED", until: null });
  await runReactions(w);
  const notifications = await listNotifications(ana.ctx(), page);
  expect(notifications.map(({ title }) => title)).toContain(
    "A plataforma retirou o número que você usa",
  );
  expect((await w.events()).filter((name) => name === "platformNumber.revoked")).toHaveLength(1);

  await shareNumber(rute.ctx(), { sessionId: number });
  expect(healthAt(await ana.session(), ana.ctx().now)).toBe("CONNECTED");
  expect((await process.take()).turns).toMatchObject([{ sessionId: ana.sessionId }]);
});

test("a number that its owner disconnects is no longer shared; people connect again to its successor", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  const number = await createSharedNumber(w, rute);
  const ana = await member(w, "ana");
  await disconnectSession(rute.ctx(), { sessionId: number });
  await runReactions(w);
  expect(await loadPlatformNumber(ana.ctx())).toBeNull();
  expect(healthAt(await ana.session(), ana.ctx().now)).toBe("NUMBER_REVOKED");

  const other = await createOwnNumber(w, rute, "5511999990002");
  await shareNumber(rute.ctx(), { sessionId: other });
  await expect(usePlatformNumber(ana.ctx(), {})).rejects
    .toMatchObject({ code: "PLATFORM_NUMBER_OTHER" });
  await disconnectSession(ana.ctx(), { sessionId: ana.sessionId });
  expect(await usePlatformNumber(ana.ctx(), {})).not.toBe(ana.sessionId);
});

test("a former admin's number is no longer shared, unless they became an admin again meanwhile", async () => {
  await using w = await testApp();
  const [rute, lia] = [await w.admin(), await w.admin("lia")];
  await createSharedNumber(w, rute);
  const ana = await member(w, "ana");
  const makeRute = (role: "admin" | "user") => updateRole(lia.ctx(), { userId: rute.id, role });
  await makeRute("user");
  await makeRute("admin");
  await runReactions(w);
  expect(healthAt(await ana.session(), ana.ctx().now)).toBe("CONNECTED");

  await makeRute("user");
  await runReactions(w, 2);
  expect(await loadPlatformNumber(ana.ctx())).toBeNull();
  expect(healthAt(await ana.session(), ana.ctx().now)).toBe("NUMBER_REVOKED");
  await runReactions(w);
  const notifications = await listNotifications(ana.ctx(), page);
  expect(notifications.map(({ title }) => title)).toContain(
    "A plataforma retirou o número que você usa",
  );
  expect((await w.events()).filter((name) => name === "platformNumber.revoked")).toHaveLength(1);
});

test("when an admin leaves, their number is no longer shared and its users are notified", async () => {
  await using w = await testApp();
  const [rute] = [await w.admin(), await w.admin("lia")];
  await createSharedNumber(w, rute);
  const ana = await member(w, "ana");
  await requestAccountDeletion(rute.ctx(), { confirmation: `${rute.token}@example.com` });
  w.advance(8 * 24 * 60 * 60_000);
  await schedule.carryOutDeletions!.run(w.system.ctx());
  await runReactions(w);
  expect(await loadPlatformNumber(ana.ctx())).toBeNull();
  expect(healthAt(await ana.session(), ana.ctx().now)).toBe("NUMBER_REVOKED");
});

test("the number's problem and signs of life are those of everybody through it; only its owner mends it", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  const number = await createSharedNumber(w, rute);
  const [ana, bia] = [await member(w, "ana"), await member(w, "beatriz")];
  const healths = async () =>
    await Promise.all(
      [ana, bia].map(async ({ session }) => healthAt(await session(), ana.ctx().now)),
    );
  const record = (problem: "REVOKED" | "RESTRICTED" | null) =>
    recordMessengerEvent(w.system.ctx(), {
      sessionId: number,
      event: { kind: "problem", problem },
    });
  await record("REVOKED");
  expect(await healths()).toEqual(["REVOKED", "REVOKED"]);
  await record(null);
  expect(await healths()).toEqual(["CONNECTED", "CONNECTED"]);
  w.advance(10 * 60_000);
  expect(await healths()).toEqual(["SILENT", "SILENT"]);
  await recordSigns(w.system.ctx(), [signOf(number)]);
  expect(await healths()).toEqual(["CONNECTED", "CONNECTED"]);

  const process = messagingProcess(w);
  await process.hold();
  await ana.queue();
  const { turns } = await process.take();
  await process.end(turns, {
    status: "QUEUED",
    reason: "SESSION_PROBLEM",
    restMs: null,
    problem: "RESTRICTED",
  });
  expect(await healths()).toEqual(["RESTRICTED", "RESTRICTED"]);
  await expect(resumeSession(ana.ctx(), { sessionId: ana.sessionId })).rejects
    .toMatchObject({ code: "NUMBER_OF_PLATFORM" });
  await resumeSession(rute.ctx(), { sessionId: number });
  await record(null); // as its connection reports once it is reopened
  expect(await healths()).toEqual(["CONNECTED", "CONNECTED"]);
});

test("the process that holds a number holds all sessions through it, and only numbers are distributed", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  const number = await createSharedNumber(w, rute);
  const people = [
    await member(w, "ana"),
    await member(w, "beatriz"),
    await member(w, "caio"),
  ];
  await createOwnNumber(w, people[0]!, "5511999990005");
  const [one, two] = [messagingProcess(w), messagingProcess(w)];
  expect(await one.hold()).toHaveLength(5);
  await two.hold();
  const first = await one.hold();
  const second = await two.hold();
  const [its, others] = first.some(({ sessionId }) => sessionId === number)
    ? [first, second]
    : [second, first];
  expect(its.filter(({ through }) => through === number)).toHaveLength(3);
  expect(its).toHaveLength(4);
  expect(others).toHaveLength(1);
});

test("a number is not let go of while one of those through it sends", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  const number = await createSharedNumber(w, rute);
  const ana = await member(w, "ana");
  await createOwnNumber(w, ana, "5511999990005");
  const [one, two] = [messagingProcess(w), messagingProcess(w)];
  await one.hold();
  await ana.queue();
  const { turns } = await one.take();
  expect(turns).toHaveLength(1);
  await two.hold();
  const held = (await one.hold()).map(({ sessionId }) => sessionId);
  expect(held).toContain(number);
  expect(held).toContain(ana.sessionId);
});

test("messages that a dead process was sending through the number become uncertain once, at its next holder", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  await createSharedNumber(w, rute);
  const ana = await member(w, "ana");
  const [one, two] = [messagingProcess(w), messagingProcess(w)];
  await one.hold();
  await ana.queue();
  expect((await one.take()).turns).toHaveLength(1);
  await w.db.updateTable("messaging_processes").set({ held_until: new Date(0) })
    .where("id", "=", one.processId).execute();
  expect(await two.hold()).toHaveLength(2);
  expect(await w.db.selectFrom("dispatches").select(["status", "reason_code as reason"]).execute())
    .toEqual([{ status: "UNCERTAIN", reason: "PROCESS_ENDED" }]);
});

test("two people's messages never go at the same moment nor nearer than the gap, and take turns", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  await createSharedNumber(w, rute);
  const [ana, bia] = [await member(w, "ana"), await member(w, "beatriz")];
  const process = messagingProcess(w);
  await process.hold();
  await ana.queue(3);
  await bia.queue(3);
  const order: string[] = [];
  let next = await process.take();
  for (let n = 0; n < 6; n++) {
    expect(next.turns).toHaveLength(1);
    const [turn] = next.turns;
    order.push(turn!.sessionId === ana.sessionId ? "ana" : "bia");
    expect((await process.take()).turns).toEqual([]); // nothing beside it
    expect((await process.end([turn!], sent(String(n)))).turns).toEqual([]); // the gap
    w.advance(999);
    expect((await process.take()).turns).toEqual([]);
    w.advance(1);
    next = await process.take();
  }
  expect(order.filter((name, n) => name === order[n + 1])).toEqual([]);
  expect(await w.count("dispatches where status = 'SENT'")).toBe(6);
});

test("the caps are the number's: they count what everybody sends, at the pace of its owner", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  await createSharedNumber(w, rute);
  await w.db.updateTable("bot_settings").set({ per_hour: 3 }).where("user_id", "=", rute.id)
    .execute();
  const [ana, bia] = [await member(w, "ana"), await member(w, "beatriz")];
  const process = messagingProcess(w);
  await process.hold();
  await ana.queue(2);
  await bia.queue(2);
  let taken = 0;
  for (let n = 0; n < 10; n++) {
    const { turns } = await process.take();
    taken += turns.length;
    await process.settle(turns.map((turn) => ({ turn, outcome: sent(String(n)), delayMs: 0 })));
    w.advance(1_000);
  }
  expect(taken).toBe(3);
  const waits = await w.db.selectFrom("lanes").select("waits_for")
    .where("session_id", "in", [ana.sessionId, bia.sessionId]).where("waits_for", "is not", null)
    .execute();
  expect(waits).toEqual([{ waits_for: "HOUR_CAP" }]);
  w.advance(60 * 60_000 + 1_000);
  expect((await process.take()).turns).toHaveLength(1);
});

test("a protected number has the safe pace, whatever pace its users set", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  await createSharedNumber(w, rute);
  await w.db.updateTable("bot_settings").set({ is_number_protected: true })
    .where("user_id", "=", rute.id).execute();
  const ana = await member(w, "ana");
  await w.db.updateTable("bot_settings").set({ is_number_protected: false, gap_min_ms: 1_000 })
    .where("user_id", "=", ana.id).execute();
  const process = messagingProcess(w);
  await process.hold();
  await ana.queue(2);
  await process.end((await process.take()).turns, sent());
  w.advance(4_999);
  expect((await process.take()).turns).toEqual([]);
  w.advance(10_001);
  expect((await process.take()).turns).toHaveLength(1);
});

test("a new number's days are its owner's, wherever those through it say that they are", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  const number = await createSharedNumber(w, rute);
  const [ana, bia] = [await member(w, "ana"), await member(w, "beatriz")];
  const morning = new Date("2018-10-06T09:00:00Z");
  w.advance(morning.getTime() - ana.ctx().now.getTime());
  await w.db.updateTable("messenger_sessions").set({ warm_up_from: morning })
    .where("id", "=", number).execute();
  await w.db.updateTable("bot_settings")
    .set({ is_number_protected: true, slots: [], quiet_from: null, quiet_to: null }).execute();
  await w.db.updateTable("users").set({ time_zone: "Pacific/Kiritimati" }) // its day ends at 10:00
    .where("id", "=", bia.id).execute();
  const process = messagingProcess(w);
  await ana.queue(20);
  await bia.queue(20);
  let sends = 0;
  for (let n = 0; n < 200; n++) {
    await process.hold();
    const { turns } = await process.take();
    sends += turns.length;
    await process.end(turns, sent(String(n)));
    w.advance(60_000);
  }
  expect(sends).toBe(20);
});
