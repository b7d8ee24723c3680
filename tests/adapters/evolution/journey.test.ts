import { expect, onTestFinished, test } from "vitest";
import { listSessions } from "../../../server/core/delivery/sessions/load_sessions.ts";
import {
  currentPairing,
  startPairing,
} from "../../../server/core/delivery/pairing/start_pairing.ts";
import { updateGateway } from "../../../server/core/delivery/pairing/operate_gateway.ts";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { disconnectSession } from "../../../server/core/delivery/sessions/disconnect_session.ts";
import { loadBotSettings } from "../../../server/core/delivery/settings/load_bot_settings.ts";
import { updateGroups } from "../../../server/core/groups/update_groups.ts";
import { sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import { holdConnections } from "../../../server/delivery/connections.ts";
import { runLanes } from "../../../server/delivery/lane_runner.ts";
import { runPairings } from "../../../server/delivery/pairings.ts";
import { evolutionStandin } from "../../support/evolution/standin.ts";
import { grantPlan } from "../../support/seed/deliveries.ts";
import { testApp } from "../../support/test_app.ts";

const soon = { timeout: 30_000, interval: 50 };
const SEND_MS = 4_000;

/** The product with a gateway of its operator's, and a messaging process at work. */
async function atWork() {
  const w = await testApp();
  const evolution = await evolutionStandin();
  w.runClock();
  const systemContext = w.system.ctx;
  const connections = holdConnections({ systemContext, webhookOrigin: null });
  const lanes = runLanes({ systemContext, connections, sendMs: SEND_MS, leaseMs: 1.5 * SEND_MS });
  const pairings = runPairings({ systemContext });
  onTestFinished(async () => {
    await pairings.stop();
    await lanes.stop();
    await connections.close();
    await w[Symbol.asyncDispose]();
    await evolution.close();
  });
  const { url, gateway: { key } } = evolution;
  await updateGateway((await w.admin()).ctx(), { url, key });
  const ana = await w.member();
  await grantPlan(w, ana, { groups: -1, messagesPerMonth: -1, offersPerDay: -1 });
  const wake = () => [pairings, lanes].forEach((one) => one.signal());
  return { w, evolution, ana, wake };
}

test(
  "a number is paired through the gateway, receives its groups, sends, and is let go of",
  async () => {
    const { w, evolution, ana, wake } = await atWork();
    await startPairing(ana.ctx(), { channel: "EVOLUTION" });
    const shown = async () => (wake(), (await currentPairing(ana.ctx()))?.qr ?? null);
    await expect.poll(shown, soon).not.toBeNull();
    const [instance] = evolution.instances.values();
    const owner = evolution.agree(instance!, "Ana");
    const sessions = async () => (wake(), await listSessions(ana.ctx()));
    await expect.poll(sessions, soon)
      .toMatchObject([{ channel: "EVOLUTION", accountId: owner, name: "Ana", isOwnerKnown: true }]);
    expect(await loadBotSettings(ana.ctx())).toMatchObject({ sendingMode: "EVOLUTION_GATEWAY" });

    const group = evolution.group("Ofertas da Ana", 5);
    evolution.place(group, owner, "admin");
    const known = async () => {
      wake();
      return await w.db.selectFrom("groups").select(["id", "title", "role", "members"])
        .where("kind", "=", "GROUP").execute();
    };
    await expect.poll(known, soon)
      .toMatchObject([{ title: "Ofertas da Ana", role: "ADMIN", members: 6 }]);
    const groupIds = (await known()).map(({ id }) => id);
    const price = { cents: 12_990, currency: "BRL" };
    const offer = await createOffer(ana.ctx(), { fields: { title: "Fone sem fio", price } });
    await updateGroups(ana.ctx(), { ids: groupIds, isActive: true });
    await sendOffer(ana.ctx(), { offerId: offer.id, groupIds, isUnpaidConfirmed: true });
    await expect.poll(() => (wake(), group.messages), soon).toMatchObject([{ from: owner }]);
    const status = async () => {
      const rows = await w.db.selectFrom("dispatches").select(["status", "message_ids"]).execute();
      return rows.map(({ status, message_ids }) => [status, message_ids]);
    };
    await expect.poll(status, soon).toEqual([["SENT", [group.messages[0]!.id]]]);

    const [session] = await listSessions(ana.ctx());
    await disconnectSession(ana.ctx(), { sessionId: session!.id });
    await expect.poll(() => (wake(), evolution.instances.size), soon).toBe(0);
  },
  90_000,
);

test(
  "a number that was taken off the phone is reported",
  async () => {
    const { evolution, ana, wake } = await atWork();
    await startPairing(ana.ctx(), { channel: "EVOLUTION" });
    const shown = async () => (wake(), (await currentPairing(ana.ctx()))?.qr ?? null);
    await expect.poll(shown, soon).not.toBeNull();
    const [instance] = evolution.instances.values();
    evolution.agree(instance!, "Ana");
    const problem = async () => (wake(), (await listSessions(ana.ctx()))[0]?.problem);
    const isAlive = async () => (wake(), (await listSessions(ana.ctx()))[0]?.aliveAt ?? null);
    await expect.poll(isAlive, soon).not.toBeNull();
    evolution.end(instance!, 401);
    await expect.poll(problem, soon).toBe("REVOKED");
  },
  90_000,
);
