import { enforceRetention } from "../../../server/core/operations/retention/enforce_retention.ts";
import { expect, test } from "vitest";
import { type EventId, newId, type NotificationId } from "../../../server/core/ids.ts";
import { recordMessengerEvent } from "../../../server/core/delivery/sessions/record_event.ts";
import {
  countUnread,
  listNotifications,
  loadNotifications,
} from "../../../server/core/notifications/list_notifications.ts";
import { markNotificationsRead } from "../../../server/core/notifications/mark_notifications_read.ts";
import { notify } from "../../../server/core/notifications/notify.ts";
import { remindOfTrials } from "../../../server/core/notifications/trial_reminders.ts";
import { cancelDispatches } from "../../../server/core/delivery/queue/cancel_dispatches.ts";
import { pauseSending } from "../../../server/core/delivery/queue/pause_sending.ts";
import { resolveDispatch } from "../../../server/core/delivery/queue/retry_dispatch.ts";
import { sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import { runReactions } from "../../support/run_reactions.ts";
import {
  connectSession,
  createTestOffer,
  grantPlan,
  messagingProcess,
  sent,
} from "../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../support/test_app.ts";

const DAY = 24 * 60 * 60 * 1000;
const page = { limit: 20, inverted: false };
const list = (person: Member) => listNotifications(person.ctx(), page);
const titles = async (person: Member) => (await list(person)).map(({ title }) => title);

/** A person who has read their welcome, with three groups and an offer under way to them. */
async function scene() {
  const w = await testApp();
  const ana = await w.member();
  const { sessionId, groupIds } = await connectSession(w, ana);
  const process = messagingProcess(w);
  await process.hold();
  await runReactions(w);
  await markNotificationsRead(ana.ctx(), {});
  const offer = await createTestOffer(ana);
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds });
  /** Ends each message so, one after the other. */
  const goes = async (...ends: Parameters<typeof process.end>[1][]) => {
    for (const end of ends) {
      w.advance(60_000);
      await process.hold();
      const { turns } = await process.take();
      await process.settle(turns.map((turn) => ({ turn, outcome: end, delayMs: 0 })));
    }
  };
  return { w, ana, sessionId, groupIds, offer, goes };
}

const refused = { status: "FAILED", reason: "MESSAGE_REFUSED" } as const;
const doubted = { status: "UNCERTAIN", reason: "NO_ANSWER" } as const;

test("a new person is welcomed, once", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await runReactions(w, 2);
  expect(await titles(ana)).toEqual(["Boas-vindas"]);
  expect(await countUnread(ana.ctx())).toBe(1);
});

test("a sending's end is notified once, with the result of each message", async () => {
  const { w, ana, goes } = await scene();
  await using _ = w;
  await goes(sent("1"), sent("2"));
  await runReactions(w);
  expect(await titles(ana)).toEqual(["Boas-vindas"]); // one still waits
  await goes(sent("3"));
  await runReactions(w, 2);
  expect(await titles(ana)).toEqual(["Enviado para 3 grupos", "Boas-vindas"]);
  expect(await countUnread(ana.ctx())).toBe(1);
});

test("cancelling all of a later sending does not repeat the notification of the one before", async () => {
  const { w, ana, offer, groupIds, goes } = await scene();
  await using _ = w;
  await goes(sent("1"), sent("2"), sent("3"));
  await runReactions(w, 2);
  await markNotificationsRead(ana.ctx(), {});
  const again = { offerId: offer.id, groupIds, occasion: "again", again: true };
  await sendOffer(ana.ctx(), again);
  await cancelDispatches(ana.ctx(), { offerId: offer.id });
  await runReactions(w);
  expect(await countUnread(ana.ctx())).toBe(0);
  await sendOffer(ana.ctx(), { ...again, occasion: "once more" });
  await goes(sent("4"), sent("5"), sent("6"));
  await runReactions(w);
  expect(await countUnread(ana.ctx())).toBe(1);
});

test("several failures of one offer are one notification, and its words follow the current state", async () => {
  const { w, ana, goes } = await scene();
  await using _ = w;
  await goes(refused);
  await runReactions(w);
  const [first] = await list(ana);
  expect(first).toMatchObject({ title: "Grupo 1: a mensagem não saiu", isOpen: true });
  await goes(refused, doubted);
  await runReactions(w, 2);
  const [doubt, failed, ...rest] = await list(ana);
  expect(rest.map(({ kind }) => kind)).toEqual(["WELCOME"]); // nothing arrived: no end is notified
  expect(doubt!.title).toBe("Grupo 3: a mensagem pode ter chegado");
  expect(failed!.title).toBe("2 mensagens não saíram");
  expect(failed!.id > first!.id).toBe(true); // renewed: it is above the earlier ones
  expect(await countUnread(ana.ctx())).toBe(2);

  const dispatch = await w.db.selectFrom("dispatches").select("id")
    .where("status", "=", "UNCERTAIN").executeTakeFirstOrThrow();
  await resolveDispatch(ana.ctx(), { id: dispatch.id, arrived: true });
  await runReactions(w);
  expect((await list(ana))[0]).toMatchObject({
    id: doubt!.id,
    title: "As dúvidas foram resolvidas",
    isOpen: false,
  });
});

test("a problem solved before its notification is due is not notified", async () => {
  const { w, ana, goes } = await scene();
  await using _ = w;
  await goes(doubted);
  const dispatch = await w.db.selectFrom("dispatches").select("id")
    .where("status", "=", "UNCERTAIN").executeTakeFirstOrThrow();
  await resolveDispatch(ana.ctx(), { id: dispatch.id, arrived: true });
  await runReactions(w);
  expect(await titles(ana)).toEqual(["Boas-vindas"]);
});

test("an event that is late, or repeated after it was read, notifies nothing", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const notifyOf = (eventId: EventId) =>
    notify(w.system.ctx(), { userId: ana.id, kind: "SENDING_FAILED", subject: "", eventId });
  const [older, newer, newest] = [newId("evt"), newId("evt"), newId("evt")].sort() as [
    EventId,
    EventId,
    EventId,
  ];
  await notifyOf(newer);
  await notifyOf(older);
  await Promise.all([notifyOf(newer), notifyOf(newer)]);
  await markNotificationsRead(ana.ctx(), {});
  await notifyOf(newer);
  await notifyOf(older);
  expect([(await list(ana)).length, await countUnread(ana.ctx())]).toEqual([1, 0]);
  await notifyOf(newest);
  expect([(await list(ana)).length, await countUnread(ana.ctx())]).toEqual([2, 1]);
});

test("a connection that needs its person is notified once a problem", async () => {
  const { w, ana, sessionId } = await scene();
  await using _ = w;
  const report = (problem: "REVOKED" | "UNREACHABLE" | null) =>
    recordMessengerEvent(w.system.ctx(), { sessionId, event: { kind: "problem", problem } });
  const reported = async () => {
    await runReactions(w);
    return (await list(ana)).filter(({ kind }) => kind === "CONNECTION_NEEDS_PERSON");
  };
  await report("UNREACHABLE");
  expect(await reported()).toEqual([]); // it ends by itself
  await report("REVOKED");
  expect(await reported()).toMatchObject([{
    title: "Ofertas precisa de um token novo",
    isOpen: true,
  }]);
  await markNotificationsRead(ana.ctx(), {});
  w.advance(60_000);
  await pauseSending(ana.ctx(), { sessionId }); // the same event, another reason
  expect(await reported()).toHaveLength(1);
  await report(null);
  expect(await reported()).toMatchObject([{ title: "Ofertas voltou a funcionar", isOpen: false }]);
  w.advance(60_000);
  await report("REVOKED");
  expect(await reported()).toHaveLength(2);
});

test("the month's last messages are notified once a month", async () => {
  const { w, ana, groupIds } = await scene();
  await using _ = w;
  const send = async () => {
    const { id } = await createTestOffer(ana);
    await sendOffer(ana.ctx(), { offerId: id, groupIds: groupIds.slice(0, 1) });
    await runReactions(w);
    return (await list(ana)).filter(({ kind }) => kind === "MESSAGES_USED_UP");
  };
  await grantPlan(w, ana, { messagesPerMonth: 5, offersPerDay: -1 });
  expect(await send()).toEqual([]); // the fourth
  expect(await send()).toMatchObject([
    { title: "As 5 mensagens do mês acabaram", text: expect.stringContaining("1º de dezembro") },
  ]);
  await markNotificationsRead(ana.ctx(), {});
  await grantPlan(w, ana, { messagesPerMonth: 6, offersPerDay: -1 });
  expect(await send()).toHaveLength(1);
});

test("a trial's last days and its end are notified once each", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await runReactions(w);
  const reported = async () => {
    await remindOfTrials(w.system.ctx());
    await remindOfTrials(w.system.ctx());
    return (await list(ana)).slice(0, -1).map(({ title }) => title);
  };
  expect(await reported()).toEqual([]);
  w.advance(5 * DAY);
  expect(await reported()).toEqual(["Seu período de teste termina em 2 dias"]);
  await markNotificationsRead(ana.ctx(), {});
  w.advance(DAY);
  expect(await reported()).toEqual(["Seu período de teste termina amanhã"]);
  w.advance(DAY);
  expect(await reported()).toEqual(["Seu período de teste terminou"]); // in the reminder's place
  w.advance(30 * DAY);
  expect(await reported()).toHaveLength(1);
});

test("notifications are read up to the last one seen, and no other person's", async () => {
  const { w, ana, goes } = await scene();
  await using _ = w;
  const bia = await w.member("bia");
  await goes(refused, sent("1"), doubted);
  await runReactions(w);
  const all = await list(ana);
  expect(all).toHaveLength(4);
  const [newest, ...older] = all;
  await markNotificationsRead(ana.ctx(), { upTo: older[0]!.id });
  expect(await countUnread(ana.ctx())).toBe(1);
  const events = async () => (await w.events()).filter((name) => name === "notifications.changed");
  const before = (await events()).length;
  await markNotificationsRead(bia.ctx(), { ids: [newest!.id] });
  await markNotificationsRead(ana.ctx(), { ids: [] });
  expect(await countUnread(ana.ctx())).toBe(1);
  expect((await events()).length).toBe(before); // nothing changed, no event
  await markNotificationsRead(ana.ctx(), { ids: [newest!.id] });
  expect(await countUnread(ana.ctx())).toBe(0);
  for (const wrong of [{ upTo: "" }, { upTo: "ofr_1" }, { ids: ["x"] }]) {
    await expect(markNotificationsRead(ana.ctx(), wrong))
      .rejects.toMatchObject({ code: "NOTIFICATION_NOT_FOUND" });
  }
  await expect(markNotificationsRead(w.guest.ctx(), {}))
    .rejects.toMatchObject({ code: "SIGN_IN_FIRST" });
});

test("another person's notification does not exist", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  await runReactions(w);
  const [welcome] = await list(ana);
  const ids: NotificationId[] = [welcome!.id, newId("ntf")];
  const absent = { code: "NOTIFICATION_NOT_FOUND" };
  expect(await loadNotifications(bia.ctx(), ids)).toMatchObject([absent, absent]);
  expect(await loadNotifications(ana.ctx(), ids)).toMatchObject([{ id: welcome!.id }, absent]);
  expect((await list(bia)).map(({ userId }) => userId)).toEqual([bia.id]);
});

test("a notification is purged after 90 days", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await runReactions(w);
  w.advance(Date.now() - w.system.ctx().now.getTime() + 89 * DAY); // its id has the real time
  await enforceRetention(w.system.ctx());
  expect(await list(ana)).toHaveLength(1);
  w.advance(2 * DAY);
  await enforceRetention(w.system.ctx());
  expect(await list(ana)).toEqual([]);
});
