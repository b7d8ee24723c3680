import { afterEach, beforeEach, expect, test } from "vitest";
import type { Context } from "../../../server/core/context.ts";
import { listGroups } from "../../../server/core/groups/list_groups.ts";
import { updateGroups } from "../../../server/core/groups/update_groups.ts";
import type { PairingId } from "../../../server/core/ids.ts";
import { listSessions } from "../../../server/core/delivery/sessions/load_sessions.ts";
import { loadPairing, startPairing } from "../../../server/core/delivery/pairing/start_pairing.ts";
import { resumeSession } from "../../../server/core/delivery/sessions/resume_session.ts";
import { healthAt } from "../../../server/core/delivery/sessions/session.ts";
import { disconnectSession } from "../../../server/core/delivery/sessions/disconnect_session.ts";
import { sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import { holdConnections } from "../../../server/delivery/connections.ts";
import { runLanes } from "../../../server/delivery/lane_runner.ts";
import { runPairings } from "../../../server/delivery/pairings.ts";
import { soon } from "../../support/messengers/connect_messenger.ts";
import { createTestOffer, grantPlan } from "../../support/seed/deliveries.ts";
import { whatsAppAsMessenger } from "../../support/whatsapp/messenger_standin.ts";
import { type Member, testApp } from "../../support/test_app.ts";

const PHONE = "5511999990001";
const page = { limit: 20, inverted: false };

let w: Awaited<ReturnType<typeof testApp>>;
let vendor: Awaited<ReturnType<typeof whatsAppAsMessenger>>;
type Process = { readonly wake: () => void; readonly stop: () => Promise<void> };

let processes: Process[] = [];
beforeEach(async () => {
  w = await testApp();
  w.runClock();
  vendor = await whatsAppAsMessenger();
});
afterEach(async () => {
  await Promise.all(processes.map((one) => one.stop()));
  processes = [];
  await vendor[Symbol.asyncDispose]();
  await w[Symbol.asyncDispose]();
});

/** The same context, with the stand-in behind WhatsApp. */
function behind(ctx: Context): Context {
  const { ports } = ctx;
  const messengers = { ...ports.messengers, WHATSAPP: vendor.messenger };
  return { ...ctx, ports: { ...ports, messengers } };
}

/** All that a messaging process does. */
function messagingProcess(): Process {
  const systemContext = () => behind(w.system.ctx());
  const connections = holdConnections({ systemContext, webhookOrigin: null });
  const lanes = runLanes({ systemContext, connections, sendMs: 5_000, leaseMs: 8_000 });
  const pairings = runPairings({ systemContext });
  let stopped: Promise<void> | null = null;
  const end = async () => {
    await Promise.all([lanes.stop(), pairings.stop()]);
    await connections.close();
  };
  const one = {
    wake() {
      lanes.signal();
      pairings.signal();
    },
    stop: () => stopped ??= end(),
  };
  processes.push(one);
  return one;
}

/** Polls while the processes run. */
const comes = <T>(what: () => T) =>
  expect.poll(() => {
    processes.forEach((one) => one.wake());
    return what();
  }, soon);

async function someone(name: string): Promise<Member> {
  const person = await w.member(name);
  await grantPlan(w, person, { groups: -1, messagesPerMonth: -1, offersPerDay: -1, sessions: 2 });
  await w.db.updateTable("bot_settings")
    .set({ gap_min_ms: 1_000, gap_max_ms: 1_000, per_minute: 60, is_number_protected: false })
    .where("user_id", "=", person.id).execute();
  return person;
}

/** They begin, and the phone's owner scans or types what they are shown. */
async function pair(person: Member, byCode = false): Promise<PairingId> {
  const id = await startPairing(behind(person.ctx()), {
    channel: "WHATSAPP",
    phone: byCode ? `+${PHONE}` : null,
  });
  const shown = () => loadPairing(person.ctx(), id);
  await comes(async () => (await shown()).status).toBe("SHOWING");
  const { qr, code } = await shown();
  if (byCode) await vendor.phone!.type(code!);
  else await vendor.phone!.scan(qr!);
  await comes(async () => /PAIRED|FAILED/.test((await shown()).status)).toBe(true);
  return id;
}

const health = async (person: Member) => {
  const [session] = await listSessions(person.ctx());
  return session && healthAt(session, person.ctx().now);
};

async function sends(person: Member, title: string): Promise<void> {
  await comes(async () => (await listGroups(person.ctx(), {}, page)).length).toBe(1);
  const [group] = await listGroups(person.ctx(), {}, page);
  await updateGroups(person.ctx(), { ids: [group!.id], isActive: true });
  const offer = await createTestOffer(person, title);
  await sendOffer(person.ctx(), { offerId: offer.id, groupIds: [group!.id] });
}

test.each([["a QR code", false], ["a code", true]])(
  "paired by %s, a number sends, also from another process, until its person disconnects it",
  async (_, byCode) => {
    const ana = await someone("ana");
    const group = vendor.group("Promoções", 5);
    const first = messagingProcess();
    const id = await pair(ana, byCode);
    expect(await loadPairing(ana.ctx(), id)).toMatchObject({ status: "PAIRED", problem: null });
    vendor.add({ id: PHONE, name: "Ana", handle: null }, group);
    await comes(() => health(ana)).toBe("CONNECTED");
    await sends(ana, "Primeira");
    await comes(() => vendor.received(group).length).toBe(1);

    await first.stop();
    messagingProcess();
    await sends(ana, "Segunda");
    await comes(() => vendor.received(group).length).toBe(2);
    expect(JSON.stringify(vendor.received(group))).toMatch(/Primeira.*Segunda/s); // they could read both

    const [session] = await listSessions(ana.ctx());
    await disconnectSession(ana.ctx(), { sessionId: session!.id });
    await comes(() => vendor.phone!.linked()).toBe(0);
    expect(await w.count("session_secrets")).toBe(0);
  },
);

test("another person's number leaves no device behind on the phone; one's own, paired again, leaves one", async () => {
  const [ana, bia] = [await someone("ana"), await someone("bia")];
  messagingProcess();
  await pair(ana);
  await comes(() => health(ana)).toBe("CONNECTED");
  const refused = await pair(bia);
  expect(await loadPairing(bia.ctx(), refused)).toMatchObject({ problem: "ANOTHERS" });
  await comes(() => vendor.phone!.linked()).toBe(1);
  const [before] = await listSessions(ana.ctx());
  const again = await pair(ana);
  expect(await loadPairing(ana.ctx(), again)).toMatchObject({ sessionId: before!.id });
  await comes(() => vendor.phone!.linked()).toBe(1);
  await comes(() => health(ana)).toBe("CONNECTED");
});

test("a session unlinked on the phone shows that, and works again once it is paired again", async () => {
  const ana = await someone("ana");
  messagingProcess();
  await pair(ana);
  await comes(() => health(ana)).toBe("CONNECTED");
  await vendor.revoke({ id: PHONE, name: "Ana", handle: null });
  await comes(() => health(ana)).toBe("REVOKED");
  await pair(ana, true);
  await comes(() => health(ana)).toBe("CONNECTED");
  expect(await listSessions(ana.ctx())).toHaveLength(1);
});

test("a session taken over elsewhere waits for its person, who reopens it here", async () => {
  const ana = await someone("ana");
  messagingProcess();
  await pair(ana);
  await comes(() => health(ana)).toBe("CONNECTED");
  vendor.useElsewhere({ id: PHONE, name: "Ana", handle: null });
  await comes(() => health(ana)).toBe("ELSEWHERE");
  const [session] = await listSessions(ana.ctx());
  await resumeSession(ana.ctx(), { sessionId: session!.id });
  await comes(() => health(ana)).toBe("CONNECTED");
  expect(vendor.phone!.linked()).toBe(1);
});
