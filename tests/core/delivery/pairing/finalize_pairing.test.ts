import { expect, test } from "vitest";
import { recordMessengerEvent } from "../../../../server/core/delivery/sessions/record_event.ts";
import { newId, type PairingId, type SessionId } from "../../../../server/core/ids.ts";
import {
  cancelPairing,
  loadPairing,
  startPairing,
} from "../../../../server/core/delivery/pairing/start_pairing.ts";
import { claimPairings } from "../../../../server/core/delivery/pairing/claim_pairings.ts";
import { recordPairingEvent } from "../../../../server/core/delivery/pairing/record_pairing_event.ts";
import { saveSession } from "../../../../server/core/delivery/sessions/save_session.ts";
import { listSessions } from "../../../../server/core/delivery/sessions/load_sessions.ts";
import { openSession } from "../../../../server/core/delivery/sessions/open_session.ts";
import { pairingSentences } from "../../../../server/core/delivery/pairing/pairing.ts";
import { finalizePairing } from "../../../../server/core/delivery/pairing/finalize_pairing.ts";
import { disconnectSession } from "../../../../server/core/delivery/sessions/disconnect_session.ts";
import { pairingVendor } from "../../../support/messengers/pairing_vendor.ts";
import { grantPlan, messagingProcess } from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

const NUMBER = "5511999990001";

function scene(w: World) {
  const vendor = pairingVendor();
  /** Their pairing, to which the phone has agreed. */
  async function agreed(who: Member, isNewNumber?: boolean): Promise<PairingId> {
    const id = await startPairing(vendor.behind(who.ctx()), { channel: "WHATSAPP", isNewNumber });
    await claimPairings(w.system.ctx(), { processId: newId("prc"), leaseMs: 10_000, most: 10 });
    const event = { kind: "agreed" } as const;
    await recordPairingEvent(w.system.ctx(), { pairingId: id, claim: 1, event });
    return id;
  }
  const settle = (pairingId: PairingId, digits = NUMBER, ctx = w.system.ctx()) =>
    finalizePairing(ctx, { pairingId, claim: 1, paired: vendor.account(digits) });
  const paired = async (who: Member, digits = NUMBER, isNewNumber?: boolean) =>
    (await settle(await agreed(who, isNewNumber), digits) as { sessionId: SessionId }).sessionId;
  return { agreed, settle, paired };
}

const nothingKept = async (w: World) => {
  expect(await w.count("messenger_sessions")).toBe(0);
  expect(await w.count("session_secrets")).toBe(0);
  expect(await w.count("lanes")).toBe(0);
  expect(await w.count("groups")).toBe(0);
};

test("what the phone agreed to becomes a session, its keys and its owner's chat, all at once", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { agreed, settle } = scene(w);
  const id = await agreed(ana);
  const settled = await settle(id);
  const [session] = await listSessions(ana.ctx());
  expect(settled).toEqual({ sessionId: session!.id });
  expect(session).toMatchObject({
    channel: "WHATSAPP",
    accountId: NUMBER,
    credentialHint: "+55 11 …-0001",
    isOwnerKnown: true, // test messages go to their own number
    problem: null,
  });
  expect(await loadPairing(ana.ctx(), id)).toMatchObject({
    status: "PAIRED",
    sessionId: session!.id,
    qr: null,
    problem: null,
  });
  const opened = (await openSession(w.system.ctx(), session!.id, null))!.session;
  expect(opened.credentials).toBe(`credenciais ${NUMBER}`);
  expect(await opened.secrets.read("key", ["1"])).toEqual(new Map([["1", `chave ${NUMBER}`]]));
  const [chat] = await w.db.selectFrom("groups").select(["kind", "external_id"]).execute();
  expect(chat).toEqual({ kind: "PRIVATE", external_id: `${NUMBER}@s.whatsapp.net` });
  expect((await w.events()).filter((name) => name === "session.connected")).toHaveLength(1);
});

test("a number is warmed up from its first connection, unless its owner has used it for months", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const { paired } = scene(w);
  const warm = async (id: SessionId) =>
    (await w.db.selectFrom("messenger_sessions").select("warm_up_from").where("id", "=", id)
      .executeTakeFirstOrThrow()).warm_up_from;
  const first = ana.ctx().now;
  const id = await paired(ana);
  expect(await warm(id)).toEqual(first);
  expect(await warm(await paired(bia, "5511999990002", false))).toBeNull();
  w.advance(24 * 60 * 60_000);
  await paired(ana, NUMBER, true);
  expect(await warm(id)).toEqual(first); // it is no newer than it was
  await paired(ana, NUMBER, false);
  expect(await warm(id)).toBeNull();
});

test("an attempt that fails before it is written leaves nothing; repeated, the account is saved once", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { agreed, settle } = scene(w);
  const id = await agreed(ana);
  const broken = { ...w.system.ctx(), record: () => Promise.reject(new Error("the process ends")) };
  await expect(settle(id, NUMBER, broken)).rejects.toThrow("the process ends");
  await nothingKept(w);
  expect(await loadPairing(ana.ctx(), id)).toMatchObject({ status: "AGREED" });
  const settled = await settle(id);
  expect(await settle(id)).toEqual(settled); // the first answer may have been lost
  expect(await listSessions(ana.ctx())).toHaveLength(1);
});

test("nothing is saved of a pairing that was canceled or taken over meanwhile", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { agreed, settle } = scene(w);
  const id = await agreed(ana);
  await w.db.updateTable("pairings").set({ claim: 2 }).execute();
  expect(await settle(id)).toBeNull();
  await nothingKept(w);
  await w.db.updateTable("pairings").set({ claim: 1 }).execute();
  await cancelPairing(ana.ctx(), { pairingId: id });
  expect(await settle(id)).toBeNull();
  await nothingKept(w);
});

test("a pairing that is canceled while it is saved is saved entirely or not at all", async () => {
  await using w = await testApp();
  const { agreed, settle } = scene(w);
  for (const name of ["ana", "bia", "caio", "duda"]) {
    const who = await w.member(name);
    const id = await agreed(who);
    const digits = `551199999${1000 + name.length}`;
    const [settled] = await Promise.all([
      settle(id, digits),
      cancelPairing(who.ctx(), { pairingId: id }),
    ]);
    const { status } = await loadPairing(who.ctx(), id);
    expect(status).toBe(settled ? "PAIRED" : "CANCELED");
    expect(await listSessions(who.ctx())).toHaveLength(settled ? 1 : 0);
    for (const { id } of await listSessions(who.ctx())) {
      await disconnectSession(who.ctx(), { sessionId: id });
    }
  }
});

test("a number that another person has connected is refused, also behind a gateway", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const { agreed, settle, paired } = scene(w);
  const hers = await paired(ana);
  const id = await agreed(bia);
  expect(await settle(id)).toEqual({ refused: "ANOTHERS" });
  expect(await loadPairing(bia.ctx(), id)).toMatchObject({ status: "FAILED", problem: "ANOTHERS" });
  expect(await listSessions(bia.ctx())).toEqual([]);
  expect((await openSession(w.system.ctx(), hers, null))!.session.credentials)
    .toBe(`credenciais ${NUMBER}`);
  await disconnectSession(ana.ctx(), { sessionId: hers });
  await saveSession(ana.ctx(), {
    channel: "EVOLUTION",
    account: { id: NUMBER, name: "Ana", handle: null },
    credentials: "instância",
    hint: "…",
  });
  expect(await settle(await agreed(bia))).toEqual({ refused: "ANOTHERS" });
});

test("a number is connected in one way at a time", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await grantPlan(w, ana, { sessions: 2 });
  const { agreed, settle } = scene(w);
  const behind = await saveSession(ana.ctx(), {
    channel: "EVOLUTION",
    account: { id: NUMBER, name: "Ana", handle: null },
    credentials: "instância",
    hint: "…",
  });
  const id = await agreed(ana);
  expect(await settle(id)).toEqual({ refused: "OTHER_CHANNEL" });
  expect(await loadPairing(ana.ctx(), id)).toMatchObject({ problem: "OTHER_CHANNEL" });
  expect(pairingSentences.OTHER_CHANNEL).toContain("outro modo");
  expect(await listSessions(ana.ctx())).toMatchObject([{ id: behind }]);
  await disconnectSession(ana.ctx(), { sessionId: behind });
  expect(await settle(await agreed(ana))).toMatchObject({ sessionId: expect.any(String) });
});

test("of two people who pair one number at once, one does", async () => {
  await using w = await testApp();
  const { agreed, settle } = scene(w);
  const ids = [await agreed(await w.member()), await agreed(await w.member("bia"))];
  const settled = await Promise.all(ids.map((id) => settle(id)));
  expect(settled.filter((one) => one && "sessionId" in one)).toHaveLength(1);
  expect(settled).toContainEqual({ refused: "ANOTHERS" });
  expect(await w.count("messenger_sessions")).toBe(1);
});

test("a number that its owner pairs again is the same session with new keys, and is reopened", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { paired } = scene(w);
  const id = await paired(ana);
  const process = messagingProcess(w);
  const [first] = await process.hold();
  const event = { kind: "problem", problem: "REVOKED" } as const;
  await recordMessengerEvent(w.system.ctx(), { sessionId: id, event });
  expect(await paired(ana)).toBe(id);
  expect(await listSessions(ana.ctx())).toMatchObject([{ id, problem: null }]);
  const [second] = await process.hold();
  expect(second).toMatchObject({ token: first!.token });
  expect(second!.credentialsMark).not.toBe(first!.credentialsMark);
  await disconnectSession(ana.ctx(), { sessionId: id });
  expect(await paired(ana)).toBe(id);
  expect(await w.count("groups where kind = 'PRIVATE' and left_at is null")).toBe(1);
});

test("writes of the library do not reopen the session", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { paired } = scene(w);
  const id = await paired(ana);
  const process = messagingProcess(w);
  const [lane] = await process.hold();
  const { session } = (await openSession(w.system.ctx(), id, null, lane!.token))!;
  await session.secrets.write({ credentials: "weiter", records: [] });
  expect(await process.hold()).toEqual([lane]);
});

test("a second number needs a plan with room for it, also when that was used up meanwhile", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { agreed, settle, paired } = scene(w);
  await grantPlan(w, ana, { sessions: 2 });
  await paired(ana);
  const id = await agreed(ana);
  await grantPlan(w, ana, { sessions: 1 });
  expect(await settle(id, "5511999990002")).toEqual({ refused: "NO_ROOM" });
  expect(await loadPairing(ana.ctx(), id)).toMatchObject({ status: "FAILED", problem: "NO_ROOM" });
  expect(await listSessions(ana.ctx())).toHaveLength(1);
});
