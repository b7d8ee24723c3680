import { expect, test } from "vitest";
import { newId, type PairingId } from "../../server/core/ids.ts";
import {
  cancelPairing,
  loadPairing,
  startPairing,
} from "../../server/core/delivery/pairing/start_pairing.ts";
import { claimPairings } from "../../server/core/delivery/pairing/claim_pairings.ts";
import { recordPairingEvent } from "../../server/core/delivery/pairing/record_pairing_event.ts";
import { listSessions } from "../../server/core/delivery/sessions/load_sessions.ts";
import { type Pairings, runPairings } from "../../server/delivery/pairings.ts";
import { pairingVendor } from "../support/messengers/pairing_vendor.ts";
import { type Member, testApp } from "../support/test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

const NUMBER = "5511999990001";
const soon = { timeout: 10_000 };
const expiresAt = new Date("2030-01-01");

async function scene(w: World) {
  const vendor = pairingVendor();
  const ana = await w.member();
  const processes: Pairings[] = [];
  /** One more messaging process; `ctx`: what it stands on. */
  function process(ctx = () => w.system.ctx()) {
    const one = runPairings({ systemContext: () => vendor.behind(ctx()) });
    processes.push(one);
    return one;
  }
  const start = (who: Member = ana, phone?: string) =>
    startPairing(vendor.behind(who.ctx()), { channel: "WHATSAPP", phone });
  const wake = () => processes.forEach((one) => one.signal());
  const stateOf = async (id: PairingId) => {
    wake();
    return (await loadPairing(ana.ctx(), id)).status;
  };
  const line = async (id: PairingId, nth = 0) => {
    await expect.poll(() => (wake(), vendor.of(id).length), soon).toBe(nth + 1);
    return vendor.of(id)[nth]!;
  };
  const stop = async () => void await Promise.all(processes.map((one) => one.stop()));
  return { vendor, ana, process, start, stateOf, line, [Symbol.asyncDispose]: stop };
}

test("of two processes one runs the pairing, and what it reports reaches the person", async () => {
  await using w = await testApp();
  await using s = await scene(w);
  const { vendor, ana, process, start, stateOf, line } = s;
  process();
  process();
  const id = await start(ana, NUMBER);
  const { request, onEvent } = await line(id);
  expect(request).toEqual({ id, phone: NUMBER, gateway: null });
  onEvent({ kind: "code", code: "ABCD1234", expiresAt });
  await expect.poll(() => stateOf(id), soon).toBe("SHOWING");
  onEvent({ kind: "agreed" });
  onEvent({ kind: "paired", paired: vendor.account(NUMBER) });
  await expect.poll(() => stateOf(id), soon).toBe("PAIRED");
  expect(await listSessions(ana.ctx())).toMatchObject([{ accountId: NUMBER }]);
  expect(vendor.lines).toHaveLength(1);
  await expect.poll(() => vendor.lines[0]!.isOpen, soon).toBe(false);
  expect(vendor.undone).toEqual([]);
});

test("given up, a pairing is hung up on; what the phone agrees to after that is undone", async () => {
  await using w = await testApp();
  await using s = await scene(w);
  const { vendor, ana, process, start, line } = s;
  process();
  const id = await start();
  const it = await line(id);
  it.onEvent({ kind: "agreed" });
  await cancelPairing(ana.ctx(), { pairingId: id });
  it.onEvent({ kind: "paired", paired: vendor.account(NUMBER) });
  await expect.poll(() => vendor.undone, soon).toEqual([NUMBER]);
  await expect.poll(() => it.isOpen, soon).toBe(false);
  expect(await w.count("messenger_sessions")).toBe(0);
});

test("another person's number is unlinked again, and its owner keeps it", async () => {
  await using w = await testApp();
  await using s = await scene(w);
  const { vendor, ana, process, start, stateOf, line } = s;
  process();
  const bia = await w.member("bia");
  (await line(await start(bia))).onEvent({ kind: "paired", paired: vendor.account(NUMBER) });
  await expect.poll(() => w.count("messenger_sessions"), soon).toBe(1);
  const id = await start();
  (await line(id)).onEvent({ kind: "paired", paired: vendor.account(NUMBER) });
  await expect.poll(() => stateOf(id), soon).toBe("FAILED");
  expect(await loadPairing(ana.ctx(), id)).toMatchObject({ problem: "ANOTHERS" });
  await expect.poll(() => vendor.undone, soon).toEqual([NUMBER]);
  expect(await listSessions(bia.ctx())).toHaveLength(1);
});

test("while the database is away nothing of a linked account is lost, and nothing undone", async () => {
  await using w = await testApp();
  await using s = await scene(w);
  const { vendor, ana, process, start, stateOf, line } = s;
  let refusals = 0;
  let isAway = false;
  process(() => {
    const ctx = w.system.ctx();
    return {
      ...ctx,
      record: (...all) =>
        isAway && refusals++ < 2 ? Promise.reject(new Error("away")) : ctx.record(...all),
    };
  });
  const id = await start();
  const { onEvent } = await line(id);
  isAway = true;
  onEvent({ kind: "paired", paired: vendor.account(NUMBER) });
  await expect.poll(() => stateOf(id), soon).toBe("PAIRED");
  expect(refusals).toBeGreaterThan(2);
  expect(vendor.undone).toEqual([]);
  expect(await listSessions(ana.ctx())).toHaveLength(1);
});

test("a process that stops hands a pairing over, and finishes one that the phone agreed to", async () => {
  await using w = await testApp();
  await using s = await scene(w);
  const { vendor, process, start, stateOf, line } = s;
  const first = process();
  const shown = await start();
  const it = await line(shown);
  it.onEvent({ kind: "qr", text: "2@abc", expiresAt });
  await expect.poll(() => stateOf(shown), soon).toBe("SHOWING");
  await first.stop();
  expect(it.isOpen).toBe(false);
  const second = process();
  const again = await line(shown, 1);
  expect(await stateOf(shown)).toBe("WAITING");
  again.onEvent({ kind: "agreed" });
  await expect.poll(() => stateOf(shown), soon).toBe("AGREED");
  const stopped = second.stop();
  again.onEvent({ kind: "paired", paired: vendor.account(NUMBER) });
  await stopped;
  expect(await stateOf(shown)).toBe("PAIRED");
});

test("a process that died once the phone had agreed costs that pairing, and the next one works", async () => {
  await using w = await testApp();
  await using s = await scene(w);
  const { vendor, ana, process, start, stateOf, line } = s;
  const id = await start();
  await claimPairings(w.system.ctx(), { processId: newId("prc"), leaseMs: 1, most: 1 });
  await recordPairingEvent(w.system.ctx(), { pairingId: id, claim: 1, event: { kind: "agreed" } });
  process();
  await expect.poll(() => stateOf(id), soon).toBe("FAILED");
  expect(await loadPairing(ana.ctx(), id)).toMatchObject({ problem: "INTERRUPTED" });
  expect(vendor.lines).toEqual([]);
  const next = await start();
  (await line(next)).onEvent({ kind: "paired", paired: vendor.account(NUMBER) });
  await expect.poll(() => stateOf(next), soon).toBe("PAIRED");
});
