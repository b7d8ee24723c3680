import { expect, test } from "vitest";
import { listGroups } from "../../../../server/core/groups/list_groups.ts";
import { newId, type SessionId } from "../../../../server/core/ids.ts";
import { connectTelegram } from "../../../../server/core/delivery/sessions/connect_telegram.ts";
import { recordMessengerEvent } from "../../../../server/core/delivery/sessions/record_event.ts";
import {
  listSessions,
  loadSessions,
} from "../../../../server/core/delivery/sessions/load_sessions.ts";
import { recordSigns } from "../../../../server/core/delivery/sessions/record_signs.ts";
import { openSession } from "../../../../server/core/delivery/sessions/open_session.ts";
import { refreshGroups } from "../../../../server/core/delivery/sessions/refresh_groups.ts";
import { healthAt } from "../../../../server/core/delivery/sessions/session.ts";
import { waitAt } from "../../../../server/core/delivery/lanes/lane_state.ts";
import { disconnectSession } from "../../../../server/core/delivery/sessions/disconnect_session.ts";
import type { HeldLane } from "../../../../server/core/delivery/lanes/hold_lanes.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import {
  createTestOffer,
  grantPlan,
  messagingProcess,
  signOf,
} from "../../../support/seed/deliveries.ts";
import { testApp } from "../../../support/test_app.ts";

const page = { limit: 20, inverted: false };
const MINUTE = 60_000;

type World = Awaited<ReturnType<typeof testApp>>;

const learned = (w: World, sessionId: SessionId, externalId: string) =>
  recordMessengerEvent(w.system.ctx(), {
    sessionId,
    event: { kind: "group", group: { externalId, title: externalId, isThere: true } },
  });

test("the holder of a session sees a new token, to reopen it, and its end", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const bot = w.telegram.bot("Ofertas");
  const connect = () => connectTelegram(ana.ctx(), { botToken: bot.token });
  const sessionId = await connect();
  const process = messagingProcess(w);
  const [first] = await process.hold();
  expect(await process.hold()).toEqual([first]);
  w.telegram.revoke(bot);
  await connect();
  const [second] = await process.hold();
  expect(second).toMatchObject({ sessionId, token: first!.token });
  expect(second!.credentialsMark).not.toBe(first!.credentialsMark);
  await disconnectSession(ana.ctx(), { sessionId });
  expect(await process.hold()).toEqual([]);
});

test("disconnected, a session forgets its token and cancels what waits; its past stays", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { token } = w.telegram.bot("Ofertas");
  const sessionId = await connectTelegram(ana.ctx(), { botToken: token });
  await learned(w, sessionId, "-1");
  const [group] = await listGroups(ana.ctx(), {}, page);
  const offer = await createTestOffer(ana);
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds: [group!.id] });
  const messages = async () =>
    (await w.db.selectFrom("users").select("message_count").executeTakeFirstOrThrow())
      .message_count;
  expect(await messages()).toBe(1);

  await disconnectSession(ana.ctx(), { sessionId });
  await disconnectSession(ana.ctx(), { sessionId }); // a double click
  expect(await w.db.selectFrom("dispatches").select(["status", "reason_code as reason"]).execute())
    .toEqual([{ status: "CANCELED", reason: "SESSION_ENDED" }]);
  expect(await messages()).toBe(0);
  expect(await w.db.selectFrom("messenger_sessions").select("credentials").execute())
    .toEqual([{ credentials: null }]);
  expect(await openSession(w.system.ctx(), sessionId, null)).toBeNull();
  expect(await listSessions(ana.ctx())).toEqual([]);
  expect(await listGroups(ana.ctx(), {}, page)).toEqual([]);
  const [session] = await loadSessions(ana.ctx(), [sessionId]);
  expect(session).toMatchObject({ id: sessionId, disconnectedAt: ana.ctx().now });
  expect((await w.events()).filter((name) => name === "session.disconnected")).toHaveLength(1);

  w.advance(MINUTE);
  expect(await connectTelegram(ana.ctx(), { botToken: token })).toBe(sessionId);
  expect(await listGroups(ana.ctx(), {}, page)).toMatchObject([{ id: group!.id, isActive: true }]);
});

test("groups that come back with their session are active as far as the plan has room", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await grantPlan(w, ana, { sessions: 2, groups: 3 });
  const [first, second] = [w.telegram.bot("Um"), w.telegram.bot("Dois")];
  const one = await connectTelegram(ana.ctx(), { botToken: first.token });
  for (const id of ["-1", "-2"]) await learned(w, one, id);
  await disconnectSession(ana.ctx(), { sessionId: one });
  const two = await connectTelegram(ana.ctx(), { botToken: second.token });
  for (const id of ["-3", "-4"]) await learned(w, two, id);
  await connectTelegram(ana.ctx(), { botToken: first.token });
  const groups = await listGroups(ana.ctx(), {}, page);
  expect(groups.filter(({ isActive }) => isActive).map(({ title }) => title).sort())
    .toEqual(["-1", "-3", "-4"]);
});

test("the groups of a connected session can be read again on request", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const sessionId = await connectTelegram(ana.ctx(), {
    botToken: w.telegram.bot("Ofertas").token,
  });
  await refreshGroups(ana.ctx(), { sessionId });
  expect((await w.events()).at(-1)).toBe("session.syncRequested");
  await disconnectSession(ana.ctx(), { sessionId });
  await expect(refreshGroups(ana.ctx(), { sessionId }))
    .rejects.toMatchObject({ code: "SESSION_NOT_CONNECTED" });
});

test("signs of life make a session healthy as long as they come, and only the first is published", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const id = await connectTelegram(ana.ctx(), { botToken: w.telegram.bot("Ofertas").token });
  const health = async () => {
    const [session] = await listSessions(ana.ctx());
    return healthAt(session!, ana.ctx().now);
  };
  const published = async () =>
    (await w.events()).filter((name) => name === "session.changed").length;
  await recordSigns(w.system.ctx(), [id, newId("ses")].map((one) => signOf(one)));
  expect([await health(), await published()]).toEqual(["CONNECTED", 1]);
  w.advance(MINUTE);
  await recordSigns(w.system.ctx(), [signOf(id)]);
  w.advance(2 * MINUTE);
  expect([await health(), await published()]).toEqual(["CONNECTED", 1]);
  w.advance(1);
  expect(await health()).toBe("SILENT");
  await recordSigns(w.system.ctx(), [signOf(id)]);
  expect([await health(), await published()]).toEqual(["CONNECTED", 2]);
  await disconnectSession(ana.ctx(), { sessionId: id });
  await recordSigns(w.system.ctx(), [signOf(id)]);
  expect(await published()).toBe(2);
});

test("a sign of a connection that was replaced, or whose lane another process holds, is ignored", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { token } = w.telegram.bot("Ofertas");
  const connect = () => connectTelegram(ana.ctx(), { botToken: token });
  const sessionId = await connect();
  const process = messagingProcess(w);
  const signs = async (by: Pick<HeldLane, "token" | "credentialsMark">) => {
    await recordSigns(w.system.ctx(), [{ sessionId, ...by }]);
    return healthAt((await listSessions(ana.ctx()))[0]!, ana.ctx().now);
  };
  const [first] = await process.hold();
  await connect();
  expect(await signs(first!)).toBe("CONNECTING");
  const [second] = await process.hold();
  expect(await signs({ ...second!, token: second!.token - 1 })).toBe("CONNECTING");
  expect(await signs(second!)).toBe("CONNECTED");
});

test("a message that is due and that no process takes for a minute waits for a process", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const lane = {
    pausedAt: null,
    sendingSince: null,
    hasQueued: true,
    isHeld: false,
    numberRevokedAt: null,
    wakeAt: ago(MINUTE + 1),
    waitsFor: null,
    waitsUntil: null,
  };
  const noProcess = { reason: "NO_PROCESS", until: null };
  expect(waitAt(lane, now)).toEqual(noProcess);
  expect(waitAt({ ...lane, wakeAt: ago(MINUTE) }, now)).toBeNull();
  expect(waitAt({ ...lane, isHeld: true }, now)).toBeNull();
  expect(waitAt({ ...lane, hasQueued: false }, now)).toBeNull();
  expect(waitAt({ ...lane, wakeAt: null }, now)).toBeNull();
  const paced = { ...lane, wakeAt: ago(0), waitsFor: "PACE", waitsUntil: ago(-1) } as const;
  expect(waitAt(paced, now)).toEqual({ reason: "PACE", until: ago(-1) });
  expect(waitAt({ ...paced, waitsUntil: now }, now)).toBeNull();
  expect(waitAt({ ...paced, waitsFor: "PAUSED", waitsUntil: null }, now))
    .toEqual({ reason: "PAUSED", until: null });
});
