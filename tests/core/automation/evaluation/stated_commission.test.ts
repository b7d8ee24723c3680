import { expect, test } from "vitest";
import { listDecisions } from "../../../../server/core/automation/decisions/list_decisions.ts";
import { dryRunRule } from "../../../../server/core/automation/dry_run.ts";
import { noConditions, triggerOf } from "../../../../server/core/automation/rule.ts";
import { starterRules } from "../../../../server/core/automation/starter_rules.ts";
import { createRule } from "../../../../server/core/automation/write_rule.ts";
import { importProducts } from "../../../../server/core/catalogue/csv/import_products.ts";
import { searchShop } from "../../../../server/core/marketplaces/api/search_shop.ts";
import { connectShop } from "../../../../server/core/marketplaces/connections/connect_shop.ts";
import { approveOffers } from "../../../../server/core/offers/approve_offers.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { updateAffiliateTags } from "../../../../server/core/users/profile/affiliate_tags.ts";
import { retention } from "../../../../server/core/retention.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { connectSession } from "../../../support/seed/deliveries.ts";
import { HEADER } from "../../../support/seed/products.ts";
import { readPriceAgain } from "../../../support/seed/readings.ts";
import { appWithShops } from "../../../support/shops/app_with_shops.ts";
import { sold } from "../../../support/shops/shop_scene.ts";

const [HOUR, DAY] = [60 * 60_000, 24 * 60 * 60_000];

test("a rule on commission follows what the shop's API states, for a week", async () => {
  await using shops = await appWithShops();
  const { w, shopee } = shops;
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana, { groups: 1 });
  await w.db.updateTable("users").set({
    email_verified_at: new Date(0),
    subscription_status: "active",
    subscription_expires_at: null,
  }).execute();
  await connectShop(ana.ctx(), shops.keys);
  await updateAffiliateTags(ana.ctx(), { shopeeId: shopee.self });
  const url = shopee.sell(sold("Fone sem fio", 100_00, { commissionBasisPoints: 12_50 }));
  const csv = [HEADER, `"${url.href}";"Fone sem fio";"100,00";"";"";""`].join("\n");
  await importProducts(ana.ctx(), { csv });
  const { id: productId } = await w.db.selectFrom("products").select("id")
    .executeTakeFirstOrThrow();
  const rule = (kind: "PRICE_DROP" | "OFFER_READY", minCommissionPercent: number) =>
    createRule(ana.ctx(), {
      name: "Comissão",
      trigger: { ...triggerOf(kind), minDropPercent: 5 },
      conditions: { ...noConditions, minCommissionPercent },
      actions: { ...starterRules[0]!.actions, groupIds },
      isEnabled: true,
    });
  const [enough, tooLittle] = [await rule("PRICE_DROP", 12), await rule("PRICE_DROP", 13)];
  const ready = await rule("OFFER_READY", 12);
  const decided = async ({ id: ruleId }: typeof enough) =>
    (await listDecisions(ana.ctx(), { ruleId }, { limit: 10, inverted: false })).toReversed()
      .map(({ outcome, reasonCode }) => [outcome, reasonCode]);
  let cents = 100_00;
  const fall = async (after: number) => {
    w.advance(after);
    await readPriceAgain(w, productId, cents);
    w.advance(HOUR);
    await readPriceAgain(w, productId, cents -= 10_00);
    await runReactions(w);
  };

  await searchShop(ana.ctx(), { shop: "SHOPEE", words: "fone" });
  await fall(DAY);
  expect(await decided(enough)).toEqual([["ASKED", "PRICE_DROPPED"]]);
  expect(await decided(tooLittle)).toEqual([["SKIPPED", "COMMISSION_SMALL"]]);

  await fall(7 * DAY); // nobody has stated it since
  expect((await decided(enough)).at(-1)).toEqual(["SKIPPED", "COMMISSION_UNKNOWN"]);

  const offer = await createOffer(ana.ctx(), { url: url.href }); // by the API
  await approveOffers(ana.ctx(), { ids: [offer.id] });
  await runReactions(w);
  expect(await decided(ready)).toEqual([["ASKED", "OFFER_READY"]]);
  w.advance(HOUR);
  const { items } = await dryRunRule(ana.ctx(), { id: ready.id });
  expect(items).toMatchObject([{ outcome: "ASKED" }]);

  const { purge } = retention.statedCommissions;
  const stated = () => w.db.selectFrom("stated_commissions").select("basis_points").execute();
  expect(await stated()).toEqual([{ basis_points: 12_50 }]);
  expect(await purge(w.system.ctx(), { before: ana.ctx().now, most: 10 })).toBe(1);
  expect(await stated()).toEqual([]);
});
