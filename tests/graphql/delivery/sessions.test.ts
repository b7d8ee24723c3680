import { expect, test } from "vitest";
import { recordMessengerEvent } from "../../../server/core/delivery/sessions/record_event.ts";
import { openSession } from "../../../server/core/delivery/sessions/open_session.ts";
import type { SessionId } from "../../../server/core/ids.ts";
import { type Someone, testApp } from "../../support/test_app.ts";

const connect = `mutation ($token: String!) {
  connectTelegram(input: { botToken: $token }) {
    __typename
    ... on MessengerSession {
      id channel name handle credentialHint health lastSignAt receiptAt problemSince
      addToGroupUrl ownerUrl isOwnerKnown
      lane { pausedAt queued isSending reasonCode reason waitsUntil }
    }
    ... on UserError { code message path }
    ... on LimitReached { limit left }
  }
}`;
const list = `{ viewer {
  messengerSessions { id health isOwnerKnown lane { queued reasonCode reason waitsUntil } }
  botSettings { sendingMode availableModes }
  subscription { messageCount limits { messagesPerMonth groups sessions offersPerDay } }
} }`;
const disconnect = `mutation ($id: ID!) {
  disconnectSession(input: { id: $id }) {
    __typename
    ... on MessengerSession { health addToGroupUrl ownerUrl }
    ... on UserError { code path }
  }
}`;
const refresh = `mutation ($id: ID!) {
  refreshGroups(input: { id: $id }) {
    ... on MessengerSession { id }
    ... on UserError { code }
  }
}`;
const node = `query ($id: ID!) { node(id: $id) { ... on MessengerSession { handle } } }`;
const changes = `subscription { sessionChanged { session { id health } } }`;

type World = Awaited<ReturnType<typeof testApp>>;

async function connected(w: World, someone: Someone, name = "Ofertas") {
  const bot = w.telegram.bot(name);
  const { data } = await w.request(someone, connect, { token: bot.token });
  return { bot, session: data.connectTelegram, id: data.connectTelegram.id as SessionId };
}

test("a bot is connected, and its session shows its health and the next steps", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { bot, session, id } = await connected(w, ana);
  expect(session).toEqual({
    __typename: "MessengerSession",
    id: expect.stringMatching(/^ses_/),
    channel: "TELEGRAM",
    name: "Ofertas",
    handle: bot.username,
    credentialHint: `${bot.id}:…${bot.token.slice(-4)}`,
    health: "CONNECTING",
    lastSignAt: null,
    receiptAt: null,
    problemSince: null,
    addToGroupUrl: `https://t.me/${bot.username}?startgroup=true`,
    ownerUrl: expect.stringMatching(/\?start=\w{20,64}$/),
    isOwnerKnown: false,
    lane: {
      pausedAt: null,
      queued: 0,
      isSending: false,
      reasonCode: null,
      reason: null,
      waitsUntil: null,
    },
  });
  const { data } = await w.request(ana, list);
  expect(data.viewer).toMatchObject({
    messengerSessions: [{ id }],
    botSettings: { sendingMode: "TELEGRAM", availableModes: ["USER_WHATSAPP", "TELEGRAM"] },
    subscription: {
      messageCount: 0,
      limits: { messagesPerMonth: 200, groups: 3, sessions: 1, offersPerDay: 20 },
    },
  });
});

test("a wrong token, another's bot and a full plan are refused, each in its way", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const { bot } = await connected(w, ana);
  const refused = async (someone: Someone, token: string) =>
    (await w.request(someone, connect, { token })).data.connectTelegram;
  expect(await refused(ana, "nada")).toEqual({
    __typename: "Refusal",
    code: "BOT_TOKEN_INVALID",
    message: "O Telegram não reconhece este token. Copie-o inteiro da conversa com o @BotFather.",
    path: ["botToken"],
  });
  expect(await refused(bia, bot.token)).toMatchObject({ code: "BOT_OF_ANOTHER_PERSON" });
  expect(await refused(ana, w.telegram.bot("Outro").token)).toMatchObject({
    __typename: "LimitReached",
    code: "SESSIONS_LIMIT",
    limit: "sessions",
    left: 0,
  });
  expect(await refused(w.guest, bot.token)).toMatchObject({ code: "SIGN_IN_FIRST" });
});

test("a session can be disconnected, and other people can neither disconnect nor see it", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const { id } = await connected(w, ana);
  const absent = { code: "SESSION_NOT_FOUND" };
  for (const one of [id, "ses_01h455vb4pex5vsknk084sn02q", "x"]) {
    const { data } = await w.request(bia, disconnect, { id: one });
    expect(data.disconnectSession).toMatchObject({ ...absent, path: ["id"] });
    expect((await w.request(bia, refresh, { id: one })).data.refreshGroups).toEqual(absent);
  }
  for (const one of [id, "ses_01h455vb4pex5vsknk084sn02q"]) {
    expect(await w.request(bia, node, { id: one })).toMatchObject({
      data: { node: null },
      errors: [{ extensions: absent }],
    });
  }
  expect((await w.request(w.guest, disconnect, { id })).data.disconnectSession)
    .toMatchObject({ code: "SIGN_IN_FIRST" });
  expect((await w.request(ana, refresh, { id })).data.refreshGroups).toEqual({ id });
  expect((await w.request(ana, disconnect, { id })).data.disconnectSession).toEqual({
    __typename: "MessengerSession",
    health: "DISCONNECTED",
    addToGroupUrl: null,
    ownerUrl: null,
  });
  expect((await w.request(ana, list)).data.viewer.messengerSessions).toEqual([]);
});

test("each change of a session is published to its person, and to nobody else", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const subscription = await w.subscribe(ana, changes);
  const next = async () => (await subscription.next()).value.data.sessionChanged.session;
  const first = next();
  await expect.poll(w.subscribers).toBe(1);
  await connected(w, bia);
  const { id } = await connected(w, ana);
  expect(await first).toEqual({ id, health: "CONNECTING" });
  const event = { kind: "problem", problem: "REVOKED" } as const;
  await recordMessengerEvent(w.system.ctx(), { sessionId: id, event });
  expect(await next()).toEqual({ id, health: "REVOKED" });
  await w.request(ana, disconnect, { id });
  expect(await next()).toEqual({ id, health: "DISCONNECTED" });

  const refused = await w.subscribe(w.guest, changes);
  expect((await refused.next()).value)
    .toMatchObject({ errors: [{ extensions: { code: "SIGN_IN_FIRST" } }] });
});

/** What Telegram would send to the session's webhook. */
async function brought(w: World, id: string, secret: string | null, update: unknown) {
  const answer = await w.app.fetch(
    new Request(`http://localhost/api/telegram/${id}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...secret !== null && { "x-telegram-bot-api-secret-token": secret },
      },
      body: typeof update === "string" ? update : JSON.stringify(update),
    }),
  );
  return [answer.status, await answer.text()];
}

test("what Telegram brings is believed with the session's own secret alone", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const [{ id, bot }, other] = [await connected(w, ana), await connected(w, bia)];
  const secretOf = async (id: SessionId) =>
    (await openSession(w.system.ctx(), id, "https://garimpo.example"))!.session.webhook!;
  const { url, secret } = await secretOf(id);
  expect(url).toBe(`https://garimpo.example/api/telegram/${id}`);
  expect(secret).toMatch(/^[\w-]{1,256}$/); // as Telegram wants it
  const update = {
    update_id: 1,
    my_chat_member: {
      chat: { id: -100, type: "supergroup", title: "Ofertas da Ana" },
      from: { id: 1, is_bot: false, first_name: "Ana" },
      date: 1,
      old_chat_member: { status: "left", user: { id: bot.id } },
      new_chat_member: { status: "member", user: { id: bot.id } },
    },
  };
  const unknown = [404, ""];
  expect(await brought(w, id, null, update)).toEqual(unknown);
  expect(await brought(w, id, "guessed", update)).toEqual(unknown);
  expect(await brought(w, id, (await secretOf(other.id)).secret, update)).toEqual(unknown);
  expect(await brought(w, "ses_01h455vb4pex5vsknk084sn02q", secret, update)).toEqual(unknown);
  expect(await brought(w, "ses_%00", secret, update)).toEqual(unknown);
  expect(await brought(w, id, secret, "{")).toEqual(unknown);
  expect(await w.count("groups")).toBe(0);

  expect(await brought(w, id, secret, update)).toEqual([200, ""]);
  expect(await brought(w, id, secret, update)).toEqual([200, ""]); // brought twice
  const groups = await w.db.selectFrom("groups").select(["session_id", "title"]).execute();
  expect(groups).toEqual([{ session_id: id, title: "Ofertas da Ana" }]);

  const chat = {
    id: -101,
    type: "supergroup",
    title: "Ofer\u0000tas \u202e\ud800" + "x".repeat(5_000),
  };
  const hostile = { ...update, my_chat_member: { ...update.my_chat_member, chat } };
  expect(await brought(w, id, secret, hostile)).toEqual([200, ""]);
  const { title } = await w.db.selectFrom("groups").select("title")
    .where("external_id", "=", "-101").executeTakeFirstOrThrow();
  expect(title).toMatch(/^Ofertas \ufffdx{100}/);
  expect(title.length).toBeLessThan(500);

  const huge = { ...update, padding: "x".repeat(1_100_000) };
  expect(await brought(w, id, secret, huge)).toEqual(unknown);
  await w.request(ana, disconnect, { id });
  expect(await brought(w, id, secret, update)).toEqual(unknown);
});
