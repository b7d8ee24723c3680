import { sql } from "kysely";
import { expect, test } from "vitest";
import { listDecisions } from "../../../../server/core/automation/decisions/list_decisions.ts";
import { reasonSentence } from "../../../../server/core/automation/decisions/reasons.ts";
import { evaluateEvents } from "../../../../server/core/automation/evaluation/evaluate_events.ts";
import { offerEvents } from "../../../../server/core/automation/evaluation/rule_events.ts";
import { noConditions, triggerOf } from "../../../../server/core/automation/rule.ts";
import { pauseAllRules } from "../../../../server/core/automation/stop_rules.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { messagingProcess } from "../../../support/seed/deliveries.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { seedProduct } from "../../../support/seed/products.ts";
import { readPriceAgain } from "../../../support/seed/readings.ts";
import {
  decisionSentences,
  messagesOf,
  ruleWorld,
  seePrices,
  sendsNow,
  wholePage,
  writeRule,
} from "../../../support/seed/rule_world.ts";

test("a price that falls is sent once to each group, and each decision says why", async () => {
  await using here = await ruleWorld();
  const { w, ana } = here;
  const { id } = await seedProduct(w, ana, { title: "Panela elétrica 6 L", price: "100,00" });
  await writeRule(here, {
    conditions: { ...noConditions, notSentInDays: 3, maxPriceCents: 9_000 },
  });
  await seePrices(w, id, 10_000, 9_500, 8_000, 7_000);
  expect(await decisionSentences(ana)).toEqual([
    ["SKIPPED", "Caiu só 5%; a regra pede 10%."],
    ["QUEUED", "Caiu 15%: de R$ 95,00 para R$ 80,00. Vai a 2 grupos."],
    ["SKIPPED", "O mesmo produto já foi a estes grupos hoje."],
  ]);
  const sent = await messagesOf(w);
  expect(sent.map(({ origin, status }) => [origin, status]))
    .toEqual([["RULE", "QUEUED"], ["RULE", "QUEUED"]]);
  expect(new Set(sent.map(({ group_id }) => group_id)).size).toBe(2);
});

test("a group that has the product is left out, and each group's log says why", async () => {
  await using here = await ruleWorld();
  const { w, ana, groupIds: [first, second] } = here;
  const { id } = await seedProduct(w, ana, { title: "Panela elétrica 6 L", price: "100,00" });
  const conditions = { ...noConditions, notSentInDays: 3 };
  await writeRule(here, { conditions, actions: { ...sendsNow, groupIds: [first!] } });
  await seePrices(w, id, 10_000, 8_000);
  await writeRule(here, { conditions, actions: { ...sendsNow, groupIds: [first!, second!] } });
  await writeRule(here, {
    conditions: { ...noConditions, maxPriceCents: 100 },
    actions: { ...sendsNow, groupIds: [second!] },
  });
  await seePrices(w, id, 7_000);
  const logOf = async (groupId: string) =>
    (await listDecisions(ana.ctx(), { groupId }, wholePage)).toReversed().map((one) => [
      one.leftOutIds.some((id) => id === groupId) ? "left out" : one.outcome,
      reasonSentence(one.reasonCode, one.reasonDetail),
    ]);
  const partly = "Caiu 12%: de R$ 80,00 para R$ 70,00. Vai a 1 grupo. " +
    "1 grupo fica de fora: já recebeu este produto, ou um parecido.";
  expect(await logOf(first!)).toEqual([
    ["QUEUED", "Caiu 20%: de R$ 100,00 para R$ 80,00. Vai a 1 grupo."],
    ["left out", "O mesmo produto já foi a estes grupos hoje."],
    ["left out", partly],
  ]);
  expect(await logOf(second!)).toEqual([
    ["QUEUED", partly],
    ["SKIPPED", "Custa R$ 70,00; a regra pede no máximo R$ 1,00."],
  ]);
});

test("a stop cancels what rules queued and keeps them from sendsNow; nothing is made up for later", async () => {
  await using here = await ruleWorld();
  const { w, ana } = here;
  const { id } = await seedProduct(w, ana);
  await writeRule(here, {});
  await seePrices(w, id, 10_000, 8_000);
  await pauseAllRules(ana.ctx(), {});
  expect((await messagesOf(w)).map(({ status }) => status)).toEqual(["CANCELED", "CANCELED"]);
  await seePrices(w, id, 7_000);
  expect((await decisionSentences(ana)).at(-1))
    .toEqual(["SKIPPED", "Você tinha parado todas as regras."]);
  await w.db.updateTable("rule_settings").set({ stopped_at: null }).execute();
  await w.db.updateTable("users").set({ subscription_status: "expired" })
    .where("id", "=", ana.id).execute();
  await seePrices(w, id, 6_000);
  expect((await decisionSentences(ana)).at(-1))
    .toEqual(["SKIPPED", "Seu período de teste ou plano tinha terminado."]);
});

test("once the plan is renewed rules send again; what happened meanwhile stays unsent", async () => {
  await using here = await ruleWorld();
  const { w, ana, groupIds } = here;
  const { id } = await seedProduct(w, ana);
  await writeRule(here, {});
  const planIs = (subscription_status: "active" | "expired") =>
    w.db.updateTable("users").set({ subscription_status }).where("id", "=", ana.id).execute();
  await seePrices(w, id, 10_000);
  await planIs("expired");
  await seePrices(w, id, 8_000);
  await planIs("active");
  await runReactions(w, 2);
  expect(await messagesOf(w)).toEqual([]);
  await seePrices(w, id, 7_000);
  expect((await decisionSentences(ana)).map(([outcome]) => outcome)).toEqual(["SKIPPED", "QUEUED"]);
  expect((await messagesOf(w)).length).toBe(groupIds.length);
  const occasions = new Set((await messagesOf(w)).map(({ occasion }) => occasion));
  expect(occasions.size).toBe(1); // that of the last price
});

test("a price that is corrected between rule and start is never sent as it was", async () => {
  await using here = await ruleWorld();
  const { w, ana } = here;
  const { id } = await seedProduct(w, ana);
  await writeRule(here, {});
  await seePrices(w, id, 10_000, 8_000);
  w.advance(60_000);
  await readPriceAgain(w, id, 9_900);
  const process = messagingProcess(w);
  await process.hold();
  expect((await process.take()).turns).toEqual([]);
  expect(await w.db.selectFrom("dispatches").select(["status", "reason_code"]).distinct().execute())
    .toContainEqual({ status: "CANCELED", reason_code: "PRICE_CHANGED" });
});

test("many events are taken in slices; caps hold over all of them, whatever is repeated", async () => {
  await using here = await ruleWorld();
  const { w, ana, groupIds: [groupId] } = here;
  const RULES = 10;
  const EVENTS = 60; // more than two slices
  const actions = { ...sendsNow, groupIds: [groupId!], perDay: 3 };
  for (let n = 0; n < RULES; n++) {
    await writeRule(here, { name: `Regra ${n}`, trigger: triggerOf("OFFER_READY"), actions });
  }
  const { id: offerId } = await createOffer(ana.ctx(), {
    fields: {
      title: "Panela",
      price: { cents: 9_000, currency: "BRL" },
      affiliateUrl: "https://loja.example/x?parceiro=ana",
    },
  });
  const ctx = w.system.ctx();
  const [event] = await offerEvents(ctx, ana.id, [{ offerId, at: ctx.now }]);
  const events = Array.from({ length: EVENTS }, (_, n) => ({ ...event!, key: `approved:${n}` }));
  await evaluateEvents(ctx, ana.id, events.slice(0, 30)); // as if it was killed here
  await Promise.all([events, events].map((all) => evaluateEvents(ctx, ana.id, all)));
  const { rows } = await sql<{ outcome: string; reason: string; n: number }>`
    select outcome, reason_code as reason, count(*)::int as n from rule_decisions group by 1, 2
    order by n`.execute(w.db);
  expect(rows).toEqual([
    { outcome: "QUEUED", reason: "OFFER_READY", n: RULES * actions.perDay },
    { outcome: "SKIPPED", reason: "RULE_DAY_CAP", n: RULES * (EVENTS - actions.perDay) },
  ]);
  expect((await messagesOf(w)).length).toBe(RULES * actions.perDay);
});
