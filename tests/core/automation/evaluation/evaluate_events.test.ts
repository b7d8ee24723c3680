import fc from "fast-check";
import { expect, test } from "vitest";
import {
  acceptApprovals,
  expireApprovals,
} from "../../../../server/core/automation/approvals/answer_approvals.ts";
import { listDecisions } from "../../../../server/core/automation/decisions/list_decisions.ts";
import { listApprovals } from "../../../../server/core/automation/approvals/list_approvals.ts";
import { reasonSentence } from "../../../../server/core/automation/decisions/reasons.ts";
import { dryRunRule } from "../../../../server/core/automation/dry_run.ts";
import { loadRules } from "../../../../server/core/automation/list_rules.ts";
import {
  noConditions,
  type RuleFields,
  triggerOf,
} from "../../../../server/core/automation/rule.ts";
import { pauseAllRules } from "../../../../server/core/automation/stop_rules.ts";
import { createRule } from "../../../../server/core/automation/write_rule.ts";
import { advanceCouponStatus } from "../../../../server/core/coupons/advance_coupon_status.ts";
import { voteOnCoupon } from "../../../../server/core/coupons/vote_on_coupon.ts";
import { createCoupon } from "../../../../server/core/coupons/write_coupon.ts";
import { listNotifications } from "../../../../server/core/notifications/list_notifications.ts";
import { notifyPausedByPlan } from "../../../../server/core/notifications/subjects/rules.ts";
import { approveOffers } from "../../../../server/core/offers/approve_offers.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { zoned } from "../../../../server/core/zoned.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import {
  connectSession,
  createTestOffer,
  messagingProcess,
} from "../../../support/seed/deliveries.ts";
import { seedProduct, seedProducts } from "../../../support/seed/products.ts";
import { payAtLoja, readPriceAgain } from "../../../support/seed/readings.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

const page = { limit: 100, inverted: false };
const HOUR = 60 * 60 * 1000;

const sending: RuleFields["actions"] = {
  mode: "SEND",
  templateId: null,
  groupIds: [],
  groupTags: [],
  timing: "NOW",
  fromTime: null,
  toTime: null,
  isUrgent: false,
  perDay: 10,
};

async function world() {
  const w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana, { groups: 2 });
  await payAtLoja(ana);
  await w.db.updateTable("users").set({
    email_verified_at: new Date(0),
    subscription_status: "active",
    subscription_expires_at: null,
  }).where("id", "=", ana.id).execute();
  return { w, ana, groupIds, [Symbol.asyncDispose]: () => w[Symbol.asyncDispose]() };
}

const rule = (
  { ana, groupIds }: { ana: Member; groupIds: RuleFields["actions"]["groupIds"] },
  fields: Partial<RuleFields>,
) =>
  createRule(ana.ctx(), {
    name: "Queda",
    trigger: { ...triggerOf("PRICE_DROP"), minDropPercent: 10 },
    conditions: noConditions,
    isEnabled: true,
    ...fields,
    actions: { ...sending, groupIds, ...fields.actions },
  });

const sentences = async (ana: Member) =>
  (await listDecisions(ana.ctx(), {}, page)).toReversed().map((one) => [
    one.outcome,
    reasonSentence(one.reasonCode, one.reasonDetail),
  ]);

const messages = ({ db }: World) =>
  db.selectFrom("dispatches").select(["group_id", "status", "origin", "occasion"]).execute();

/** Prices of a product, an hour apart. */
async function prices(w: World, id: Parameters<typeof readPriceAgain>[1], ...cents: number[]) {
  for (const one of cents) {
    w.advance(HOUR);
    await readPriceAgain(w, id, one);
    await runReactions(w, 2); // each at least once
  }
}

test("a price that falls is sent once to each group, and each decision says why", async () => {
  await using here = await world();
  const { w, ana } = here;
  const { id } = await seedProduct(w, ana, { title: "Panela elétrica 6 L", price: "100,00" });
  await rule(here, { conditions: { ...noConditions, notSentInDays: 3, maxPriceCents: 9_000 } });
  await prices(w, id, 10_000, 9_500, 8_000, 7_000);
  expect(await sentences(ana)).toEqual([
    ["SKIPPED", "Caiu só 5%; a regra pede 10%."],
    ["QUEUED", "Caiu 15%: de R$ 95,00 para R$ 80,00. Vai a 2 grupos."],
    ["SKIPPED", "O mesmo produto já foi a estes grupos hoje."],
  ]);
  const sent = await messages(w);
  expect(sent.map(({ origin, status }) => [origin, status]))
    .toEqual([["RULE", "QUEUED"], ["RULE", "QUEUED"]]);
  expect(new Set(sent.map(({ group_id }) => group_id)).size).toBe(2);
});

test("a group that has the product is left out, and each group's log says why", async () => {
  await using here = await world();
  const { w, ana, groupIds: [first, second] } = here;
  const { id } = await seedProduct(w, ana, { title: "Panela elétrica 6 L", price: "100,00" });
  const conditions = { ...noConditions, notSentInDays: 3 };
  await rule(here, { conditions, actions: { ...sending, groupIds: [first!] } });
  await prices(w, id, 10_000, 8_000);
  await rule(here, { conditions, actions: { ...sending, groupIds: [first!, second!] } });
  await rule(here, {
    conditions: { ...noConditions, maxPriceCents: 100 },
    actions: { ...sending, groupIds: [second!] },
  });
  await prices(w, id, 7_000);
  const logOf = async (groupId: string) =>
    (await listDecisions(ana.ctx(), { groupId }, page)).toReversed().map((one) => [
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

test("what nothing proves fails its condition, and an offer that does not pay is never sent", async () => {
  await using here = await world();
  const { w, ana } = here;
  const { id } = await seedProduct(w, ana);
  await rule(here, { conditions: { ...noConditions, minCommissionPercent: 8 } });
  await prices(w, id, 10_000, 8_000);
  expect(await sentences(ana)).toEqual([[
    "SKIPPED",
    "Não sabemos a comissão: nem uma busca nas lojas, nem um programa seu a diz.",
  ]]);
  await rule(here, { trigger: triggerOf("OFFER_READY") });
  const offer = await createTestOffer(ana);
  await approveOffers(ana.ctx(), { ids: [offer.id] });
  await runReactions(w);
  expect((await sentences(ana)).at(-1)).toEqual(["SKIPPED", "O link da oferta não paga você."]);
  expect(await messages(w)).toEqual([]);
});

test("a stop cancels what rules queued and keeps them from sending; nothing is made up for later", async () => {
  await using here = await world();
  const { w, ana } = here;
  const { id } = await seedProduct(w, ana);
  await rule(here, {});
  await prices(w, id, 10_000, 8_000);
  await pauseAllRules(ana.ctx(), {});
  expect((await messages(w)).map(({ status }) => status)).toEqual(["CANCELED", "CANCELED"]);
  await prices(w, id, 7_000);
  expect((await sentences(ana)).at(-1))
    .toEqual(["SKIPPED", "Você tinha parado todas as regras."]);
  await w.db.updateTable("rule_settings").set({ stopped_at: null }).execute();
  await w.db.updateTable("users").set({ subscription_status: "expired" })
    .where("id", "=", ana.id).execute();
  await prices(w, id, 6_000);
  expect((await sentences(ana)).at(-1))
    .toEqual(["SKIPPED", "Seu período de teste ou plano tinha terminado."]);
});

test("rules that the plan's end paused are reported once, until the plan is back", async () => {
  await using here = await world();
  const { w, ana } = here;
  await rule(here, {});
  const bell = () =>
    listNotifications(ana.ctx(), page).then((all) =>
      all.filter(({ kind }) => kind === "RULES_PAUSED_BY_PLAN").map(({ isOpen }) => isOpen)
    );
  const becomes = (status: "active" | "expired") =>
    w.db.updateTable("users").set({ subscription_status: status }).where("id", "=", ana.id)
      .execute();
  await notifyPausedByPlan(w.system.ctx());
  expect(await bell()).toEqual([]);
  await becomes("expired");
  for (let n = 0; n < 2; n++) await notifyPausedByPlan(w.system.ctx());
  expect(await bell()).toEqual([true]);
  await becomes("active");
  await notifyPausedByPlan(w.system.ctx());
  expect(await bell()).toEqual([false]);
});

test("a rule that fails five times in a row pauses itself", async () => {
  await using here = await world();
  const { w, ana } = here;
  const { id } = await seedProduct(w, ana);
  const { id: ruleId } = await rule(here, {});
  await w.db.updateTable("groups").set({ is_active: false }).execute();
  await prices(w, id, 10_000, 9_000, 8_000, 7_000, 6_000, 5_000, 4_000);
  expect(await loadRules(ana.ctx(), [ruleId])).toMatchObject([{ pausedAt: expect.any(Date) }]);
  expect(await sentences(ana)).toEqual(
    Array(5).fill(["FAILED", "Nenhum grupo da regra pode receber agora."]),
  );
});

test("a person's answer is asked for once; a price that cannot be read again is not sent", async () => {
  await using here = await world();
  const { w, ana, groupIds } = here;
  const { id } = await seedProduct(w, ana);
  await rule(here, { actions: { ...sending, groupIds, mode: "ASK" } });
  await prices(w, id, 10_000, 8_000);
  const [asked, ...more] = await listApprovals(ana.ctx(), "PENDING", page);
  expect([asked, more]).toMatchObject([{ priceCents: 8_000, groupIds }, []]);
  await acceptApprovals(ana.ctx(), { ids: [asked!.id] });
  await runReactions(w, 2);
  expect(await listApprovals(ana.ctx(), null, page)).toMatchObject([{ status: "ACCEPTED" }]);
  expect((await messages(w)).length).toBe(2);
  await prices(w, id, 7_000);
  const [next] = await listApprovals(ana.ctx(), "PENDING", page);
  w.advance(HOUR);
  await acceptApprovals(ana.ctx(), { ids: [next!.id] });
  await runReactions(w, 2);
  expect(await listApprovals(ana.ctx(), "DROPPED", page))
    .toMatchObject([{ droppedCode: "PRICE_NOT_CHECKED" }]);
  expect((await messages(w)).length).toBe(2);
});

test("a price that rose since it was asked about is asked about again", async () => {
  await using here = await world();
  const { w, ana, groupIds } = here;
  const { id } = await seedProduct(w, ana);
  await rule(here, { actions: { ...sending, groupIds, mode: "ASK" } });
  await prices(w, id, 10_000, 8_000);
  w.advance(60_000);
  await readPriceAgain(w, id, 8_500);
  const [asked] = await listApprovals(ana.ctx(), "PENDING", page);
  await acceptApprovals(ana.ctx(), { ids: [asked!.id] });
  await runReactions(w, 2);
  const [again] = await listApprovals(ana.ctx(), "PENDING", page);
  expect(again).toMatchObject({ id: asked!.id, priceCents: 8_500 });
  expect(reasonSentence(again!.reasonCode, again!.reasonDetail))
    .toBe("O preço subiu de R$ 80,00 para R$ 85,00. Confirme de novo.");
  expect(await messages(w)).toEqual([]);
});

test("of two requests about one product, the second is dropped where groups got the first", async () => {
  await using here = await world();
  const { w, ana, groupIds } = here;
  const { id } = await seedProduct(w, ana);
  await rule(here, {
    conditions: { ...noConditions, notSentInDays: 3 },
    actions: { ...sending, groupIds, mode: "ASK" },
  });
  await prices(w, id, 10_000, 8_000);
  w.advance(60_000);
  await readPriceAgain(w, id, 7_000);
  await runReactions(w, 2);
  const asked = await listApprovals(ana.ctx(), "PENDING", page);
  expect(asked.length).toBe(2);
  await acceptApprovals(ana.ctx(), { ids: asked.map((one) => one.id) });
  await runReactions(w, 2);
  expect(await listApprovals(ana.ctx(), "DROPPED", page))
    .toMatchObject([{ droppedCode: "SENT_RECENTLY" }]);
  expect((await messages(w)).length).toBe(groupIds.length);
});

test("what nobody answers expires with its price", async () => {
  await using here = await world();
  const { w, ana, groupIds } = here;
  const { id } = await seedProduct(w, ana);
  await rule(here, { actions: { ...sending, groupIds, mode: "ASK" } });
  await prices(w, id, 10_000, 8_000);
  w.advance(13 * HOUR);
  await expireApprovals(w.system.ctx());
  const [expired] = await listApprovals(ana.ctx(), null, page);
  expect(expired).toMatchObject({ status: "EXPIRED" });
  await acceptApprovals(ana.ctx(), { ids: [expired!.id] });
  await runReactions(w);
  expect(await messages(w)).toEqual([]);
});

test("a price that is corrected between rule and start is never sent as it was", async () => {
  await using here = await world();
  const { w, ana } = here;
  const { id } = await seedProduct(w, ana);
  await rule(here, {});
  await prices(w, id, 10_000, 8_000);
  w.advance(60_000);
  await readPriceAgain(w, id, 9_900);
  const process = messagingProcess(w);
  await process.hold();
  expect((await process.take()).turns).toEqual([]);
  expect(await w.db.selectFrom("dispatches").select(["status", "reason_code"]).distinct().execute())
    .toContainEqual({ status: "CANCELED", reason_code: "PRICE_CHANGED" });
});

test("a dry run says what really happened then", async () => {
  await using here = await world();
  const { w, ana, groupIds } = here;
  const products = await seedProducts(w, ana, [
    { path: "/a", title: "Panela elétrica 6 L", tags: "Cozinha" },
    { path: "/b", title: "Panela elétrica Mondial", tags: "Cozinha" },
    { path: "/c", title: "Fone sem fio", tags: "Som" },
  ]);
  const step = fc.record({
    nth: fc.integer({ min: 0, max: 2 }),
    cents: fc.integer({ min: 50, max: 100 }),
    hours: fc.integer({ min: 1, max: 30 }),
  });
  const conditions = fc.record({
    categories: fc.constantFrom([], ["cozinha"]),
    notSentInDays: fc.constantFrom(null, 1, 3),
    familyPerDay: fc.constantFrom(null, 1),
    maxPriceCents: fc.constantFrom(null, 8_000),
    minProvenDiscountPercent: fc.constantFrom(null, 10),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 6, maxLength: 12 }),
      conditions,
      fc.constantFrom("PRICE_DROP" as const, "LOWEST_PRICE" as const),
      fc.constantFrom("ASK" as const, "SEND" as const),
      async (steps, some, kind, mode) => {
        await w.db.deleteFrom("rules").execute();
        await w.db.deleteFrom("dispatches").execute();
        const { id } = await rule(here, {
          trigger: { ...triggerOf(kind), minDropPercent: 5, lowestInDays: 30 },
          conditions: { ...noConditions, ...some },
          actions: { ...sending, groupIds, mode, perDay: 2 },
        });
        w.advance(8 * 24 * HOUR); // what happened before is over
        await w.db.updateTable("rules").set({ enabled_at: w.system.ctx().now }).execute();
        let left = 7 * 24;
        for (const { nth, cents, hours } of steps) {
          if ((left -= hours) < 1) break;
          w.advance(hours * HOUR);
          await readPriceAgain(w, products[nth]!.id, cents * 100);
          await runReactions(w);
        }
        const { items } = await dryRunRule(ana.ctx(), { id });
        const decisions = (await listDecisions(ana.ctx(), { ruleId: id }, page)).toReversed();
        const said = (one: Omit<(typeof items)[number], "startsAt">) => [
          one.at.toISOString(),
          one.outcome,
          one.reasonCode,
          one.reasonDetail,
          one.title,
          one.priceCents,
          one.groupIds,
        ];
        expect(items.map(said)).toEqual(decisions.map(said));
      },
    ),
    { numRuns: 6 },
  );
});

test("a dry run says what really happened to offers and coupons then", async () => {
  await using here = await world();
  const { w, ana, groupIds } = here;
  const step = fc.record({
    title: fc.constantFrom("Panela elétrica 6 L", "Panela elétrica Mondial", "Fone sem fio"),
    cents: fc.integer({ min: 50, max: 100 }),
    hours: fc.integer({ min: 1, max: 12 }),
  });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 5 }),
      fc.constantFrom("OFFER_READY" as const, "COUPON_PROVEN" as const, "COUPON_ENDING" as const),
      fc.constantFrom(null, 1),
      fc.constantFrom("ASK" as const, "SEND" as const),
      async (steps, kind, familyPerDay, mode) => {
        run += 1;
        for (const table of ["rules", "dispatches", "offers", "coupons"] as const) {
          await w.db.deleteFrom(table).execute();
        }
        w.advance(8 * 24 * HOUR); // what happened before is over
        const { id } = await rule(here, {
          trigger: triggerOf(kind),
          conditions: { ...noConditions, notWords: ["mondial"], familyPerDay },
          actions: { ...sending, groupIds, mode, perDay: 2 },
        });
        for (const [nth, { title, cents, hours }] of steps.entries()) {
          w.advance(hours * HOUR);
          const couponCode = `CUPOM${nth}`;
          const fields = {
            title,
            couponCode,
            price: { cents: cents * 100, currency: "BRL" },
            affiliateUrl: `https://loja.example/${run}-${nth}?parceiro=ana`,
          };
          const { id: offerId, marketplace } = await createOffer(ana.ctx(), { fields });
          const validUntil = zoned(
            new Date(w.system.ctx().now.getTime() + 30 * HOUR),
            "America/Sao_Paulo",
          ).toPlainDateTime().toString({ smallestUnit: "minute" });
          const coupon = await createCoupon(ana.ctx(), {
            fields: { couponCode, marketplace, shop: "Loja", percentOff: 10, validUntil },
          });
          await approveOffers(ana.ctx(), { ids: [offerId] });
          await voteOnCoupon(ana.ctx(), { id: coupon.id, worked: true });
          await runReactions(w);
          w.advance(6 * HOUR); // the end of the coupon is near
          await advanceCouponStatus(w.system.ctx());
          await runReactions(w);
        }
        const { items } = await dryRunRule(ana.ctx(), { id });
        const decisions = (await listDecisions(ana.ctx(), { ruleId: id }, page)).toReversed();
        const said = (one: Omit<(typeof items)[number], "startsAt">) => [
          one.at.toISOString(),
          one.outcome,
          one.reasonCode,
          one.reasonDetail,
          one.groupIds,
        ];
        expect(items.map(said)).toEqual(decisions.map(said));
        expect(items.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 6 },
  );
});
