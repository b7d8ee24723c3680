import { createHash } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { makeMessageId } from "../../../server/adapters/whatsapp/sending/content.ts";
import { type Image, MessengerRefusal } from "../../../server/core/delivery/messenger.ts";
import { parseMarks } from "../../../server/core/delivery/messages/rich_text.ts";
import { failureOf, patient, refusalOf } from "../../support/messengers/connect_messenger.ts";
import { chatScene, PHONE } from "../../support/whatsapp/chat_scene.ts";
import { lidOf } from "../../support/whatsapp/jids.ts";
import { element, newId, seconds } from "../../support/whatsapp/stanzas.ts";

async function picture(width: number, height: number): Promise<Image> {
  const background = { r: 200, g: 30, b: 90 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } }).jpeg()
    .toBuffer();
  return { bytes: new Uint8Array(bytes), contentType: "image/jpeg" };
}
const hashOf = ({ bytes }: Image) => createHash("sha256").update(bytes).digest("hex");

test("a text reaches its group under the id that was chosen, with its marks", async () => {
  const s = await chatScene();
  const { send } = await s.open();
  const messageId = makeMessageId();
  const text = "*Cafeteira _nova_* de ~R$ 10,00~\npor *R$ 8,00*";
  expect(await send({ text: parseMarks(text), messageId })).toEqual({ messageId });
  expect(s.group.messages).toMatchObject([{ id: messageId, text, image: null, preview: null }]);
  expect(s.standin.messages.unreadable()).toEqual([]);
});

test("an image is uploaded once for several groups, with its size and what shows first", async () => {
  const s = await chatScene();
  const other = s.standin.groups.make("Outro", 3);
  s.standin.groups.join(PHONE, other);
  const { send } = await s.open();
  const image = await picture(640, 480);
  await send({ text: parseMarks("*Com foto*"), image });
  await send({ text: [], image }, other.id);
  const expected = { image: hashOf(image), text: "*Com foto*" };
  expect(s.group.messages).toMatchObject([expected]);
  expect(other.messages).toMatchObject([{ ...expected, text: "" }]);
  expect(s.standin.media.uploads.size).toBe(1);
});

test("a link's preview goes within the message, with a small picture", async () => {
  const s = await chatScene();
  const { send } = await s.open();
  const url = "https://garimpo.example/abc";
  const preview = {
    ...{ url, title: "Cafeteira", description: "R$ 8,00" },
    thumbnail: await picture(1_200, 900),
  };
  await send({ text: parseMarks(`Olha: ${url}`), preview });
  const { thumbnail, ...words } = s.group.messages[0]!.preview!;
  expect(words).toEqual({ url, title: "Cafeteira", description: "R$ 8,00" });
  expect(thumbnail).toMatch(/^[0-9a-f]{64}$/);
});

test("all members are mentioned where the account is an admin, nobody elsewhere", async () => {
  const s = await chatScene();
  const { send, known } = await s.open();
  await send({ text: parseMarks("oi"), mentionsAll: true });
  s.standin.groups.promote(PHONE, s.group);
  await expect.poll(() => known(s.group.id)).toMatchObject({ role: "ADMIN" });
  await send({ text: parseMarks("de novo"), mentionsAll: true });
  const everybody = [...s.group.people.keys()].filter((phone) => phone !== PHONE);
  expect(s.group.messages.map(({ mentions }) => [...mentions].sort())).toEqual([
    [],
    everybody.map((phone) => lidOf(phone)).sort(),
  ]);
});

test("a test message reaches the owner's own chat", async () => {
  const s = await chatScene();
  const { send } = await s.open();
  await send("teste", PHONE);
  expect(s.standin.messages.cameTo(PHONE)).toMatchObject([{ text: "teste" }]);
});

test("messages of one session go one after the other, in their order", async () => {
  const s = await chatScene();
  const { send } = await s.open();
  const texts = Array.from({ length: 8 }, (_, n) => `oferta ${n}`);
  await Promise.all(texts.map((text) => send(text)));
  expect(s.texts()).toEqual(texts);
});

test("the second message needs no queries", async () => {
  const s = await chatScene();
  const { send } = await s.open();
  await send("um");
  const counts = () =>
    Object.fromEntries([...s.standin.received].filter(([what]) => !/ping|ack|receipt/.test(what)));
  const before = counts();
  await send("dois");
  const text = Object.keys(before).find((what) => what.startsWith("message"))!;
  expect(counts()).toEqual({ ...before, [text]: before[text]! + 1 });
});

const refusals = [
  [429, { reason: "SESSION", problem: "RESTRICTED" }],
  [463, { reason: "SESSION", problem: "RESTRICTED" }],
  [401, { reason: "GROUP_FORBIDDEN" }],
  [403, { reason: "GROUP_FORBIDDEN" }],
  [404, { reason: "GROUP_GONE" }],
  [479, { reason: "MESSAGE_REFUSED" }],
  [405, { reason: "MESSAGE_REFUSED" }],
  [503, { reason: "LATER" }],
] as const;
test.each(refusals)("an ack with error %i is a refusal", async (code, refusal) => {
  const s = await chatScene();
  const { send } = await s.open();
  s.standin.faults.refuseNext(code);
  expect(await refusalOf(send("oi"))).toMatchObject(refusal);
  await send("depois");
  expect(s.texts()).toEqual(["depois"]);
  expect(s.standin.messages.unreadable()).toEqual([]);
});

test("a message that is addressed as the group was goes again once, as it is now", async () => {
  const s = await chatScene();
  const { send } = await s.open();
  s.standin.faults.refuseNext(421);
  await send("oi");
  s.standin.faults.refuseNext(421, 2);
  expect(await refusalOf(send("nunca"))).toMatchObject({ reason: "LATER" });
  expect(s.texts()).toEqual(["oi"]);
});

const questions = ["iq usync", "iq encrypt get key", "iq w:g2 get query", "iq w:m"];
test.each(questions)("nothing goes while %s is not answered, and surely so", async (question) => {
  const s = await chatScene({ options: { queryMs: 800 } });
  const { send } = await s.open();
  s.standin.faults.mute(question);
  const image = await picture(64, 64);
  expect(await refusalOf(send({ image }))).toMatchObject({ reason: "LATER" });
  s.standin.faults.unmute();
  await send({ text: parseMarks("depois"), image });
  expect(s.texts()).toEqual(["depois"]);
  expect(s.standin.messages.unreadable()).toEqual([]);
});

test.each(["DROP_BEFORE", "DROP_AFTER", "ERROR_AFTER", "RESTART_BEFORE"] as const)(
  "after %s it is in doubt, never goes again by itself, and all can read the next",
  async (fault) => {
    const s = await chatScene();
    s.standin.receipts.askAgainIf(false);
    const { send } = await s.open();
    s.standin.faults.next(fault);
    expect(await failureOf(send("em dúvida"))).not.toBeInstanceOf(MessengerRefusal);
    await send("depois");
    expect(s.texts()).toEqual(fault.endsWith("AFTER") ? ["em dúvida", "depois"] : ["depois"]);
    expect(s.standin.messages.unreadable()).toEqual([]);
  },
);

test("without an ack it is uncertain after its time limit; messages waiting behind it are refused", async () => {
  const s = await chatScene();
  const { send } = await s.open();
  s.standin.faults.next("SILENCE_AFTER");
  const first = failureOf(send("sem resposta", undefined, AbortSignal.timeout(1_500)));
  const second = refusalOf(send("atrás", undefined, AbortSignal.timeout(700)));
  expect(await second).toMatchObject({ reason: "LATER" });
  expect(await first).not.toBeInstanceOf(MessengerRefusal);
  await send("depois");
  expect(s.texts()).toEqual(["sem resposta", "depois"]);
});

test("a person who joins a group while a message is prepared gets it too, one who left does not", async () => {
  const s = await chatScene();
  const { send } = await s.open();
  await send("um");
  const [, leaver] = [...s.group.people.keys()];
  s.standin.groups.remove(leaver!, s.group);
  s.standin.groups.join("5521977770001", s.group);
  await send("dois");
  await expect.poll(s.texts).toEqual(["um", "dois"]);
  await send("três");
  expect(s.texts()).toEqual(["um", "dois", "três"]);
  expect(s.standin.messages.unreadable()).toEqual([]);
});

test("only the device that cannot read a message gets it again", async () => {
  const s = await chatScene();
  const { send } = await s.open();
  await send("um");
  const place = { id: s.group.messages[0]!.id, to: s.group.id };
  const [reader] = [...s.group.people.keys()];
  const sent = () =>
    [...s.standin.received].filter(([what]) => what.startsWith("message"))
      .reduce((sum, [, times]) => sum + times, 0);
  const before = sent();
  s.standin.receipts.askAgain(s.account(), place, { phone: reader!, device: 0, why: "" }, false);
  await expect.poll(sent).toBe(before + 1);
  await send("dois");
  expect(s.texts()).toEqual(["um", "dois"]);
  expect(sent()).toBe(before + 2);
  expect(s.standin.messages.unreadable()).toEqual([]);
});

test.each(["lid", "pn"] as const)(
  "of a group that says %s, who asks for a message gets the key with the next one, and nobody else",
  async (addressing) => {
    const s = await chatScene();
    const group = s.standin.groups.make("Outra", 4, { addressing });
    s.standin.groups.join(PHONE, group);
    const { send } = await s.open();
    await send("um", group.id);
    const levels = () =>
      s.secrets.changes.flatMap(({ records }) => records)
        .filter(({ kind, id }) => kind === "sender-key-memory" && id === group.id)
        .map(({ value }) => Object.values(JSON.parse(value ?? "{}")).filter(Boolean).length);
    await expect.poll(levels).toHaveLength(2);
    const [none, all = 0] = levels();
    expect(none).toBe(0); // until the server has accepted it
    expect(all).toBeGreaterThan(4); // one's own phone is among them
    const place = { id: group.messages[0]!.id, to: group.id };
    const [reader] = [...group.people.keys()];
    s.standin.receipts.askAgain(s.account(), place, { phone: reader!, device: 0, why: "" }, false);
    await expect.poll(levels).toEqual([0, all, all - 1]);
    await send("dois", group.id);
    await expect.poll(levels).toEqual([0, all, all - 1, all]);
    expect(s.standin.messages.unreadable()).toEqual([]);
  },
);

test("messages of others in a group are acknowledged, and neither decrypted nor stored", async () => {
  const s = await chatScene();
  await s.open();
  const [author] = [...s.group.people.keys()];
  const kept = s.secrets.changes.length;
  const received = () =>
    [...s.standin.received.keys()].filter((label) => label.startsWith("receipt"));
  for (let n = 0; n < 3; n++) {
    s.standin.accounts.deliver(
      s.account(),
      element("message", {
        ...{ from: s.group.id, participant: lidOf(author!), id: newId(), t: seconds() },
        ...{ type: "text", addressing_mode: "lid" },
      }, [element("enc", { v: "2", type: "skmsg" }, new Uint8Array(120).fill(7))]),
    );
  }
  const receipts = () =>
    [...s.standin.received].filter(([label]) => label.startsWith("receipt"))
      .reduce((sum, [, times]) => sum + times, 0);
  await expect.poll(receipts).toBe(3);
  expect(received()).not.toContainEqual(expect.stringContaining("retry"));
  expect(s.secrets.changes.slice(kept).flatMap(({ records }) => records)).toEqual([]);
});

test("the keys of a left group are deleted, and after a return all members can decrypt", async () => {
  const s = await chatScene();
  const { send } = await s.open();
  await send("um");
  const ofGroup = () =>
    s.secrets.changes.flatMap(({ records }) => records)
      .filter(({ kind, id }) => kind.startsWith("sender-key") && id.startsWith(s.group.id));
  const names = new Set(ofGroup().map(({ kind, id }) => `${kind} ${id}`));
  expect(names.size).toBe(2);
  const last = () => {
    const values = new Map(ofGroup().map(({ kind, id, value }) => [`${kind} ${id}`, value]));
    return [...names].map((name) => values.get(name));
  };
  s.standin.groups.remove(PHONE, s.group);
  await expect.poll(last).toEqual([null, null]);
  s.standin.groups.join(PHONE, s.group);
  await send("dois");
  expect(s.texts()).toEqual(["um", "dois"]);
  expect(s.standin.messages.unreadable()).toEqual([]);
});

test("what is no chat, no image, too long or too large is refused before anything goes", async () => {
  const s = await chatScene();
  const { send } = await s.open();
  const none: Image = { bytes: new Uint8Array(500), contentType: "image/jpeg" };
  const huge: Image = { bytes: new Uint8Array(20_000_000), contentType: "image/jpeg" };
  expect(await refusalOf(send("oi", "-99"))).toMatchObject({ reason: "GROUP_GONE" });
  for (const part of [{ image: none }, { image: huge }, { text: parseMarks("x".repeat(4_097)) }]) {
    expect(await refusalOf(send(part))).toMatchObject({ reason: "MESSAGE_REFUSED" });
  }
  expect(s.standin.messages.taken).toEqual([]);
});

test("a media server that takes nothing leaves the message unsent", async () => {
  const s = await chatScene();
  const { send } = await s.open();
  const image = await picture(64, 64);
  s.standin.media.fail(503);
  expect(await refusalOf(send({ image }))).toMatchObject({ reason: "LATER" });
  s.standin.media.fail(null);
  await send({ image });
  expect(s.group.messages).toMatchObject([{ image: hashOf(image) }]);
});

test("without a connection nothing goes", async () => {
  const s = await chatScene();
  const { connection } = await s.open();
  await s.standin.goAway();
  const lost = connection.send(s.group.id, { text: parseMarks("oi"), image: null }, patient());
  expect(await refusalOf(lost)).toMatchObject({ reason: "LATER" });
});
