import { expect, test } from "vitest";
import {
  acceptApprovals,
  rejectApprovals,
} from "../../../../server/core/automation/approvals/answer_approvals.ts";
import { listApprovals } from "../../../../server/core/automation/approvals/list_approvals.ts";
import { reasonSentence } from "../../../../server/core/automation/decisions/reasons.ts";
import { runDueRules } from "../../../../server/core/automation/evaluation/scheduled_rules.ts";
import {
  noConditions,
  type RuleConditions,
  triggerOf,
} from "../../../../server/core/automation/rule.ts";
import { pauseAllRules, resumeAllRules } from "../../../../server/core/automation/stop_rules.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import { approveOffers } from "../../../../server/core/offers/approve_offers.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { deleteOffer } from "../../../../server/core/offers/delete_offer.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { seedProduct } from "../../../support/seed/products.ts";
import { readPriceAgain } from "../../../support/seed/readings.ts";
import {
  HOUR,
  messagesOf,
  ruleWorld,
  seePrices,
  sendsNow,
  wholePage,
  writeRule,
} from "../../../support/seed/rule_world.ts";
import { productPage } from "../../../support/sites/product_page.ts";

test("a price that rose since it was asked about is asked about again", async () => {
  await using here = await ruleWorld();
  const { w, ana, groupIds } = here;
  const { id } = await seedProduct(w, ana);
  await writeRule(here, { actions: { ...sendsNow, groupIds, mode: "ASK" } });
  await seePrices(w, id, 10_000, 8_000);
  w.advance(60_000);
  await readPriceAgain(w, id, 8_500);
  const [asked] = await listApprovals(ana.ctx(), "PENDING", wholePage);
  await acceptApprovals(ana.ctx(), { ids: [asked!.id] });
  await runReactions(w, 2);
  const [again] = await listApprovals(ana.ctx(), "PENDING", wholePage);
  expect(again).toMatchObject({ id: asked!.id, priceCents: 8_500 });
  expect(reasonSentence(again!.reasonCode, again!.reasonDetail))
    .toBe("O preço subiu de R$ 80,00 para R$ 85,00. Confirme de novo.");
  expect(await messagesOf(w)).toEqual([]);
});

test("of two requests about one product, the second is dropped where groups got the first", async () => {
  await using here = await ruleWorld();
  const { w, ana, groupIds } = here;
  const { id } = await seedProduct(w, ana);
  await writeRule(here, {
    conditions: { ...noConditions, notSentInDays: 3 },
    actions: { ...sendsNow, groupIds, mode: "ASK" },
  });
  await seePrices(w, id, 10_000, 8_000);
  w.advance(60_000);
  await readPriceAgain(w, id, 7_000);
  await runReactions(w, 2);
  const asked = await listApprovals(ana.ctx(), "PENDING", wholePage);
  expect(asked.length).toBe(2);
  await acceptApprovals(ana.ctx(), { ids: asked.map((one) => one.id) });
  await runReactions(w, 2);
  expect(await listApprovals(ana.ctx(), "DROPPED", wholePage))
    .toMatchObject([{ droppedCode: "SENT_RECENTLY" }]);
  expect((await messagesOf(w)).length).toBe(groupIds.length);
});

test("what is accepted at night goes when the rule's hours next allow it", async () => {
  await using here = await ruleWorld();
  const { w, ana, groupIds } = here;
  const { id } = await seedProduct(w, ana, { path: "/panela", title: "Panela" });
  w.shops.serve("loja.example", "/panela", productPage({ name: "Panela", price: "80.00" }));
  const hours = { fromTime: "09:00", toTime: "20:00" };
  await writeRule(here, { actions: { ...sendsNow, groupIds, mode: "ASK", ...hours } });
  await seePrices(w, id, 10_000, 8_000); // at 11:00
  const [asked] = await listApprovals(ana.ctx(), "PENDING", wholePage);
  w.advance(10 * HOUR);
  await acceptApprovals(ana.ctx(), { ids: [asked!.id] });
  await runReactions(w, 2);
  const planned = await w.db.selectFrom("dispatches").select("planned_at").distinct().execute();
  expect(planned).toEqual([{ planned_at: new Date("2026-11-22T12:00:00Z") }]);
});

test("a slot that something else took before the answer is left to it", async () => {
  await using here = await ruleWorld();
  const { w, ana, groupIds } = here;
  await w.db.updateTable("bot_settings").set({ slots: ["11:00"] }).execute();
  const offer = async (title: string) => {
    const affiliateUrl = `https://loja.example/${title}?parceiro=ana`;
    return (await createOffer(ana.ctx(), { fields: { title, affiliateUrl } })).id;
  };
  const ids = [await offer("Fone")];
  await approveOffers(ana.ctx(), { ids });
  await writeRule(here, {
    trigger: triggerOf("FREE_SLOT"),
    actions: { ...sendsNow, groupIds, mode: "ASK" },
  });
  await runDueRules(w.system.ctx());
  await runReactions(w, 2);
  await sendOffer(ana.ctx(), {
    offerId: await offer("Panela"),
    groupIds,
    localTime: "2026-11-21T11:00",
  });
  const [asked] = await listApprovals(ana.ctx(), "PENDING", wholePage);
  await acceptApprovals(ana.ctx(), { ids: [asked!.id] });
  await runReactions(w, 2);
  const [dropped] = await listApprovals(ana.ctx(), "DROPPED", wholePage);
  expect(reasonSentence(dropped!.droppedCode!, dropped!.droppedDetail!))
    .toBe("Nenhum grupo da regra estava livre às 11:00.");
});

/** A person who is asked about a price of 80. */
async function asked(conditions: Partial<RuleConditions> = {}) {
  const here = await ruleWorld();
  const { w, ana, groupIds } = here;
  const { id: productId } = await seedProduct(w, ana);
  await writeRule(here, {
    conditions: { ...noConditions, ...conditions },
    actions: { ...sendsNow, groupIds, mode: "ASK" },
  });
  await seePrices(w, productId, 10_000, 8_000);
  const [approval] = await listApprovals(ana.ctx(), "PENDING", wholePage);
  /** How the approval stands once its answer was dealt with. */
  const settled = async () => {
    await runReactions(w, 2);
    return (await listApprovals(ana.ctx(), null, wholePage))[0];
  };
  return { ...here, productId, approval: approval!, settled };
}

test("an accepted approval is dropped where a condition fails once its price is read again", async () => {
  await using here = await asked({ minPriceCents: 7_500 });
  const { w, ana, productId, approval, settled } = here;
  w.advance(60_000);
  await readPriceAgain(w, productId, 7_000);
  await acceptApprovals(ana.ctx(), { ids: [approval.id] });
  expect(await settled()).toMatchObject({ status: "DROPPED", droppedCode: "PRICE_LOW" });
  expect(await messagesOf(w)).toEqual([]);
});

test("an accepted approval is dropped where its offer is gone", async () => {
  await using here = await asked();
  const { w, ana, approval, settled } = here;
  await deleteOffer(ana.ctx(), { id: approval.offerId! });
  await acceptApprovals(ana.ctx(), { ids: [approval.id] });
  expect(await settled()).toMatchObject({ status: "DROPPED", droppedCode: "OFFER_GONE" });
  expect(await messagesOf(w)).toEqual([]);
});

test("a stop between the answer and the sending drops it, also for later", async () => {
  await using here = await asked();
  const { w, ana, approval, settled } = here;
  await acceptApprovals(ana.ctx(), { ids: [approval.id] });
  await pauseAllRules(ana.ctx(), {});
  expect(await settled()).toMatchObject({ status: "DROPPED", droppedCode: "RULES_STOPPED" });
  await resumeAllRules(ana.ctx(), {});
  expect(await settled()).toMatchObject({ status: "DROPPED" });
  expect(await messagesOf(w)).toEqual([]);
});

test("what a person rejects is not sent, and a later yes does not change it", async () => {
  await using here = await asked();
  const { w, ana, approval, settled } = here;
  const stranger = await w.member("bia");
  await expect(rejectApprovals(stranger.ctx(), { ids: [approval.id] }))
    .rejects.toMatchObject({ code: "APPROVAL_NOT_FOUND" });
  expect(await rejectApprovals(ana.ctx(), { ids: [approval.id] }))
    .toMatchObject([{ status: "REJECTED" }]);
  expect(await acceptApprovals(ana.ctx(), { ids: [approval.id] }))
    .toMatchObject([{ status: "REJECTED" }]);
  expect(await settled()).toMatchObject({ status: "REJECTED" });
  expect(await messagesOf(w)).toEqual([]);
});
