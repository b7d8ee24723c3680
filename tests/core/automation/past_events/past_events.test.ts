import fc from "fast-check";
import { expect, test } from "vitest";
import { listDecisions } from "../../../../server/core/automation/decisions/list_decisions.ts";
import { type DryRunItem, dryRunRule } from "../../../../server/core/automation/dry_run.ts";
import { runDueRules } from "../../../../server/core/automation/evaluation/scheduled_rules.ts";
import {
  noConditions,
  type RuleFields,
  triggerOf,
} from "../../../../server/core/automation/rule.ts";
import { starterRules } from "../../../../server/core/automation/starter_rules.ts";
import { createRule } from "../../../../server/core/automation/write_rule.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import { type GroupId, newId, type OfferId } from "../../../../server/core/ids.ts";
import { approveOffers, unapproveOffers } from "../../../../server/core/offers/approve_offers.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { createOfferFromProduct } from "../../../../server/core/offers/create_offer_from_product.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { connectSession } from "../../../support/seed/deliveries.ts";
import { seedProduct } from "../../../support/seed/products.ts";
import { payAtLoja, readPriceAgain } from "../../../support/seed/readings.ts";
import { productPage } from "../../../support/sites/product_page.ts";
import { html } from "../../../support/sites/shop_site.ts";
import { testApp } from "../../../support/test_app.ts";

const page = { limit: 100, inverted: false };
const [MINUTE, HOUR] = [60_000, 60 * 60_000];

const actions: RuleFields["actions"] = {
  ...starterRules[0]!.actions,
  mode: "SEND",
  fromTime: null,
  toTime: null,
  perDay: 3,
};

/** Slots every half an hour, all day. */
const slots = Array.from(
  { length: 48 },
  (_, n) => `${String(n >> 1).padStart(2, "0")}:${n % 2 ? "30" : "00"}`,
);

async function world() {
  const w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana, { groups: 3, settings: { slots } });
  await payAtLoja(ana);
  await w.db.updateTable("users").set({
    email_verified_at: new Date(0),
    subscription_status: "active",
    subscription_expires_at: null,
  }).where("id", "=", ana.id).execute();
  const rule = (fields: Partial<RuleFields>) =>
    createRule(ana.ctx(), {
      name: "Regra",
      trigger: triggerOf("FREE_SLOT"),
      conditions: noConditions,
      isEnabled: true,
      ...fields,
      actions: { ...actions, groupIds, ...fields.actions },
    });
  /** What really happened, and what the dry run says of the same time. */
  async function both(ruleId: Awaited<ReturnType<typeof rule>>["id"], from: Date) {
    const decisions = (await listDecisions(ana.ctx(), { ruleId }, page)).toReversed();
    const { items, isKnown } = await dryRunRule(ana.ctx(), { id: ruleId });
    const said = (one: Omit<DryRunItem, "startsAt">) => [
      one.at.toISOString(),
      ...[one.outcome, one.reasonCode, one.reasonDetail, one.title, one.priceCents, one.groupIds],
    ];
    expect(isKnown).toBe(true);
    return {
      happened: decisions.map(said),
      foreseen: items.filter(({ at }) => at >= from).map(said),
    };
  }
  return { w, ana, groupIds, rule, both, [Symbol.asyncDispose]: () => w[Symbol.asyncDispose]() };
}

test("a dry run fills the slots of the last days as they were really filled", async () => {
  await using here = await world();
  const { w, ana, groupIds, rule, both } = here;
  const step = fc.record({
    act: fc.constantFrom("approve", "approve", "old", "gone", "unapprove", "send", "plan", "wait"),
    title: fc.constantFrom("Panela elétrica", "Panela Mondial", "Fone sem fio", "Mouse"),
    nth: fc.nat(3),
  });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 16 }),
      fc.constantFrom(null, 1),
      fc.constantFrom("ASK" as const, "SEND" as const),
      async (steps, familyPerDay, mode) => {
        run += 1;
        w.advance(8 * 24 * HOUR); // what happened before is over
        for (const table of ["rules", "dispatches", "offers"] as const) {
          await w.db.deleteFrom(table).execute();
        }
        // Offers whose prices are older than they may be once they are approved.
        const old: OfferId[] = [];
        for (const [at, { act, title }] of steps.entries()) {
          if (act !== "old" && act !== "gone") continue;
          const path = `/${run}-${at}`;
          w.shops.serve("loja.example", path, productPage({ name: title, price: "80.00" }));
          const { id } = await createOffer(ana.ctx(), { url: `https://loja.example${path}` });
          if (act === "gone") w.shops.serve("loja.example", path, () => html("", 500));
          old.push(id);
        }
        w.advance(13 * HOUR);
        const { id } = await rule({
          conditions: { ...noConditions, notWords: ["mondial"], familyPerDay },
          actions: { ...actions, groupIds, mode },
        });
        const work = async () => {
          await runDueRules(w.system.ctx());
          await runReactions(w, 2);
        };
        const minutes = async (count: number) => {
          for (let n = 0; n < count; n += 10) {
            await work();
            w.advance(10 * MINUTE);
          }
        };
        await minutes(120); // slots that were near when the rule was made
        const from = ana.ctx().now;
        const offers: OfferId[] = [];
        for (const [at, { act, title, nth }] of steps.entries()) {
          const offerId = offers[nth % Math.max(1, offers.length)];
          const send = { groupIds: groupIds.slice(0, 2), again: true, occasion: `mão ${at}` };
          if (act === "approve") {
            const affiliateUrl = `https://loja.example/${run}-${at}?parceiro=ana`;
            const price = { cents: 7_000, currency: "BRL" };
            const fields = { title, affiliateUrl, ...nth > 1 && { price } };
            offers.push((await createOffer(ana.ctx(), { fields })).id);
            await approveOffers(ana.ctx(), { ids: [offers.at(-1)!] });
          } else if (act === "old" || act === "gone") {
            offers.push(old.shift()!);
            await approveOffers(ana.ctx(), { ids: [offers.at(-1)!] });
          } else if (act === "unapprove" && offerId) {
            await unapproveOffers(ana.ctx(), { ids: [offerId] });
          } else if (act === "send" && offerId) {
            await sendOffer(ana.ctx(), { ...send, offerId, isUnpaidConfirmed: true });
          } else if (act === "plan" && offerId) {
            await sendOffer(ana.ctx(), {
              ...send,
              offerId,
              nextFreeSlot: true,
              isUnpaidConfirmed: true,
            });
          }
          await minutes(30);
        }
        await work();
        const { happened, foreseen } = await both(id, from);
        const meanwhile = happened.filter(([at]) => new Date(String(at)) >= from);
        expect(foreseen).toEqual(meanwhile);
        expect(meanwhile.length).toBeGreaterThan(steps.length / 2);
      },
    ),
    { numRuns: 5, endOnFailure: true },
  );
});

test("what was read after an offer was approved was not known then", async () => {
  await using here = await world();
  const { w, ana, groupIds, rule, both } = here;
  const { id: productId } = await seedProduct(w, ana, { title: "Panela", price: "100,00" });
  const { id } = await rule({
    trigger: triggerOf("OFFER_READY"),
    actions: { ...actions, groupIds: groupIds.slice(0, 1) },
  });
  const from = ana.ctx().now;
  w.advance(MINUTE);
  await readPriceAgain(w, productId, 9_000);
  const offer = await createOfferFromProduct(ana.ctx(), { productId });
  await approveOffers(ana.ctx(), { ids: [offer.id] });
  await runReactions(w);
  w.advance(HOUR);
  await readPriceAgain(w, productId, 12_000, "OUT_OF_STOCK");
  const { happened, foreseen } = await both(id, from);
  expect(foreseen).toEqual(happened);
  expect(happened.map(([, outcome]) => outcome)).toEqual(["QUEUED"]);
});

test("a dry run takes the links of source groups as they were really taken", async () => {
  await using here = await world();
  const { w, ana, groupIds: [source, target, other], rule, both } = here;
  const see = async (groupId: GroupId, url: string) => {
    const sightingId = newId("ssg");
    const seen = { id: sightingId, user_id: ana.id, group_id: groupId, url, codes: [] };
    const ctx = w.system.ctx();
    await w.db.insertInto("source_sightings").values({ ...seen, seen_at: ctx.now }).execute();
    await w.db.transaction().execute((db) =>
      ctx.record({ ...ctx, db }, [{ name: "source.sighted", userId: ana.id, sightingId }])
    );
    await runReactions(w, 2);
  };
  const mirror: Partial<RuleFields> = {
    trigger: { ...triggerOf("SOURCE_MESSAGE"), sourceGroupIds: [source!] },
    conditions: { ...noConditions, maxPriceCents: 9_000, familyPerDay: 1 },
    actions: { ...actions, groupIds: [target!] },
  };
  const { id } = await rule(mirror);
  const from = ana.ctx().now;
  w.advance(MINUTE);
  for (
    const [path, name, price] of [
      ["/panela", "Panela elétrica 6 L", "80.00"],
      ["/panela-2", "Panela elétrica Mondial", "70.00"],
      ["/fone", "Fone sem fio", "120.00"],
      ["/mouse", "Mouse óptico", "30.00"],
    ] as const
  ) {
    w.shops.serve("loja.example", path, productPage({ name, price }));
    await see(source!, `https://loja.example${path}`);
    w.advance(HOUR);
  }
  await see(source!, "https://sem-pagina.example/fone"); // no page
  await see(other!, "https://loja.example/panela"); // nothing reads that group
  const { happened, foreseen } = await both(id, from);
  expect(foreseen).toEqual(happened);
  expect(happened.map(([, outcome, reason]) => [outcome, reason])).toEqual([
    ["QUEUED", "SOURCE_SEEN"],
    ["SKIPPED", "FAMILY_SENT"],
    ["SKIPPED", "PRICE_HIGH"],
    ["QUEUED", "SOURCE_SEEN"],
    ["SKIPPED", "LINK_NOT_READ"],
  ]);

  // A link that no rule read is known by its address alone.
  const draft = (conditions: Partial<RuleFields["conditions"]>): RuleFields => ({
    name: "Outra",
    trigger: { ...triggerOf("SOURCE_MESSAGE"), sourceGroupIds: [other!] },
    conditions: { ...noConditions, ...conditions },
    actions: { ...actions, groupIds: [target!] },
  });
  const run = async (fields: RuleFields) => (await dryRunRule(ana.ctx(), { draft: fields })).items;
  expect(await run(draft({}))).toMatchObject([
    { outcome: "QUEUED", title: "loja.example", groupIds: [target] },
  ]);
  expect(await run(draft({ maxPriceCents: 9_000 }))).toMatchObject([
    { outcome: "SKIPPED", reasonCode: "PRICE_UNKNOWN" },
  ]);
});
