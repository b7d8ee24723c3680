import { expect, onTestFinished, test } from "vitest";
import type { MessengerEvent, OpenSession } from "../../../server/core/delivery/messenger.ts";
import { evolutionAsMessenger } from "../../support/evolution/messenger_standin.ts";
import {
  type DeliveryReader,
  eventsOf,
} from "../../../server/adapters/evolution/webhook_events.ts";
import { signed } from "../../support/evolution/webhooks.ts";
import { openConnection, sessionOf, soon } from "../../support/messengers/connect_messenger.ts";

const secret = "segredo-do-webhook-desta-sessao";
const url = "https://garimpo.example/api/evolution/ses_1";

/** A number with a webhook. */
async function byWebhook() {
  const made = await evolutionAsMessenger();
  onTestFinished(() => made[Symbol.asyncDispose]());
  const owned = await made.account();
  const webhook = { url, secret };
  const session: OpenSession = { ...sessionOf(owned).session(), webhook };
  const brought: MessengerEvent[] = [];
  const statuses: number[] = [];
  made.evolution.setWebhook(async (request) => {
    const events = await made.messenger.receive(session, request);
    brought.push(...events ?? []);
    statuses.push(events ? 200 : 404);
    return new Response(null, { status: events ? 200 : 404 });
  });
  const { account } = owned;
  return { ...made, session, account, brought, statuses, instance: made.instanceOf(account) };
}

/** A connection that has set its webhook. */
async function introduced() {
  const s = await byWebhook();
  const { problem } = openConnection(s.messenger, s.session);
  await expect.poll(problem, soon).toBeNull();
  expect(s.instance.webhook).toMatchObject({ url, headers: { jwt_key: secret } });
  return s;
}

test("groups that the number comes to, is silenced in and leaves are brought", async () => {
  const s = await introduced();
  const group = s.evolution.group("Promoções", 3, { announce: true });
  s.evolution.place(group, s.account.id, "admin");
  await expect.poll(() => s.brought, soon)
    .toMatchObject([{ group: { title: "Promoções", role: "ADMIN", canSend: true, members: 4 } }]);
  s.evolution.place(group, s.account.id, null);
  await expect.poll(() => s.brought, soon)
    .toMatchObject([{}, { group: { role: "MEMBER", canSend: false } }]);
  s.evolution.place(group, s.account.id, "none");
  const gone = { externalId: group.id, isThere: false };
  await expect.poll(() => s.brought, soon).toMatchObject([{}, {}, { group: gone }]);
});

test("other members joining or leaving are counted, and their group is not read", async () => {
  const s = await introduced();
  const group = s.evolution.group("Promoções", 3);
  s.evolution.place(group, s.account.id, null);
  s.evolution.place(group, "5531999990000", null);
  s.evolution.place(group, "5531999990000", "none");
  await expect.poll(() => s.statuses, soon).toEqual([200, 200, 200]);
  expect(s.brought.map(({ kind }) => kind).toSorted()).toEqual(["group", "members", "members"]);
});

test("a participant with a hidden number may be the account: then the group is read", async () => {
  const s = await introduced();
  const group = s.evolution.group("Discreto", 3, { hidesNumbers: true });
  s.evolution.place(group, s.account.id, null);
  s.evolution.place(group, s.account.id, "none");
  const gone = { externalId: group.id, isThere: false };
  await expect.poll(() => s.brought, soon).toContainEqual({ kind: "group", group: gone });
});

test("the webhook reports a connection that ended, and one that is open again", async () => {
  const s = await introduced();
  s.evolution.end(s.instance, 401);
  await expect.poll(() => s.brought, soon).toEqual([{ kind: "problem", problem: "REVOKED" }]);
});

test("delivery progress is reported where the gateway knows it", async () => {
  const s = await introduced();
  for (const status of ["PENDING", "SERVER_ACK", "DELIVERY_ACK", "ERROR"]) {
    s.evolution.tellStatus(s.instance, "3EB01", status);
  }
  await expect.poll(() => s.statuses, soon).toHaveLength(4);
  const receipts = s.brought.flatMap((one) => one.kind === "receipts" ? one.receipts : []);
  expect(receipts.map(({ messageId, delivered }) => [messageId, delivered]).sort())
    .toEqual([["3EB01", 0], ["3EB01", 1]]);
  expect(receipts.every(({ isAccepted }) => isAccepted)).toBe(true);
});

const event = (more: object = {}) =>
  JSON.stringify({
    ...{ event: "connection.update", data: { state: "close", statusReason: 401 } },
    ...more,
  });

test("only what the gateway signed for this number is believed", async () => {
  const s = await byWebhook();
  const { name: instance } = s.instance;
  const receive = (authorization: string | null, body: string) =>
    s.messenger.receive(
      s.session,
      new Request(url, { method: "POST", headers: authorization ? { authorization } : {}, body }),
    );
  const right = `Bearer ${await signed(secret)}`;
  const body = event({ instance });
  expect(await receive(right, body)).toEqual([{ kind: "problem", problem: "REVOKED" }]);

  const [head, claims] = right.replace("Bearer ", "").split(".");
  const none = btoa(`{"alg":"none","typ":"JWT"}`).replace(/=+$/, "");
  const unbelieved: [string | null, string][] = [
    [null, body],
    [secret, body],
    [`Bearer ${secret}`, body],
    [`Bearer ${await signed("o segredo de outra sessao, bem longo")}`, body],
    [`Bearer ${await signed(secret, -600)}`, body], // from long ago
    [`Bearer ${none}.${claims}.`, body],
    [`Bearer ${head}.${claims}.AAAA`, body],
    [right, event({ instance: "outra" })],
    [right, event()],
    [right, ""],
    [right, "<xml/>"],
    [right, "null"],
    [right, event({ instance, data: "texto" })],
    [right, event({ instance, more: "x".repeat(2_000_000) })],
  ];
  for (const [given, body] of unbelieved) {
    expect([given?.slice(0, 40), body.slice(0, 60), await receive(given, body)])
      .toEqual([given?.slice(0, 40), body.slice(0, 60), null]);
  }
  const session = { ...s.session, webhook: null };
  const request = new Request(url, { method: "POST", headers: { authorization: right }, body });
  expect(await s.messenger.receive(session, request)).toBeNull();
});

test("an unknown or malformed event is ignored", async () => {
  const s = await byWebhook();
  const { name: instance } = s.instance;
  const headers = { authorization: `Bearer ${await signed(secret)}` };
  const receive = (more: object) =>
    s.messenger.receive(
      s.session,
      new Request(url, { method: "POST", headers, body: event({ instance, ...more }) }),
    );
  expect(await receive({ event: "messages.upsert", data: [{}] })).toEqual([]);
  expect(await receive({ event: "constructor", data: {} })).toEqual([]);
  for (const name of ["groups.upsert", "group-participants.update", "messages.update"]) {
    for (const data of [{}, [], [{}], [null], { id: 7 }, { id: "x", participants: "y" }]) {
      expect([name, data, await receive({ event: name, data }) ?? []]).toEqual([name, data, []]);
    }
  }
});

test("a delivery that names thousands of groups, also twice, has some read, one by one", async () => {
  let [reading, most, count] = [0, 0, 0];
  const readGroup = async (externalId: string) => {
    most = Math.max(most, ++reading);
    count++;
    await Promise.resolve();
    reading--;
    return { externalId } as Awaited<ReturnType<DeliveryReader["readGroup"]>>;
  };
  const groups = Array.from({ length: 5_000 }, (_, n) => ({ id: `12036300${n % 2_500}@g.us` }));
  const events = await eventsOf("groups.upsert", groups, {
    ...{ account: "5511999999999", readGroup, eventId: "1" },
    sources: () => new Set(),
  });
  expect([events.length, count, most]).toEqual([100, 100, 1]);
});

const deliver = (event: string, data: unknown) =>
  eventsOf(event, data, {
    ...{ account: "5511999999999", eventId: "digest" },
    sources: () => new Set(["120363001@g.us"]),
    readGroup: () => Promise.reject(new Error("it is not read")),
  });

test("of a source group's messages only links and codes are events; of others nothing", async () => {
  const link = "https://amzn.to/3abc";
  const message = (key: object, content: object) => ({
    key: { remoteJid: "120363001@g.us", fromMe: false, id: "3A01", ...key },
    pushName: "Bia",
    message: content,
    messageTimestamp: 1_795_000_000,
  });
  const text = { conversation: `Fone! ${link} cupom FONE20` };
  expect(await deliver("messages.upsert", message({}, text))).toEqual([{
    kind: "sourceMessage",
    message: {
      ...{ externalId: "120363001@g.us", messageId: "3A01" },
      ...{ sentAt: new Date(1_795_000_000_000), links: [link], codes: ["FONE20"] },
    },
  }]);
  const captioned = { ephemeralMessage: { message: { imageMessage: { caption: link } } } };
  expect(await deliver("messages.upsert", [message({}, captioned)])).toHaveLength(1);
  for (
    const unread of [
      message({ remoteJid: "120363002@g.us" }, text),
      message({ remoteJid: "5511888888888@s.whatsapp.net" }, text),
      message({ fromMe: true, id: "3EB0AA" }, text),
      message({}, { conversation: "bom dia" }),
      message({}, { conversation: { not: "text" } }),
      {},
    ]
  ) expect(await deliver("messages.upsert", unread)).toEqual([]);
});

test("others who come and go are counted", async () => {
  const change = (action: string) =>
    deliver("group-participants.update", {
      ...{ id: "120363001@g.us", action },
      participants: ["5511888888888@s.whatsapp.net", "5511777777777@s.whatsapp.net"],
    });
  const members = (joined: number, left: number) => [{
    kind: "members",
    change: { externalId: "120363001@g.us", eventId: "digest", joined, left },
  }];
  expect(await change("add")).toEqual(members(2, 0));
  expect(await change("remove")).toEqual(members(0, 2));
  expect(await change("promote")).toEqual([]);
});
