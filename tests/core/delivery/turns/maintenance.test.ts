import { afterAll, beforeAll, expect, test } from "vitest";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import {
  endMaintenance,
  startMaintenance,
} from "../../../../server/core/operations/maintenance/start_maintenance.ts";
import {
  connectSession,
  createTestOffer,
  messagingProcess,
  sent,
} from "../../../support/seed/deliveries.ts";
import { testApp } from "../../../support/test_app.ts";

/** Sessions, and messages of each; 20 and 50 in the run that the decision names. */
const LANES = 6;
const GROUPS = 10;
const MESSAGES = LANES * GROUPS;

let here: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  here = await testApp();
});
afterAll(() => here[Symbol.asyncDispose]());

test("a maintenance in the middle of a queue loses no message and sends none twice", async () => {
  const rute = await here.admin();
  for (let n = 0; n < LANES; n++) {
    const person = await here.member(`pessoa${n}`);
    const { groupIds } = await connectSession(here, person, { groups: GROUPS });
    await sendOffer(person.ctx(), { offerId: (await createTestOffer(person)).id, groupIds });
  }
  const processes = [messagingProcess(here), messagingProcess(here)];
  const sendings = new Map<string, number>();
  type Turns = Awaited<ReturnType<typeof processes[0]["take"]>>["turns"];
  /** Every process claims what is due, and the messages reach the vendor. */
  const claim = async () => {
    const claimed: Turns[] = [];
    for (const process of processes) {
      await process.hold();
      const { turns } = await process.take();
      for (const { dispatchId } of turns) {
        sendings.set(dispatchId, (sendings.get(dispatchId) ?? 0) + 1);
      }
      claimed.push(turns);
    }
    return claimed;
  };
  const end = async (claimed: readonly Turns[]) => {
    for (const [n, turns] of claimed.entries()) {
      await processes[n]!.settle(
        turns.map((turn) => ({ turn, outcome: sent(turn.dispatchId), delayMs: 0 })),
      );
    }
    here.advance(1_000);
  };
  const sentRows = () => here.count("dispatches where status = 'SENT'");

  while (await sentRows() < MESSAGES / 3) await end(await claim());
  const inHand = await claim();
  const endsAt = new Date(Date.now() + 600_000);
  await startMaintenance(rute.ctx(), { mode: "FULL", message: "Já voltamos", endsAt });
  await end(inHand); // what has begun ends as usual
  const before = await sentRows();
  expect(before).toBe(sendings.size);
  expect(before).toBeLessThan(MESSAGES);
  for (let n = 0; n < 3; n++) {
    for (const process of processes) {
      await process.hold();
      expect(await process.take()).toEqual({ turns: [], wakeAt: null }); // no reason to hurry
    }
    here.advance(1_000);
  }
  expect(await sentRows()).toBe(before);

  await endMaintenance(rute.ctx(), undefined);
  for (let tries = 0; await sentRows() < MESSAGES && tries < 2 * MESSAGES; tries++) {
    await end(await claim());
  }
  expect(await sentRows()).toBe(MESSAGES);
  expect([sendings.size, Math.max(...sendings.values())]).toEqual([MESSAGES, 1]);
});
