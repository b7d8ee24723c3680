import { expect, test } from "vitest";
import { listDecisions } from "../../../server/core/automation/decisions/list_decisions.ts";
import { noConditions, triggerOf } from "../../../server/core/automation/rule.ts";
import { starterRules } from "../../../server/core/automation/starter_rules.ts";
import { pauseAllRules } from "../../../server/core/automation/stop_rules.ts";
import { createRule } from "../../../server/core/automation/write_rule.ts";
import { sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import type { Turn } from "../../../server/core/delivery/turns/turn.ts";
import type { Tables } from "../../../server/core/tables.ts";
import { connect } from "../../../server/database/connection.ts";
import { runReactions } from "../../support/run_reactions.ts";
import {
  connectSession,
  createTestOffer,
  messagingProcess,
  sent,
} from "../../support/seed/deliveries.ts";
import { seedProducts } from "../../support/seed/products.ts";
import { payAtLoja, readPriceAgain } from "../../support/seed/readings.ts";
import { testApp } from "../../support/test_app.ts";

const page = { limit: 100, inverted: false };

test("a stop ends at once what rules send in every process; what people send goes on", async () => {
  await using w = await testApp();
  const pools = [connect<Tables>(w.database, () => {}), connect<Tables>(w.database, () => {})];
  await using opened = new AsyncDisposableStack();
  for (const db of pools) opened.defer(() => db.destroy());
  const instances = pools.map((db): typeof w => ({
    ...w,
    db,
    contextOf: (viewer) => ({ ...w.contextOf(viewer), db }),
    system: { token: null, ctx: () => ({ ...w.system.ctx(), db }) },
  }));
  const ana = await w.member("ana");
  const here = await connectSession(w, ana, { groups: 8 });
  const there = await connectSession(w, ana, { groups: 8 });
  const groupIds = [...here.groupIds, ...there.groupIds];
  await payAtLoja(ana);
  await w.db.updateTable("users").set({ email_verified_at: new Date(0) }).execute();
  const products = await seedProducts(
    w,
    ana,
    ["/a", "/b", "/c"].map((path) => ({ path, title: `Panela ${path}`, price: "100,00" })),
  );
  await createRule(ana.ctx(), {
    name: "Queda",
    trigger: { ...triggerOf("PRICE_DROP"), minDropPercent: 5 },
    conditions: noConditions,
    actions: {
      ...starterRules[0]!.actions,
      mode: "SEND",
      groupIds,
      fromTime: null,
      toTime: null,
      perDay: 10,
    },
    isEnabled: true,
  });
  const processes = instances.map(messagingProcess);
  for (const process of [...processes, ...processes]) await process.hold();
  const fall = async (nth: number, cents: number) => {
    w.advance(1_000);
    await readPriceAgain(w, products[nth]!.id, 10_000);
    w.advance(1_000);
    await readPriceAgain(w, products[nth]!.id, cents);
  };
  await fall(0, 8_000);
  await runReactions(w);
  const offer = await createTestOffer(ana, "À mão");
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds: groupIds.slice(0, 1) });

  // Both processes send, and one evaluates, while the person stops everything.
  await fall(1, 7_000);
  const begun = await Promise.all(processes.map((process) => process.take()));
  expect(begun.flatMap(({ turns }) => turns)).toHaveLength(2); // one of each lane
  await Promise.all([
    runReactions(instances[1]!),
    ...processes.map((process, nth) => process.end(begun[nth]!.turns, sent())),
    pauseAllRules(ana.ctx(), {}),
  ]);

  const startedUntil = w.system.ctx().now;
  await fall(2, 6_000);
  await runReactions(instances[0]!);
  for (let n = 0; n < 4; n++) {
    w.advance(2_000);
    for (const process of processes) {
      const { turns }: { turns: readonly Turn[] } = await process.take();
      await process.end(turns, sent());
    }
  }
  const messages = await w.db.selectFrom("dispatches").select(["origin", "status", "started_at"])
    .execute();
  const ofRules = messages.filter(({ origin }) => origin === "RULE");
  expect(new Set(ofRules.map(({ status }) => status))).toEqual(new Set(["SENT", "CANCELED"]));
  expect(ofRules.filter(({ started_at: at }) => at !== null && at > startedUntil)).toEqual([]);
  expect(messages.filter(({ origin }) => origin === "PERSON"))
    .toMatchObject([{ status: "SENT" }]);
  const [last] = await listDecisions(ana.ctx(), {}, page);
  expect(last).toMatchObject({ outcome: "SKIPPED", reasonCode: "RULES_STOPPED" });
});
