import { enforceRetention } from "../../../../server/core/operations/retention/enforce_retention.ts";
import { expect, test } from "vitest";
import { newId, type PairingId, type ProcessId } from "../../../../server/core/ids.ts";
import {
  cancelPairing,
  currentPairing,
  loadPairing,
  startPairing,
} from "../../../../server/core/delivery/pairing/start_pairing.ts";
import {
  claimPairings,
  endLostPairings,
  releasePairings,
} from "../../../../server/core/delivery/pairing/claim_pairings.ts";
import { recordPairingEvent } from "../../../../server/core/delivery/pairing/record_pairing_event.ts";
import {
  pairingFailures,
  pairingSentences,
} from "../../../../server/core/delivery/pairing/pairing.ts";
import { pairingVendor } from "../../../support/messengers/pairing_vendor.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

const MINUTE = 60_000;
const LEASE = 10_000;
const PHONE = "+55 11 99999-0001";

/** A person who can pair, with a fake vendor. */
async function scene(w: World) {
  const vendor = pairingVendor();
  const ana = await w.member();
  const start = (phone?: string, who: Member = ana) =>
    startPairing(vendor.behind(who.ctx()), { channel: "WHATSAPP", phone });
  const claim = (processId: ProcessId, leaseMs = LEASE, most = 10) =>
    claimPairings(w.system.ctx(), { processId, leaseMs, most });
  const see = (pairingId: PairingId) => loadPairing(ana.ctx(), pairingId);
  return { vendor, ana, start, claim, see };
}

/** The process that saw to it has been silent for longer than its lease. */
const isSilent = ({ db }: World) =>
  db.updateTable("pairings").set({ claimed_until: new Date(0) }).execute();

test("a pairing begins by a QR code, or by a number's code, and waits for a process", async () => {
  await using w = await testApp();
  const { ana, start, see } = await scene(w);
  const byQr = await start();
  expect(await see(byQr)).toMatchObject({ status: "WAITING", phone: null, qr: null, code: null });
  expect(await currentPairing(ana.ctx())).toMatchObject({ id: byQr });
  const byCode = await start(PHONE);
  expect(await see(byCode)).toMatchObject({ status: "WAITING", phone: "5511999990001" });
  expect(await see(byQr)).toMatchObject({ status: "CANCELED" }); // one under way at a time
  expect(await currentPairing(ana.ctx())).toMatchObject({ id: byCode });
});

test("two tabs, or a double click, begin one pairing", async () => {
  await using w = await testApp();
  const { start } = await scene(w);
  const ids = await Promise.all([start(PHONE), start("55 11 99999 0001"), start(PHONE)]);
  expect(new Set(ids).size).toBe(1);
  expect(await w.count("pairings")).toBe(1);
});

test("once the phone has agreed, nothing takes that pairing's place", async () => {
  await using w = await testApp();
  const { start, claim, see } = await scene(w);
  const id = await start();
  await claim(newId("prc"));
  await recordPairingEvent(w.system.ctx(), { pairingId: id, claim: 1, event: { kind: "agreed" } });
  expect(await start(PHONE)).toBe(id);
  expect(await see(id)).toMatchObject({ status: "AGREED" });
});

test("a number that is none is refused at its field, and nothing begins", async () => {
  await using w = await testApp();
  const { ana, vendor, start } = await scene(w);
  await expect(start("11 99999-0001")).rejects
    .toMatchObject({ code: "PHONE_WITHOUT_COUNTRY", path: ["phone"] });
  await expect(startPairing(vendor.behind(ana.ctx()), { channel: "TELEGRAM" })).rejects
    .toMatchObject({ code: "PAIRING_UNAVAILABLE" });
  await expect(start(undefined, { ...w.guest, id: ana.id })).rejects
    .toMatchObject({ code: "SIGN_IN_FIRST" });
  expect(await w.count("pairings")).toBe(0);
});

test("codes for one number and pairings of one person are limited for a while", async () => {
  await using w = await testApp();
  const { ana, start } = await scene(w);
  const tooMany = { code: "TOO_MANY_ATTEMPTS" };
  const give = async (phone?: string, who = ana) =>
    await cancelPairing(who.ctx(), { pairingId: await start(phone, who) });
  for (let n = 0; n < 3; n++) await give(PHONE);
  const bia = await w.member("bia");
  for (let n = 0; n < 2; n++) await give(PHONE, bia);
  await expect(start(PHONE, bia)).rejects.toMatchObject({ ...tooMany, path: ["phone"] });
  for (let n = 0; n < 7; n++) await give();
  await expect(start()).rejects.toMatchObject({ ...tooMany, path: [] });
  await give(undefined, bia);
  w.advance(16 * MINUTE);
  await start();
  await expect(start(PHONE)).rejects.toMatchObject(tooMany);
  w.advance(60 * MINUTE);
  await start(PHONE);
});

test("a plan without room refuses at once; reconnecting a number needs none", async () => {
  await using w = await testApp();
  const { ana, start } = await scene(w);
  const add = (channel: "TELEGRAM" | "WHATSAPP") =>
    w.db.insertInto("messenger_sessions").values({
      id: newId("ses"),
      user_id: ana.id,
      channel,
      account_id: "1",
      name: "Ofertas",
      credentials: "sealed",
      credential_hint: "…",
      owner_code: "code",
      created_at: ana.ctx().now,
    }).execute();
  await add("TELEGRAM");
  await expect(start()).rejects.toMatchObject({ code: "SESSIONS_LIMIT" });
  await add("WHATSAPP");
  await start();
});

test("of two processes one sees to a pairing; the other takes it up once that one is gone", async () => {
  await using w = await testApp();
  const { start, claim, see } = await scene(w);
  const id = await start();
  const [a, b] = [newId("prc"), newId("prc")];
  const [ofA, ofB] = await Promise.all([claim(a), claim(b)]);
  const [one, other] = ofA.length > 0 ? [a, b] : [b, a];
  const first = [...ofA, ...ofB];
  expect(first).toEqual([{ id, claim: 1, channel: "WHATSAPP", phone: null }]);
  const shown = { kind: "qr", text: "2@abc", expiresAt: new Date("2030-01-01") } as const;
  expect(await recordPairingEvent(w.system.ctx(), { pairingId: id, claim: 1, event: shown })).toBe(
    true,
  );
  expect(await see(id)).toMatchObject({ status: "SHOWING", qr: "2@abc" });
  expect(await claim(one)).toEqual(first); // it lives
  expect(await claim(other)).toEqual([]);

  await isSilent(w);
  expect(await claim(other)).toEqual([{ ...first[0], claim: 2 }]);
  expect(await see(id)).toMatchObject({ status: "WAITING", qr: null, shownUntil: null });
  expect(await claim(one)).toEqual([]);
  expect(await recordPairingEvent(w.system.ctx(), { pairingId: id, claim: 1, event: shown })).toBe(
    false,
  );
  expect(await see(id)).toMatchObject({ status: "WAITING", qr: null });
});

test("a process that ends leaves its pairings to the others at once", async () => {
  await using w = await testApp();
  const { start, claim } = await scene(w);
  await start();
  const [a, b] = [newId("prc"), newId("prc")];
  await claim(a);
  await releasePairings(w.system.ctx(), { processId: a });
  expect(await claim(b)).toHaveLength(1);
});

test("what ends process after process is not taken up for ever", async () => {
  await using w = await testApp();
  const { start, claim, see } = await scene(w);
  const id = await start();
  for (let n = 0; n < 3; n++) {
    expect(await claim(newId("prc"))).toHaveLength(1);
    await isSilent(w);
  }
  expect(await claim(newId("prc"))).toEqual([]);
  expect(await see(id)).toMatchObject({ status: "FAILED", problem: "NO_PROCESS" });
});

test("a pairing that the phone had agreed to when its process ended fails with that reason", async () => {
  await using w = await testApp();
  const { start, claim, see } = await scene(w);
  const id = await start();
  await claim(newId("prc"));
  await recordPairingEvent(w.system.ctx(), { pairingId: id, claim: 1, event: { kind: "agreed" } });
  await isSilent(w);
  expect(await claim(newId("prc"))).toEqual([]);
  expect(await see(id)).toMatchObject({ status: "FAILED", problem: "INTERRUPTED" });
});

test("a process runs no more pairings than its limit", async () => {
  await using w = await testApp();
  const { start, claim } = await scene(w);
  await start();
  await start(undefined, await w.member("bia"));
  const [a, b] = [newId("prc"), newId("prc")];
  expect(await claim(a, LEASE, 1)).toHaveLength(1);
  expect(await claim(a, LEASE, 1)).toHaveLength(1);
  expect(await claim(b, LEASE, 1)).toHaveLength(1);
});

test("the code is shown until the pairing's end, which states what happened", async () => {
  await using w = await testApp();
  const { start, claim, see } = await scene(w);
  const id = await start(PHONE);
  await claim(newId("prc"));
  const record = (event: Parameters<typeof recordPairingEvent>[1]["event"]) =>
    recordPairingEvent(w.system.ctx(), { pairingId: id, claim: 1, event });
  const expiresAt = new Date("2030-01-01");
  await record({ kind: "code", code: "ABCD1234", expiresAt });
  expect(await see(id)).toMatchObject({
    status: "SHOWING",
    code: "ABCD1234",
    shownUntil: expiresAt,
  });
  expect(await record({ kind: "failed", problem: "EXPIRED" })).toBe(false);
  expect(await see(id)).toMatchObject({ status: "FAILED", problem: "EXPIRED", code: null });
  expect(await record({ kind: "agreed" })).toBe(false);
  expect(await see(id)).toMatchObject({ status: "FAILED" });
});

test("a pairing that no process runs, or that never ends, is ended by schedule", async () => {
  await using w = await testApp();
  const { start, claim, see } = await scene(w);
  const id = await start();
  await endLostPairings(w.system.ctx());
  expect(await see(id)).toMatchObject({ status: "WAITING" });
  w.advance(2 * MINUTE);
  await endLostPairings(w.system.ctx());
  expect(await see(id)).toMatchObject({ status: "FAILED", problem: "NO_PROCESS" });

  const another = await start();
  await claim(newId("prc"), 30 * 24 * 60 * MINUTE);
  w.advance(9 * MINUTE);
  await endLostPairings(w.system.ctx());
  expect(await see(another)).toMatchObject({ status: "WAITING" });
  w.advance(2 * MINUTE);
  await endLostPairings(w.system.ctx());
  expect(await see(another)).toMatchObject({ status: "FAILED", problem: "EXPIRED" });
});

test("a day after its end nothing of a pairing is left, the number least of all", async () => {
  await using w = await testApp();
  const { ana, start } = await scene(w);
  await cancelPairing(ana.ctx(), { pairingId: await start(PHONE) });
  w.advance(23 * 60 * MINUTE);
  await enforceRetention(w.system.ctx());
  expect(await w.count("pairings")).toBe(1);
  w.advance(2 * 60 * MINUTE);
  await enforceRetention(w.system.ctx());
  expect(await w.count("pairings")).toBe(0);
  const event = JSON.stringify(await w.db.selectFrom("events").selectAll().execute());
  expect(event).not.toContain("99999");
});

test("another's pairing is as good as absent", async () => {
  await using w = await testApp();
  const { start } = await scene(w);
  const id = await start();
  const bia = await w.member("bia");
  for (const pairingId of [id, newId("pai"), "pai_\0" as PairingId]) {
    const absent = { code: "PAIRING_NOT_FOUND" };
    await expect(loadPairing(bia.ctx(), pairingId)).rejects.toMatchObject(absent);
    await expect(cancelPairing(bia.ctx(), { pairingId })).rejects.toMatchObject(absent);
  }
  expect(await currentPairing(bia.ctx())).toBeNull();
});

test("each failure has a sentence of its own with what to do", () => {
  const sentences = pairingFailures.map((failure) => pairingSentences[failure]);
  expect(new Set(sentences).size).toBe(pairingFailures.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÀ-Ú].+\.$/);
});
