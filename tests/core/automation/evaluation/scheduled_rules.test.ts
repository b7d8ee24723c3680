import { expect, test } from "vitest";
import { listDecisions } from "../../../../server/core/automation/decisions/list_decisions.ts";
import { reasonSentence } from "../../../../server/core/automation/decisions/reasons.ts";
import { runDueRules } from "../../../../server/core/automation/evaluation/scheduled_rules.ts";
import { noConditions, triggerOf } from "../../../../server/core/automation/rule.ts";
import { starterRules } from "../../../../server/core/automation/starter_rules.ts";
import { createRule } from "../../../../server/core/automation/write_rule.ts";
import { connectShop } from "../../../../server/core/marketplaces/connections/connect_shop.ts";
import { newId, type OfferId } from "../../../../server/core/ids.ts";
import { approveOffers } from "../../../../server/core/offers/approve_offers.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { updateAffiliateTags } from "../../../../server/core/users/profile/affiliate_tags.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { connectSession } from "../../../support/seed/deliveries.ts";
import { appWithShops } from "../../../support/shops/app_with_shops.ts";
import { sold } from "../../../support/shops/shop_scene.ts";
import { payAtLoja } from "../../../support/seed/readings.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

const page = { limit: 100, inverted: false };

async function world(slots: string[] = []) {
  const w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana, { groups: 2, settings: { slots } });
  await payAtLoja(ana);
  await w.db.updateTable("users").set({ email_verified_at: new Date(0) }).where("id", "=", ana.id)
    .execute();
  return { w, ana, groupIds, [Symbol.asyncDispose]: () => w[Symbol.asyncDispose]() };
}

const sentences = async (ana: Member) =>
  (await listDecisions(ana.ctx(), {}, page)).map((one) => [
    one.outcome,
    reasonSentence(one.reasonCode, one.reasonDetail),
  ]);

test("a free slot gets an approved offer that pays, once, and says so where there is none", async () => {
  await using here = await world(
    Array.from(
      { length: 24 * 6 },
      (_, n) =>
        `${String(Math.floor(n / 6)).padStart(2, "0")}:${String(n % 6 * 10).padStart(2, "0")}`,
    ),
  );
  const { w, ana, groupIds } = here;
  await createRule(ana.ctx(), {
    name: "Horário livre",
    trigger: triggerOf("FREE_SLOT"),
    conditions: noConditions,
    actions: { ...starterRules[5]!.actions, groupIds },
    isEnabled: true,
  });
  const minutes = async (count: number) => {
    for (let n = 0; n < count; n++) {
      await runDueRules(w.system.ctx());
      await runReactions(w, 2);
      w.advance(60_000);
    }
  };
  await minutes(2);
  expect((await sentences(ana))[0]![1]).toMatch(/^Nenhuma oferta aprovada servia para o horário/);
  const offer = await createOffer(ana.ctx(), {
    fields: { title: "Fone", affiliateUrl: "https://loja.example/fone?parceiro=ana" },
  });
  await approveOffers(ana.ctx(), { ids: [offer.id] });
  await minutes(11);
  const sent = await w.db.selectFrom("dispatches").select(["planned_at", "group_id"]).execute();
  expect(sent.length).toBe(2);
  expect((await sentences(ana)).filter(([outcome]) => outcome === "QUEUED").length).toBe(1);
});

test("a slot that is new today gets its offer, and so does the next one minutes later", async () => {
  await using here = await world();
  const { w, ana, groupIds } = here;
  await createRule(ana.ctx(), {
    name: "Horário livre",
    trigger: triggerOf("FREE_SLOT"),
    conditions: noConditions,
    actions: { ...starterRules[5]!.actions, groupIds },
    isEnabled: true,
  });
  const ids: OfferId[] = [];
  for (const title of ["Fone", "Panela"]) {
    const affiliateUrl = `https://loja.example/${title}?parceiro=ana`;
    ids.push((await createOffer(ana.ctx(), { fields: { title, affiliateUrl } })).id);
  }
  await approveOffers(ana.ctx(), { ids });
  const minutes = async (count: number) => {
    for (let n = 0; n < count; n += 5) {
      await runDueRules(w.system.ctx());
      await runReactions(w, 2);
      w.advance(5 * 60_000);
    }
  };
  await minutes(5);
  await w.db.updateTable("bot_settings").set({ slots: ["10:20", "10:25"] }).execute();
  await minutes(120);
  const sent = await w.db.selectFrom("dispatches").select(["offer_id", "planned_at"])
    .where("group_id", "=", groupIds[0]!).orderBy("planned_at").execute();

  expect(sent.map(({ offer_id, planned_at }) => [
    planned_at.toISOString().slice(11, 16),
    ids.indexOf(offer_id!),
  ])).toEqual([["13:20", 0], ["13:25", 1]]);
});

test("a shop that refuses a search is a failure, said once", async () => {
  await using here = await world();
  const { w, ana, groupIds } = here;
  await createRule(ana.ctx(), {
    name: "Busca",
    trigger: {
      ...triggerOf("SHOP_SEARCH"),
      query: "fone",
      marketplaces: ["SHOPEE"],
      everyMinutes: 30,
    },
    conditions: noConditions,
    actions: { ...starterRules[0]!.actions, groupIds },
    isEnabled: true,
  });
  await runDueRules(w.system.ctx());
  await runDueRules(w.system.ctx()); // not due again
  await runReactions(w, 2);
  const said = await sentences(ana);
  expect(said.map(([outcome]) => outcome)).toEqual(["FAILED"]);
});

test("what a shop's search finds becomes an offer with one's own link, once a day at one price, within quota", async () => {
  await using shops = await appWithShops({ shopeeCallsPerHour: 2 });
  const { w, shopee } = shops;
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana, { groups: 1 });
  await w.db.updateTable("users").set({ email_verified_at: new Date(0) }).execute();
  await connectShop(ana.ctx(), shops.keys);
  await updateAffiliateTags(ana.ctx(), { shopeeId: "18000000001" });
  shopee.sell(sold("Fone sem fio", 79_90, { commissionBasisPoints: 1_200 }));
  shopee.sell(sold("Fone com fio", 19_90, { commissionBasisPoints: 300 }));
  await createRule(ana.ctx(), {
    name: "Busca",
    trigger: {
      ...triggerOf("SHOP_SEARCH"),
      query: "fone",
      marketplaces: ["SHOPEE"],
      everyMinutes: 30,
    },
    conditions: { ...noConditions, minCommissionPercent: 10 },
    actions: {
      ...starterRules[0]!.actions,
      mode: "SEND",
      fromTime: null,
      toTime: null,
      groupIds,
    },
    isEnabled: true,
  });
  const before = shopee.requests.length;
  for (let n = 0; n < 4; n++) {
    await runDueRules(w.system.ctx());
    await runReactions(w, 2);
    w.advance(31 * 60_000);
    if (n === 1) expect(shopee.requests.length - before).toBeLessThanOrEqual(2); // of the first hour
  }
  const said = (await sentences(ana)).toReversed();
  expect(said.filter(([outcome]) => outcome === "QUEUED")).toEqual([
    ["QUEUED", "A busca por “fone” encontrou. Vai a 1 grupo."],
  ]);
  expect(said).toContainEqual(["SKIPPED", "A loja pediu uma pausa nas buscas."]);
  expect(said).toContainEqual(["SKIPPED", "A comissão é de 3%; a regra pede 10%."]);
  const sent = await w.db.selectFrom("dispatches").innerJoin("offers as o", "o.id", "offer_id")
    .select(["o.title", "o.price_cents"])
    .execute();
  expect(sent).toMatchObject([{ title: "Fone sem fio", price_cents: 79_90 }]);
});

test("a link in a source group becomes an offer of the person's own, for rules that read the group", async () => {
  await using here = await world();
  const { w, ana, groupIds: [source, target] } = here;
  await w.db.updateTable("groups").set({ is_source: true }).where("id", "=", source!).execute();
  await createRule(ana.ctx(), {
    name: "Espelho",
    trigger: { ...triggerOf("SOURCE_MESSAGE"), sourceGroupIds: [source!] },
    conditions: noConditions,
    actions: { ...starterRules[0]!.actions, groupIds: [target!] },
    isEnabled: true,
  });
  const sightingId = newId("ssg");
  w.advance(1_000);
  const { now } = w.system.ctx();
  await w.db.insertInto("source_sightings").values({
    id: sightingId,
    user_id: ana.id,
    group_id: source!,
    seen_at: now,
    url: "https://sem-pagina.example/fone",
    codes: [],
  }).execute();
  const ctx = w.system.ctx();
  await w.db.transaction().execute((db) =>
    ctx.record({ ...ctx, db }, [{ name: "source.sighted", userId: ana.id, sightingId }])
  );
  await runReactions(w, 2);
  expect((await sentences(ana)).map(([outcome]) => outcome)).toEqual(["SKIPPED"]);
});
