import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { generateWAMessage } from "baileys";
import { readFile } from "node:fs/promises";
import { phoneOfMember } from "../../support/whatsapp/jids.ts";
import { PHONE, scene, sent } from "../../support/whatsapp/scene.ts";
import type { Stanza } from "../../support/whatsapp/stanzas.ts";

type Scene = Awaited<ReturnType<typeof scene>>;

/** A group that a device is in, which is online. */
async function inGroup(s: Scene, people: number, options = {}) {
  const group = s.whatsApp.groups.make("Ofertas", people, options);
  s.whatsApp.groups.join(PHONE, group);
  return { group, ...await s.online() };
}

test.each(["lid", "pn"] as const)(
  "a text is read by the members of a group: %s",
  async (addressing) => {
    const s = await scene();
    const { group, socket, account } = await inGroup(s, 20, { addressing });
    const { id, error } = await sent(socket, group.id, { text: "R$ 10", mentions: ["1@lid"] });
    expect(error).toBeNull();
    await sent(socket, group.id, { text: "R$ 20" });
    expect(group.messages.map(({ text, mentions }) => ({ text, mentions }))).toEqual([
      { text: "R$ 10", mentions: ["1@lid"] },
      { text: "R$ 20", mentions: [] },
    ]);
    expect(group.messages[0]).toMatchObject({ id, to: group.id, from: account.jid, image: null });
    expect(s.whatsApp.messages.taken).toEqual(group.messages);
    expect(s.whatsApp.messages.unreadable()).toEqual([]);
  },
);

test("an image is read by its hash, as it was uploaded", async () => {
  const s = await scene();
  const { group, socket } = await inGroup(s, 4);
  const image = crypto.getRandomValues(new Uint8Array(60_000));
  const made = await generateWAMessage(group.id, {
    ...{ image: Buffer.from(image), caption: "legenda", jpegThumbnail: "" },
  }, {
    userJid: socket.user!.id,
    async upload(path, { fileEncSha256B64 }) {
      const name = fileEncSha256B64.replaceAll("+", "-").replaceAll("/", "_");
      const url = `${s.whatsApp.origin}/mms/image/${encodeURIComponent(name)}`;
      const body = await readFile(path as string);
      expect((await fetch(url, { method: "POST", body })).status).toBe(401);
      const answer = await fetch(`${url}?auth=standin`, { method: "POST", body });
      const { url: mediaUrl, direct_path: directPath } = await answer.json();
      return { mediaUrl, directPath };
    },
  });
  const ack = socket.waitForMessage(made.key.id!, 10_000);
  await socket.relayMessage(group.id, made.message!, { messageId: made.key.id! });
  expect(await ack).toBeDefined();
  expect(group.messages).toEqual([expect.objectContaining({
    text: "legenda",
    image: createHash("sha256").update(image).digest("hex"),
  })]);
});

test("a message to oneself is read on one's own phone", async () => {
  const s = await scene();
  const { socket } = await s.online();
  await sent(socket, `${PHONE}@s.whatsapp.net`, { text: "teste" });
  expect(s.whatsApp.messages.cameTo(PHONE).map(({ text }) => text)).toEqual(["teste"]);
  expect(s.whatsApp.messages.unreadable()).toEqual([]);
});

test("a member who may not write gets an error, and nobody gets the message", async () => {
  const s = await scene();
  const { group, socket, account } = await inGroup(s, 3);
  await sent(socket, group.id, { text: "antes" });
  s.whatsApp.groups.announce(group, true);
  expect((await sent(socket, group.id, { text: "mudo" })).error).toBe("403");
  s.whatsApp.groups.promote(PHONE, group);
  expect((await sent(socket, group.id, { text: "depois" })).error).toBeNull();
  expect(group.messages.map(({ text }) => text)).toEqual(["antes", "depois"]);
  expect(s.whatsApp.messages.refused).toEqual([
    expect.objectContaining({ from: account.jid, to: group.id, why: "403" }),
  ]);
});

test("a message that a member has no key to is not taken, until it is sent again", async () => {
  const s = await scene();
  const { group, state, socket } = await inGroup(s, 12);
  s.whatsApp.receipts.askAgainIf(false);
  s.whatsApp.faults.next("DROP_BEFORE"); // with the keys to it
  await sent(socket, group.id, { text: "perdida" }).catch(() => {});
  const again = await s.comeAs(state);
  await sent(again, group.id, { text: "ilegível" });
  expect(group.messages).toEqual([]);
  const [unreadable] = s.whatsApp.messages.unreadable();
  expect(unreadable).toMatchObject({ to: group.id });
  expect(new Set(unreadable!.blind.map(({ phone }) => phone)).size).toBe(12);

  s.whatsApp.receipts.askAgainIf(true);
  const { id } = await sent(again, group.id, { text: "pedida de novo" });
  await expect.poll(() => group.messages.map((one) => one.id)).toEqual([id]);
  expect(s.whatsApp.messages.unreadable()).toEqual([unreadable]);
});

test("keys from before a crash are known as such", async () => {
  const s = await scene();
  const { group, state, socket } = await inGroup(s, 3);
  await sent(socket, group.id, { text: "um" });
  const [name] = [`${group.id}::9${PHONE}_1::${s.whatsApp.accounts.of(PHONE)[0]!.device}`];
  const before = structuredClone(await state.keys.get("sender-key", [name]));
  expect(Object.keys(before)).toEqual([name]);
  await sent(socket, group.id, { text: "dois" });
  await state.keys.set({ "sender-key": before });
  s.whatsApp.receipts.askAgainIf(false);
  await sent(socket, group.id, { text: "três" });
  expect(group.messages.map(({ text }) => text)).toEqual(["um", "dois"]);
  expect(s.whatsApp.messages.unreadable()).toHaveLength(1);
});

test("members say that a message came, from each of their devices, also later", async () => {
  const s = await scene();
  const { group, state, account, socket } = await inGroup(s, 2);
  const [member] = [...group.people.keys()];
  s.whatsApp.people.readsOn(member!, 3);
  const receipts: string[] = [];
  const listen = (to: typeof socket) =>
    void to.ws.on("CB:receipt", ({ attrs }: Stanza) => receipts.push(attrs.participant!));
  listen(socket);
  const { id } = await sent(socket, group.id, { text: "oi" });
  await expect.poll(() => receipts).toHaveLength(4);
  expect(receipts.filter((who) => who.startsWith(`9${member}`))).toHaveLength(3);
  await expect.poll(() => account.undelivered.size).toBe(0);

  await socket.end(undefined);
  await expect.poll(() => account.line).toBeNull();
  s.whatsApp.receipts.deliver(account, { id, to: group.id }, [{ phone: phoneOfMember(99) }]);
  await s.comeAs(state, listen);
  await expect.poll(() => account.undelivered.size).toBe(0);
  expect(receipts.slice(4)).toEqual([`9${phoneOfMember(99)}@lid`]);
});
