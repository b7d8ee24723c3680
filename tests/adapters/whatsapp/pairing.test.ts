import { expect, onTestFinished, test } from "vitest";
import { openConnection, soon } from "../../support/messengers/connect_messenger.ts";
import { memorySecrets } from "../../support/messengers/memory_secrets.ts";
import { observePairing, pairAccount } from "../../support/messengers/pair_messenger.ts";
import { adapter } from "../../support/whatsapp/linked_session.ts";
import { whatsAppStandin } from "../../support/whatsapp/standin.ts";

const PHONE = "5511999990001";

async function standin() {
  const made = await whatsAppStandin();
  onTestFinished(async () => {
    await made.close();
    expect(made.unhandled).toEqual([]);
  });
  return made;
}

/** Links the phone, as the product does. */
const scanned = (whatsApp: Awaited<ReturnType<typeof standin>>) =>
  pairAccount(adapter(whatsApp), (qr) => whatsApp.phone.scan(qr, PHONE));

test("a scanned QR code links the phone's own account", async () => {
  const whatsApp = await standin();
  const pairing = observePairing(adapter(whatsApp));
  await expect.poll(() => pairing.last("qr"), soon).toBeDefined();
  const { text, expiresAt } = pairing.last("qr")!;
  expect(expiresAt.getTime()).toBeGreaterThan(Date.now());
  whatsApp.phone.scan(text, PHONE);
  await expect.poll(() => pairing.last("paired"), soon).toBeDefined();
  expect(pairing.kinds()).toEqual(["qr", "agreed", "paired"]);
  expect(pairing.last("paired")!.paired.account).toEqual({
    id: PHONE,
    name: "+55 11 99999-0001",
    handle: "+55 11 99999-0001",
  });
});

test("one QR code follows the other, and the last one expires", async () => {
  const whatsApp = await standin();
  whatsApp.phone.shows(3);
  const pairing = observePairing(adapter(whatsApp, { qrMs: 100 }));
  await expect.poll(() => pairing.last("failed"), soon).toMatchObject({ problem: "EXPIRED" });
  expect(pairing.kinds()).toEqual(["qr", "qr", "qr", "failed"]);
  const shown = pairing.events.flatMap((one) => one.kind === "qr" ? [one.text] : []);
  expect(new Set(shown).size).toBe(3);
  expect(() => whatsApp.phone.scan(shown[2]!, PHONE)).toThrow();
  await expect.poll(whatsApp.underWay, soon).toBe(0);
});

test("a code that is typed on the phone links it", async () => {
  const whatsApp = await standin();
  const pairing = observePairing(adapter(whatsApp), PHONE);
  await expect.poll(() => pairing.last("code"), soon).toBeDefined();
  const { code } = pairing.last("code")!;
  expect(code).toMatch(/^[0-9A-Z]{8}$/);
  await whatsApp.phone.type(code, PHONE);
  await expect.poll(() => pairing.last("paired")?.paired.account.id, soon).toBe(PHONE);
  expect(pairing.kinds()).toEqual(["code", "agreed", "paired"]);
});

test("a wrong code links nothing, and the right one expires", async () => {
  const whatsApp = await standin();
  const pairing = observePairing(adapter(whatsApp, { codeMs: 1_500 }), PHONE);
  await expect.poll(() => pairing.last("code"), soon).toBeDefined();
  const wrong = pairing.last("code")!.code === "AAAAAAAA" ? "BBBBBBBB" : "AAAAAAAA";
  await expect(whatsApp.phone.type(wrong, PHONE)).rejects.toThrow();
  await expect.poll(() => pairing.last("failed"), soon).toMatchObject({ problem: "EXPIRED" });
  expect(whatsApp.accounts.all.size).toBe(0);
});

test.each(["123", "não é número", ""])("there is no number %j", async (phone) => {
  const whatsApp = await standin();
  const pairing = observePairing(adapter(whatsApp), phone);
  await expect.poll(() => pairing.last("failed"), soon).toMatchObject({
    problem: "NUMBER_INVALID",
  });
  await expect.poll(whatsApp.underWay, soon).toBe(0);
});

test("a number that WhatsApp does not know gets no code", async () => {
  const whatsApp = await standin();
  whatsApp.people.nobody.add(PHONE);
  const pairing = observePairing(adapter(whatsApp), PHONE);
  await expect.poll(() => pairing.last("failed"), soon).toMatchObject({
    problem: "NUMBER_INVALID",
  });
  expect(pairing.last("code")).toBeUndefined();
});

test.each([[403, "REFUSED"], [405, "OUTDATED"], [503, "UNREACHABLE"]] as const)(
  "a server that answers %i to it says why",
  async (code, problem) => {
    const whatsApp = await standin();
    whatsApp.failLogins(code);
    const pairing = observePairing(adapter(whatsApp));
    await expect.poll(() => pairing.last("failed"), soon).toMatchObject({ problem });
  },
);

test("a server that is down, or silent, is unreachable", async () => {
  const whatsApp = await standin();
  whatsApp.faults.mute("login");
  const silent = observePairing(adapter(whatsApp, { joinMs: 300 }));
  await expect.poll(() => silent.last("failed"), soon).toMatchObject({ problem: "UNREACHABLE" });
  await whatsApp.goAway();
  const away = observePairing(adapter(whatsApp));
  await expect.poll(() => away.last("failed"), soon).toMatchObject({ problem: "UNREACHABLE" });
});

test("what was linked can be undone: the phone has one device less", async () => {
  const whatsApp = await standin();
  const { undo } = await scanned(whatsApp);
  expect(whatsApp.accounts.of(PHONE)).toHaveLength(1);
  await undo();
  expect(whatsApp.accounts.of(PHONE)).toEqual([]);
  await expect.poll(whatsApp.underWay, soon).toBe(0);
});

test("a closed pairing reports nothing more, and leaves nothing behind", async () => {
  const whatsApp = await standin();
  const pairing = observePairing(adapter(whatsApp));
  await expect.poll(() => pairing.last("qr"), soon).toBeDefined();
  await pairing.connection.close();
  await expect.poll(whatsApp.underWay, soon).toBe(0);
  expect(pairing.kinds()).toEqual(["qr"]);
});

test("one that is closed just when the phone agreed is undone", async () => {
  const whatsApp = await standin();
  const pairing = observePairing(adapter(whatsApp));
  await expect.poll(() => pairing.last("qr"), soon).toBeDefined();
  whatsApp.phone.scan(pairing.last("qr")!.text, PHONE);
  await expect.poll(() => pairing.last("agreed"), { ...soon, interval: 0 }).toBeDefined();
  await pairing.connection.close();
  expect(whatsApp.accounts.of(PHONE)).toEqual([]);
});

test("what it leaves is all that a session needs, also in another process", async () => {
  const whatsApp = await standin();
  const { account, ...paired } = await scanned(whatsApp);
  const { credentials, secrets } = structuredClone({ ...paired, undo: null });
  const session = { id: "ses_1", account: account.id, credentials, webhook: null };
  const listening = openConnection(adapter(whatsApp), {
    ...session,
    secrets: memorySecrets(secrets),
  });
  await expect.poll(listening.problem, soon).toBeNull();
});
