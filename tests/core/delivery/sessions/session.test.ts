import { expect, test } from "vitest";
import { newId, type SessionId } from "../../../../server/core/ids.ts";
import { connectTelegram } from "../../../../server/core/delivery/sessions/connect_telegram.ts";
import { recordMessengerEvent } from "../../../../server/core/delivery/sessions/record_event.ts";
import {
  listSessions,
  loadSessions,
} from "../../../../server/core/delivery/sessions/load_sessions.ts";
import { openSession } from "../../../../server/core/delivery/sessions/open_session.ts";
import { refreshGroups } from "../../../../server/core/delivery/sessions/refresh_groups.ts";
import {
  addToGroupUrl,
  healthAt,
  ownerUrl,
} from "../../../../server/core/delivery/sessions/session.ts";
import { disconnectSession } from "../../../../server/core/delivery/sessions/disconnect_session.ts";
import { grantPlan } from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

const modeOf = async ({ db }: World, { id }: Member) =>
  (await db.selectFrom("bot_settings").select("sending_mode").where("user_id", "=", id)
    .executeTakeFirstOrThrow()).sending_mode;

test("a bot is connected by its token, which is stored sealed and never shown", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const bot = w.telegram.bot("Ofertas");
  const id = await connectTelegram(ana.ctx(), { botToken: `  ${bot.token}\n` });
  const [session] = await listSessions(ana.ctx());
  expect(session).toMatchObject({
    id,
    channel: "TELEGRAM",
    accountId: String(bot.id),
    name: "Ofertas",
    handle: bot.username,
    credentialHint: `${bot.id}:…${bot.token.slice(-4)}`,
    problem: null,
    isOwnerKnown: false,
    hasQueued: false,
  });
  expect(healthAt(session!, ana.ctx().now)).toBe("CONNECTING");
  expect(addToGroupUrl(session!)).toBe(`https://t.me/${bot.username}?startgroup=true`);
  expect(ownerUrl(session!)).toMatch(
    new RegExp(`^https://t\\.me/${bot.username}\\?start=[A-Za-z0-9_-]{20,64}$`),
  );
  const secret = bot.token.split(":")[1]!;
  for (const table of ["messenger_sessions", "events", "lanes"] as const) {
    expect(JSON.stringify(await w.db.selectFrom(table).selectAll().execute()))
      .not.toContain(secret);
  }
  expect((await openSession(w.system.ctx(), id, null))?.session).toEqual({
    id,
    account: String(bot.id),
    credentials: bot.token,
    secrets: expect.anything(),
    sources: expect.any(Function),
    webhook: null,
  });
  expect(await w.events()).toEqual(["user.registered", "botSettings.changed", "session.connected"]);
});

test.each([
  ["not a token", "isto não é um token"],
  ["half a token", "123456789:AA"],
  ["a token of no bot", `123456789:${"A".repeat(35)}`],
])("%s is refused at its field, and leaves nothing behind", async (_, botToken) => {
  await using w = await testApp();
  const ana = await w.member();
  await expect(connectTelegram(ana.ctx(), { botToken }))
    .rejects.toMatchObject({ code: "BOT_TOKEN_INVALID", path: ["botToken"] });
  expect(await w.count("messenger_sessions")).toBe(0);
});

test("while Telegram is unreachable the token is not called invalid", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { token } = w.telegram.bot("Ofertas");
  await w.telegram.goAway();
  await expect(connectTelegram(ana.ctx(), { botToken: token }))
    .rejects.toMatchObject({ code: "MESSENGER_UNREACHABLE" });
});

test("a bot that another person has connected is refused, until they disconnect it", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const { token } = w.telegram.bot("Ofertas");
  const id = await connectTelegram(ana.ctx(), { botToken: token });
  await expect(connectTelegram(bia.ctx(), { botToken: token }))
    .rejects.toMatchObject({ code: "BOT_OF_ANOTHER_PERSON", path: ["botToken"] });
  await disconnectSession(ana.ctx(), { sessionId: id });
  const hers = await connectTelegram(bia.ctx(), { botToken: token });
  expect(hers).not.toBe(id);
  await expect(connectTelegram(ana.ctx(), { botToken: token }))
    .rejects.toMatchObject({ code: "BOT_OF_ANOTHER_PERSON" });
});

test("of two people who connect one bot at once, one does", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const { token } = w.telegram.bot("Ofertas");
  const tries = await Promise.allSettled(
    [ana, bia].map((someone) => connectTelegram(someone.ctx(), { botToken: token })),
  );
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await w.count("messenger_sessions where disconnected_at is null")).toBe(1);
});

test("connected twice, a bot is one session; its new token ends its problem", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const bot = w.telegram.bot("Ofertas");
  const connect = () => connectTelegram(ana.ctx(), { botToken: bot.token });
  const [id, same] = await Promise.all([connect(), connect()]);
  expect(same).toBe(id);
  await recordMessengerEvent(w.system.ctx(), {
    sessionId: id!,
    event: { kind: "problem", problem: "REVOKED" },
  });
  w.telegram.revoke(bot);
  expect(await connect()).toBe(id);
  expect(await listSessions(ana.ctx())).toMatchObject([{ id, problem: null, problemSince: null }]);
  expect((await openSession(w.system.ctx(), id!, null))?.session.credentials).toBe(bot.token);
});

test("a second bot needs a plan with room for it, also when both come at once", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const connect = () => connectTelegram(ana.ctx(), { botToken: w.telegram.bot("Ofertas").token });
  const tries = await Promise.allSettled([connect(), connect()]);
  const [refused] = tries.filter((its) => its.status === "rejected");
  expect(refused!.reason).toMatchObject({ code: "SESSIONS_LIMIT", limit: "sessions", left: 0 });
  await grantPlan(w, ana, { sessions: 2 });
  await connect();
  expect(await listSessions(ana.ctx())).toHaveLength(2);
});

test("a bot that comes back needs room in the plan like a new one", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const [first, second] = [w.telegram.bot("Um"), w.telegram.bot("Dois")];
  const connect = ({ token }: { token: string }) => connectTelegram(ana.ctx(), { botToken: token });
  await disconnectSession(ana.ctx(), { sessionId: await connect(first) });
  const sessionId = await connect(second);
  await expect(connect(first)).rejects.toMatchObject({ code: "SESSIONS_LIMIT" });
  await disconnectSession(ana.ctx(), { sessionId });
  await connect(first);
});

test("a person without a usable channel sends with what they connect", async () => {
  await using w = await testApp();
  const ana = await w.member();
  expect(await modeOf(w, ana)).toBe("USER_WHATSAPP");
  const { token } = w.telegram.bot("Ofertas");
  await connectTelegram(ana.ctx(), { botToken: token });
  expect(await modeOf(w, ana)).toBe("TELEGRAM");
  await connectTelegram(ana.ctx(), { botToken: token });
  expect((await w.events()).filter((name) => name === "botSettings.changed")).toHaveLength(1);
});

test("another person's session is not found, and a guest has to sign in", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const sessionId = await connectTelegram(ana.ctx(), {
    botToken: w.telegram.bot("Ofertas").token,
  });
  const none = newId("ses");
  for (const id of [sessionId, none, "ses_\0" as SessionId]) {
    const absent = { code: "SESSION_NOT_FOUND" };
    await expect(disconnectSession(bia.ctx(), { sessionId: id })).rejects.toMatchObject(absent);
    await expect(refreshGroups(bia.ctx(), { sessionId: id })).rejects.toMatchObject(absent);
  }
  expect(await loadSessions(bia.ctx(), [sessionId, none]))
    .toMatchObject([{ code: "SESSION_NOT_FOUND" }, { code: "SESSION_NOT_FOUND" }]);
  expect(await listSessions(bia.ctx())).toEqual([]);
  const botToken = w.telegram.bot("Dois").token;
  const signIn = { code: "SIGN_IN_FIRST" };
  await expect(connectTelegram(w.guest.ctx(), { botToken })).rejects.toMatchObject(signIn);
  await expect(disconnectSession(w.guest.ctx(), { sessionId })).rejects.toMatchObject(signIn);
  await expect(listSessions(w.guest.ctx())).rejects.toMatchObject(signIn);
});
