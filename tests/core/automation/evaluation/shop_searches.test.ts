import { sql } from "kysely";
import { expect, test } from "vitest";
import { listDecisions } from "../../../../server/core/automation/decisions/list_decisions.ts";
import { dryRunRule } from "../../../../server/core/automation/dry_run.ts";
import { runDueRules } from "../../../../server/core/automation/evaluation/scheduled_rules.ts";
import {
  noConditions,
  type RuleConditions,
  type RuleFields,
  triggerOf,
} from "../../../../server/core/automation/rule.ts";
import { starterRules } from "../../../../server/core/automation/starter_rules.ts";
import { createRule } from "../../../../server/core/automation/write_rule.ts";
import { importProducts } from "../../../../server/core/catalogue/csv/import_products.ts";
import { connectShop } from "../../../../server/core/marketplaces/connections/connect_shop.ts";
import { updateAffiliateTags } from "../../../../server/core/users/profile/affiliate_tags.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { connectSession } from "../../../support/seed/deliveries.ts";
import { HEADER } from "../../../support/seed/products.ts";
import { wholePage, writeRule } from "../../../support/seed/rule_world.ts";
import { amazonStandin } from "../../../support/shops/amazon_standin.ts";
import { appWithShops } from "../../../support/shops/app_with_shops.ts";
import { sold } from "../../../support/shops/shop_scene.ts";
import { testApp } from "../../../support/test_app.ts";

/** Ana, whose rules search Shopee and Mercado Livre for "fone". */
async function searching() {
  const shops = await appWithShops();
  const { w } = shops;
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana, { groups: 1 });
  await w.db.updateTable("users").set({ email_verified_at: new Date(0) }).execute();
  await connectShop(ana.ctx(), shops.keys);
  await updateAffiliateTags(ana.ctx(), { shopeeId: "18000000001" });
  const fields = (conditions: Partial<RuleConditions>): RuleFields => ({
    name: "Busca",
    trigger: {
      ...triggerOf("SHOP_SEARCH"),
      query: "fone",
      marketplaces: ["SHOPEE", "MERCADO_LIVRE"],
      everyMinutes: 30,
    },
    conditions: { ...noConditions, ...conditions },
    actions: {
      ...starterRules[0]!.actions,
      mode: "SEND",
      fromTime: null,
      toTime: null,
      groupIds,
    },
  });
  const rule = (conditions: Partial<RuleConditions>) =>
    createRule(ana.ctx(), { ...fields(conditions), isEnabled: true });
  const search = async () => {
    w.advance(31 * 60_000);
    await runDueRules(w.system.ctx());
    await runReactions(w, 2);
  };
  const decided = async (ruleId: Awaited<ReturnType<typeof rule>>["id"]) =>
    (await listDecisions(ana.ctx(), { ruleId }, wholePage)).toReversed()
      .filter(({ eventKey }) => eventKey.startsWith("found:"));
  return {
    ...shops,
    ana,
    fields,
    rule,
    search,
    decided,
    [Symbol.asyncDispose]: () => shops[Symbol.asyncDispose](),
  };
}

test("a found product is judged by the ledger's old price, the catalogue's tags and the commission", async () => {
  await using here = await searching();
  const { w, ana, shopee, mercadoLivre, rule, search, decided, signIn } = here;
  await signIn(ana);
  const url = shopee.sell(sold("Fone sem fio", 80_00, { oldCents: 200_00 }));
  shopee.sell(sold("Fone com fio", 80_00, { oldCents: 200_00 }));
  mercadoLivre.sell(sold("Fone de estúdio", 90_00));
  const csv = [HEADER, `"${url.href}";"Fone sem fio";"80,00";"";"Som";""`].join("\n");
  expect(await importProducts(ana.ctx(), { csv })).toMatchObject({ isSaved: true });
  const discount = await rule({ minProvenDiscountPercent: 20 });
  const category = await rule({ categories: ["som"] });
  const commission = await rule({ minCommissionPercent: 8 });
  await search();
  const said = async ({ id }: typeof discount) =>
    Object.fromEntries((await decided(id)).map((one) => [one.title, one.reasonCode]));
  // The shop's own "de" proves nothing.
  expect(await said(discount)).toMatchObject({
    "Fone sem fio": "DISCOUNT_UNPROVEN",
    "Fone com fio": "DISCOUNT_UNPROVEN",
  });
  expect(await said(category)).toMatchObject({
    "Fone sem fio": "FOUND",
    "Fone com fio": "CATEGORY_UNKNOWN",
  });
  expect(await said(commission)).toMatchObject({
    "Fone sem fio": "COMMISSION_SMALL", // the search says 1.05 %
    "Fone de estúdio": "COMMISSION_UNKNOWN", // Mercado Livre says none
  });

  // Two earlier days at a higher price prove it.
  await sql`
    insert into price_sightings (read_id, user_id, marketplace, host, product_id, price_cents,
      currency, seen_at)
    select read_id || day, user_id, marketplace, host, product_id, 12000, currency,
      seen_at - make_interval(days => day)
    from price_sightings cross join generate_series(3, 4) as day
    where price_cents = 8000 and marketplace = 'SHOPEE' and read_id like 'list:%'`.execute(w.db);
  w.advance(24 * 60 * 60_000); // what was found today is no event again
  await search();
  expect(await said(discount)).toMatchObject({
    "Fone sem fio": "FOUND",
    "Fone de estúdio": "DISCOUNT_UNPROVEN",
  });
});

test("a dry run of a search counts what it found, and knows nothing of another search", async () => {
  await using here = await searching();
  const { ana, shopee, fields, rule, search, decided } = here;
  shopee.sell(sold("Fone sem fio", 79_90, { commissionBasisPoints: 1_200 }));
  shopee.sell(sold("Fone com fio", 19_90, { commissionBasisPoints: 300 }));
  const { id } = await rule({ minCommissionPercent: 10 });
  const draft = (conditions: Partial<RuleConditions>, query = "fone"): RuleFields => {
    const { trigger, ...rest } = fields(conditions);
    return { ...rest, trigger: { ...trigger, query } };
  };
  expect(await dryRunRule(ana.ctx(), { id })).toMatchObject({ isKnown: false });
  await search();
  shopee.sell(sold("Fone de ouvido", 49_90, { commissionBasisPoints: 2_000 }));
  await search();
  const { items } = await dryRunRule(ana.ctx(), { id });
  const said = (one: Pick<(typeof items)[number], "at" | "outcome" | "title" | "reasonCode">) => [
    one.at.toISOString(),
    ...[one.outcome, one.title, one.reasonCode],
  ];
  const happened = (await decided(id)).map(said);
  expect(items.map(said)).toEqual(happened);
  expect(happened.map(([, outcome]) => outcome)).toEqual(["QUEUED", "SKIPPED", "QUEUED"]);
  const outcomes = async (fields: RuleFields) =>
    (await dryRunRule(ana.ctx(), { id, draft: fields })).items.map(({ outcome }) => outcome);
  expect(await outcomes(draft({}))).toEqual(["QUEUED", "QUEUED", "QUEUED"]);
  expect(await outcomes(draft({ minCommissionPercent: 15 }))).toEqual([
    ...["SKIPPED", "SKIPPED", "QUEUED"],
  ]);
  expect(await dryRunRule(ana.ctx(), { draft: draft({}, "mouse") }))
    .toMatchObject({ isKnown: false, items: [] });
});

test("a rule searches Amazon, whose search says no commission", async () => {
  await using shelf = new AsyncDisposableStack();
  const amazon = await amazonStandin();
  shelf.defer(amazon.close);
  await using w = await testApp({ standins: amazon.standins });
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana, { groups: 1 });
  await w.db.updateTable("users").set({ email_verified_at: new Date(0) }).execute();
  await updateAffiliateTags(ana.ctx(), { amazonTag: amazon.self });
  const { clientId, clientSecret } = amazon.account.credentials;
  await connectShop(ana.ctx(), { shop: "AMAZON", key: clientId, secret: clientSecret });
  amazon.sell(sold("Fone sem fio", 79_90));
  amazon.sell(sold("Panela", 99_90));
  const trigger = { ...triggerOf("SHOP_SEARCH"), query: "fone", everyMinutes: 30 };
  const rule = (name: string, conditions: Partial<RuleConditions>) =>
    writeRule({ ana, groupIds }, {
      name,
      trigger: { ...trigger, marketplaces: ["AMAZON"] },
      conditions: { ...noConditions, ...conditions },
    });
  const cheap = await rule("Barato", { maxPriceCents: 80_00 });
  const paying = await rule("Comissão", { minCommissionPercent: 5 });
  w.advance(31 * 60_000);
  await runDueRules(w.system.ctx());
  await runReactions(w, 2);
  const said = async ({ id: ruleId }: typeof cheap) =>
    (await listDecisions(ana.ctx(), { ruleId }, wholePage)).map(({ title, reasonCode }) => [
      title,
      reasonCode,
    ]);
  expect(await said(cheap)).toEqual([["Fone sem fio", "FOUND"]]);
  expect(await said(paying)).toEqual([["Fone sem fio", "COMMISSION_UNKNOWN"]]);
  expect(await w.db.selectFrom("dispatches").select("origin").execute())
    .toEqual([{ origin: "RULE" }]);
});
