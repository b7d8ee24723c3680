import { EventEmitter } from "node:events";
import type { WASocket } from "baileys";
import { expect, test } from "vitest";
import { makeMessageId } from "../../../../server/adapters/whatsapp/sending/content.ts";
import { receipts } from "../../../../server/adapters/whatsapp/chats/receipts.ts";
import {
  type DeliveryReceipt,
  MessengerRefusal,
} from "../../../../server/core/delivery/messenger.ts";
import { parseMarks } from "../../../../server/core/delivery/messages/rich_text.ts";
import { failureOf, soon } from "../../../support/messengers/connect_messenger.ts";
import { chatScene, PHONE, progressOf } from "../../../support/whatsapp/chat_scene.ts";

test("a message is accepted, then delivered to so many people, each once", async () => {
  const s = await chatScene({ people: 3 });
  s.standin.receipts.behave("NONE");
  const chat = await s.open();
  const { messageId } = await chat.send("oi");
  const progress = () => progressOf(chat, messageId);
  await expect.poll(progress, soon)
    .toEqual({ messageId, isAccepted: true, deliveredAt: null, delivered: 0 });
  const [one, two] = [...s.group.people.keys()] as [string, string];
  const place = { id: messageId, to: s.group.id };
  const at = new Date("2026-01-22T12:00:00Z");
  const { deliver } = s.standin.receipts;
  deliver(s.account(), place, [{ phone: one }, { phone: one, device: 50 }], { at });
  deliver(s.account(), place, [{ phone: PHONE }]); // one's own phone does not count
  await expect.poll(progress, soon).toMatchObject({ deliveredAt: at, delivered: 1 });
  deliver(s.account(), place, [{ phone: one }], { type: "read" });
  deliver(s.account(), place, [{ phone: two }], { type: "read" });
  await expect.poll(progress, soon).toMatchObject({ deliveredAt: at, delivered: 2 });
});

test("many receipts are combined into few events", async () => {
  const s = await chatScene({ people: 20 });
  const chat = await s.open();
  const { messageId } = await chat.send("oi");
  await expect.poll(() => progressOf(chat, messageId)?.delivered, soon).toBe(20);
  expect(chat.events.filter(({ kind }) => kind === "receipts").length).toBeLessThan(10);
});

test("what was in doubt is proved by receipts that come after the next login", async () => {
  const s = await chatScene();
  const chat = await s.open();
  const messageId = makeMessageId();
  s.standin.faults.next("DROP_AFTER");
  await failureOf(chat.send({ text: parseMarks("em dúvida"), messageId }));
  await expect.poll(() => progressOf(chat, messageId), soon)
    .toMatchObject({ isAccepted: true, delivered: 4 });
});

test("receipts that come when the session is reopened are reported as well", async () => {
  const s = await chatScene();
  s.standin.receipts.behave("NONE");
  const before = await s.open();
  const { messageId } = await before.send("oi");
  await before.connection.close();
  const [phone] = [...s.group.people.keys()];
  s.standin.receipts.deliver(s.account(), { id: messageId, to: s.group.id }, [{ phone: phone! }]);
  const after = await s.open();
  await expect.poll(() => progressOf(after, messageId), soon).toMatchObject({ delivered: 1 });
});

test("the last receipts before the connection is closed are reported as well", async () => {
  const s = await chatScene();
  s.standin.receipts.behave("NONE");
  const chat = await s.open();
  const { messageId } = await chat.send("oi");
  await chat.connection.close();
  expect(progressOf(chat, messageId)).toMatchObject({ isAccepted: true });
});

test("closing waits only briefly for receipts that cannot be recorded", async () => {
  const s = await chatScene();
  const chat = await s.open();
  await chat.send("oi");
  chat.failNext(Infinity);
  await chat.connection.close();
});

test("the server's ack of a message that nobody can decrypt does not count", async () => {
  const reported: DeliveryReceipt[] = [];
  const progress = receipts((some) => Promise.resolve(void reported.push(...some)));
  const ws = new EventEmitter();
  progress.listen({ ev: new EventEmitter(), ws } as unknown as WASocket);
  const [empty, later, whole] = [makeMessageId(), makeMessageId(), makeMessageId()];
  const reaching = Promise.withResolvers<boolean>();
  progress.doubt(empty, Promise.resolve(false));
  progress.doubt(later, reaching.promise);
  progress.doubt(whole, Promise.resolve(true));
  for (const id of [empty, later, whole]) ws.emit("CB:ack,class:message", { attrs: { id } });
  await expect.poll(() => reported.map(({ messageId }) => messageId), soon).toEqual([whole]);
  reaching.resolve(true);
  await expect.poll(() => reported.map(({ messageId }) => messageId), soon).toEqual([whole, later]);
  await progress.close();
});

test("a message to a group where nobody can get its key stays uncertain, acknowledged or not", async () => {
  const s = await chatScene();
  s.standin.receipts.askAgainIf(false);
  const other = s.standin.groups.make("Outro", 3);
  s.standin.groups.join(PHONE, other);
  const elsewhere = new Set(other.people.keys());
  const alone = s.standin.groups.make("Empresa", 0);
  for (const [phone, role] of s.group.people) {
    if (!elsewhere.has(phone)) alone.people.set(phone, role);
  }
  s.standin.groups.join(PHONE, alone);
  for (const phone of alone.people.keys()) s.standin.people.hosted.add(phone);
  const chat = await s.open();
  const messageId = makeMessageId();
  const failure = failureOf(chat.send({ text: parseMarks("oi"), messageId }, alone.id));
  expect(await failure).not.toBeInstanceOf(MessengerRefusal);
  const after = await chat.send("depois", other.id);
  await expect.poll(() => progressOf(chat, after.messageId)?.isAccepted, soon).toBe(true);
  expect(progressOf(chat, messageId)).toBeUndefined();
});

test("a test message is delivered when the owner's phone has it", async () => {
  const s = await chatScene();
  const chat = await s.open();
  const { messageId } = await chat.send("teste", PHONE);
  await expect.poll(() => progressOf(chat, messageId), soon)
    .toMatchObject({ isAccepted: true, delivered: 1 });
});

test("receipts whose handler failed are reported again", async () => {
  const s = await chatScene();
  const chat = await s.open();
  const { messageId } = await chat.send("oi");
  chat.failNext(2);
  await expect.poll(() => progressOf(chat, messageId)?.delivered, soon).toBe(4);
});

test("recipients after the first report of a message are remembered only up to a limit", async () => {
  const reported: DeliveryReceipt[] = [];
  const progress = receipts((some) => Promise.resolve(void reported.push(...some)));
  const ev = new EventEmitter();
  const authState = { creds: { me: { id: `${PHONE}:1@s.whatsapp.net` } } };
  progress.listen({ ev, ws: new EventEmitter(), authState } as unknown as WASocket);
  const ids = Array.from({ length: 20 }, makeMessageId);
  const reach = (id: string, person: number) =>
    ev.emit("message-receipt.update", [{
      key: { id },
      receipt: { userJid: `${person}@lid`, receiptTimestamp: 1_769_083_200 },
    }]);
  const last = (id: string) => reported.findLast(({ messageId }) => messageId === id)?.delivered;
  for (const id of ids) reach(id, 1);
  await expect.poll(() => last(ids.at(-1)!), soon).toBe(1);
  for (const id of ids) for (let person = 2; person <= 1_000; person++) reach(id, person);
  await expect.poll(() => last(ids.at(-1)!), soon).toBe(1_000);
  for (const id of ids) reach(id, 1_001);
  await expect.poll(() => last(ids.at(-1)!), soon).toBe(1_001);
  expect(last(ids[0]!)).toBe(1); // earlier recipients of the first were evicted
  await progress.close();
});
