import { expect, test } from "vitest";
import { newId, type PairingId, type SessionId } from "../../../server/core/ids.ts";
import { claimPairings } from "../../../server/core/delivery/pairing/claim_pairings.ts";
import { recordMessengerEvent } from "../../../server/core/delivery/sessions/record_event.ts";
import { recordPairingEvent } from "../../../server/core/delivery/pairing/record_pairing_event.ts";
import { saveSession } from "../../../server/core/delivery/sessions/save_session.ts";
import { finalizePairing } from "../../../server/core/delivery/pairing/finalize_pairing.ts";
import { startImpersonation } from "../../../server/core/users/impersonation.ts";
import { pairingVendor } from "../../support/messengers/pairing_vendor.ts";
import { grantPlan } from "../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../support/test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

const FIELDS = `id status channel phone qr pairingCode expiresAt problem statusMessage
  session { id channel name credentialHint }`;
const expiresAt = new Date("2030-01-01T00:00:00Z");

async function start(w: World, who: Member, input = "channel: WHATSAPP") {
  const { data } = await w.request(
    who,
    `mutation { startPairing(input: { ${input} }) {
      ... on Pairing { ${FIELDS} } ... on UserError { code message path }
      ... on LimitReached { left } } }`,
  );
  return data.startPairing;
}

/** Records an event as a process that claimed the pairing. */
async function report(
  w: World,
  pairingId: PairingId,
  event: Parameters<typeof recordPairingEvent>[1]["event"],
) {
  await claimPairings(w.system.ctx(), { processId: newId("prc"), leaseMs: 60_000, most: 10 });
  await recordPairingEvent(w.system.ctx(), { pairingId, claim: 1, event });
}

test("a QR code comes to the screen as it changes, and in the end the session, live", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { id, ...begun } = await start(w, ana);
  expect(begun).toEqual({
    status: "WAITING",
    channel: "WHATSAPP",
    phone: null,
    qr: null,
    pairingCode: null,
    expiresAt: null,
    session: null,
    problem: null,
    statusMessage: null,
  });
  await report(w, id, { kind: "qr", text: "2@um", expiresAt });
  const watched = await w.subscribe(
    ana,
    `subscription { pairingChanged(id: "${id}") { pairing { ${FIELDS} } } }`,
  );
  const next = async () => (await watched.next()).value.data.pairingChanged.pairing;
  expect(await next()).toMatchObject({ id, status: "SHOWING", qr: "2@um" }); // published before it subscribed
  await expect.poll(w.subscribers).toBe(1);
  await report(w, id, { kind: "qr", text: "2@dois", expiresAt });
  expect(await next()).toMatchObject({ qr: "2@dois", expiresAt: expiresAt.toISOString() });
  await report(w, id, { kind: "agreed" });
  expect(await next()).toMatchObject({ status: "AGREED", qr: null });
  const paired = pairingVendor().account("5511999990001");
  await finalizePairing(w.system.ctx(), { pairingId: id, claim: 1, paired });
  expect(await next()).toMatchObject({
    status: "PAIRED",
    session: { channel: "WHATSAPP", credentialHint: "+55 11 …-0001" },
  });
  await watched.return?.();
  await expect.poll(w.subscribers).toBe(0);
});

test("after a reload the pairing continues, and the person can cancel it", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { id } = await start(w, ana, 'channel: WHATSAPP, phone: "+55 11 99999-0001"');
  await report(w, id, { kind: "code", code: "ABCD1234", expiresAt });
  const question = `{ viewer { pairing { ${FIELDS} } } }`;
  expect((await w.request(ana, question)).data.viewer.pairing)
    .toMatchObject({ id, status: "SHOWING", pairingCode: "ABCD1234", phone: "5511999990001" });
  const cancel = `mutation { cancelPairing(input: { id: "${id}" }) {
    ... on Pairing { status pairingCode } ... on UserError { code } } }`;
  expect((await w.request(ana, cancel)).data.cancelPairing).toEqual({
    status: "CANCELED",
    pairingCode: null,
  });
  expect((await w.request(ana, question)).data.viewer.pairing).toBeNull();
});

test("a failed pairing shows in a sentence what happened and what to do", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { id } = await start(w, ana);
  await report(w, id, { kind: "failed", problem: "EXPIRED" });
  const watched = await w.subscribe(
    ana,
    `subscription { pairingChanged(id: "${id}") { pairing { status problem statusMessage } } }`,
  );
  expect((await watched.next()).value.data.pairingChanged.pairing).toEqual({
    status: "FAILED",
    problem: "EXPIRED",
    statusMessage:
      "O tempo acabou antes da leitura no celular. Comece de novo para gerar outro código.",
  });
  await watched.return?.();
});

test.each([
  ["11999990001", "PHONE_WITHOUT_COUNTRY"],
  ["meu número", "PHONE_INVALID"],
  ["55119999", "PHONE_LENGTH_INVALID"],
])("the number %s is refused at its field", async (phone, code) => {
  await using w = await testApp();
  const ana = await w.member();
  expect(await start(w, ana, `channel: WHATSAPP, phone: "${phone}"`))
    .toMatchObject({ code, path: ["phone"] });
});

test("what a plan has no room for is refused with what it allows", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await grantPlan(w, ana, { sessions: 0 });
  expect(await start(w, ana)).toMatchObject({ code: "SESSIONS_LIMIT", left: 0 });
  expect(await start(w, ana, "channel: EVOLUTION")).toMatchObject({ path: ["channel"] });
});

test("an admin in a person's name sees the pairing, but not its code", async () => {
  await using w = await testApp();
  const [ana, rute] = [await w.member(), await w.admin()];
  const { id } = await start(w, ana);
  await report(w, id, { kind: "qr", text: "2@um", expiresAt });
  w.advance(1000);
  await startImpersonation(rute.ctx(), { userId: ana.id, reason: "Para ver o que acontece." });
  const { data } = await w.request(rute, "{ viewer { pairing { status qr pairingCode } } }");
  expect(data.viewer.pairing).toEqual({ status: "SHOWING", qr: null, pairingCode: null });
});

test("a session that stopped is resumed by its owner; one that was revoked has to be paired", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const sessionId = await saveSession(ana.ctx(), {
    channel: "WHATSAPP",
    account: { id: "5511999990001", name: "Ana", handle: null },
    credentials: "credenciais",
    hint: "+55 11 …-0001",
  });
  const resume = async (id: SessionId = sessionId) =>
    (await w.request(
      ana,
      `mutation { resumeSession(input: { id: "${id}" }) {
        ... on MessengerSession { health } ... on UserError { code path } } }`,
    )).data.resumeSession;
  const report = (problem: "ELSEWHERE" | "RESTRICTED" | "BANNED" | "REVOKED") =>
    recordMessengerEvent(w.system.ctx(), { sessionId, event: { kind: "problem", problem } });
  const reopened = async () =>
    (await w.db.selectFrom("messenger_sessions").select("reopened").executeTakeFirstOrThrow())
      .reopened;
  for (const [n, one] of (["ELSEWHERE", "RESTRICTED", "BANNED"] as const).entries()) {
    await report(one);
    expect(await resume()).toEqual({ health: "CONNECTING" });
    expect(await reopened()).toBe(n + 1);
  }
  expect(await resume()).toEqual({ health: "CONNECTING" }); // it works: nothing is opened anew
  expect(await reopened()).toBe(3);
  await report("REVOKED");
  expect(await resume()).toEqual({ code: "SESSION_REVOKED", path: ["id"] });
  expect(await resume(newId("ses"))).toMatchObject({ code: "SESSION_NOT_FOUND" });
});
