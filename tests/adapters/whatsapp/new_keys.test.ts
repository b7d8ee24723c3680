import { expect, test } from "vitest";
import { proto } from "baileys";
import { soon } from "../../support/messengers/connect_messenger.ts";
import { chatScene, PHONE } from "../../support/whatsapp/chat_scene.ts";
import type { Group } from "../../support/whatsapp/groups.ts";
import { lidOf, personOf } from "../../support/whatsapp/jids.ts";
import { bytesIn, childOf, childrenOf, element, seconds } from "../../support/whatsapp/stanzas.ts";

/** The bytes of the signature after a group message. */
const SIGNATURE_BYTES = 64;

/** What a stand-in saw of a group's keys. */
async function keyScene(addressing: "lid" | "pn" = "lid") {
  const s = await chatScene();
  const group: Group = s.standin.groups.make("Ofertas", 4, { addressing });
  s.standin.groups.join(PHONE, group);
  const [, gone = "", other = ""] = [...group.people.keys()];
  const last = () => s.standin.messages.lastTo(group.id);
  const encrypted = () => childrenOf(last(), "enc").find(({ attrs }) => attrs.type === "skmsg")!;
  const acknowledged = () => s.standin.received.get("ack") ?? 0;
  /** Resolves when the account has handled what it is notified of. */
  async function handled(notify: () => void): Promise<void> {
    const before = acknowledged();
    notify();
    await expect.poll(acknowledged, soon).toBeGreaterThan(before);
  }
  return {
    ...{ ...s, group, gone, other, handled },
    /** Makes a member leave. */
    leave: () => handled(() => s.standin.groups.remove(gone, group, gone)),
    /** The key of the last message. */
    keyId: () =>
      proto.SenderKeyMessage.decode(bytesIn(encrypted()).subarray(1, -SIGNATURE_BYTES)).id,
    /** Who was given the key with the last message. */
    given: () =>
      childrenOf(childOf(last(), "participants"), "to").map(({ attrs }) => {
        const { phone, device } = personOf(attrs.jid!);
        return device ? `${phone}:${device}` : phone;
      }),
    /** Tries to decrypt the last message with what a device was ever given. */
    readOn: (phone: string, device = 0) =>
      s.standin.people.device(phone, device)
        .readOfGroup(group.id, s.account().lid, encrypted()),
    /** How many messages the server was sent. */
    sent: () =>
      [...s.standin.received].filter(([what]) => what.startsWith("message"))
        .reduce((sum, [, times]) => sum + times, 0),
    /** What the members read; fails if one of them could not. */
    read() {
      expect(s.standin.messages.unreadable()).toEqual([]);
      return group.messages.map(({ text }) => text);
    },
  };
}

test.each(["lid", "pn"] as const)(
  "of a group that says %s, who leaves cannot read on, and the others can",
  async (addressing) => {
    const s = await keyScene(addressing);
    const { send } = await s.open();
    await send("um", s.group.id);
    const before = s.keyId();
    await s.leave();
    await send("dois", s.group.id);
    const after = s.keyId();
    expect(after).not.toBe(before);
    expect(s.given()).toContain(s.other);
    expect(s.given()).not.toContain(s.gone);
    await expect(s.readOn(s.gone)).rejects.toThrow("No session found");
    await send("três", s.group.id);
    expect([s.keyId(), s.given()]).toEqual([after, []]); // once for each who leaves
    expect(s.read()).toEqual(["um", "dois", "três"]);
  },
);

test("who was removed while nobody was connected cannot read on either", async () => {
  const s = await keyScene();
  const first = await s.open();
  await first.send("um", s.group.id);
  const before = s.keyId();
  await first.connection.close();
  s.standin.groups.remove(s.gone, s.group);
  const { send } = await s.open();
  await send("dois", s.group.id);
  expect(s.keyId()).not.toBe(before);
  await expect(s.readOn(s.gone)).rejects.toThrow("No session found");
  expect(s.read()).toEqual(["um", "dois"]);
});

test("a device that a member unlinked cannot read on, the member can", async () => {
  const s = await keyScene();
  s.standin.people.readsOn(s.gone, 2);
  const { send } = await s.open();
  await send("um", s.group.id);
  const [linked = 0] = s.standin.people.devicesOf(s.gone).slice(1);
  expect(s.given()).toContain(`${s.gone}:${linked}`);
  const before = s.keyId();
  s.standin.people.readsOn(s.gone, 1);
  const removed = element("device", { jid: lidOf(s.gone, linked) });
  await s.handled(() =>
    s.standin.accounts.notify(s.account(), lidOf(s.gone), "devices", { t: seconds() }, [
      element("remove", { device_hash: "2:garimpo" }, [removed]),
    ])
  );
  await send("dois", s.group.id);
  expect(s.keyId()).not.toBe(before);
  expect(s.given()).toContain(s.gone);
  await expect(s.readOn(s.gone, linked)).rejects.toThrow("No session found");
  expect(s.read()).toEqual(["um", "dois"]);
});

test("who left after a message that was not acknowledged cannot read on", async () => {
  const s = await keyScene();
  const { send } = await s.open();
  s.standin.faults.next("DROP_AFTER");
  await expect(send("em dúvida", s.group.id)).rejects.toThrow();
  const before = s.keyId();
  expect(s.given()).toContain(s.gone);
  await s.leave();
  await send("depois", s.group.id);
  expect(s.keyId()).not.toBe(before);
  await expect(s.readOn(s.gone)).rejects.toThrow("No session found");
  expect(s.read()).toEqual(["em dúvida", "depois"]);
});

test("who left and asks for an earlier message gets nothing, and no key with it", async () => {
  const s = await keyScene();
  const { send } = await s.open();
  await send("um", s.group.id);
  const place = { id: s.group.messages[0]!.id, to: s.group.id };
  await s.leave();
  await send("dois", s.group.id);
  const before = s.sent();
  const asking = { phone: s.gone, device: 0, why: "" };
  await s.handled(() => s.standin.receipts.askAgain(s.account(), place, asking, false));
  await send("três", s.group.id); // after what was asked for
  expect(s.sent()).toBe(before + 1);
  await expect(s.readOn(s.gone)).rejects.toThrow("No session found");
  expect(s.read()).toEqual(["um", "dois", "três"]);
});
