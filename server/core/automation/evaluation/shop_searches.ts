import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { priceKey } from "../../catalogue/prices/price_key.ts";
import type { UserId } from "../../ids.ts";
import type { ConnectableShop, ListedProduct } from "../../marketplaces/api/shop_api.ts";
import { searchShop, ShopPaused } from "../../marketplaces/commands.ts";
import { dayOf } from "../../zoned.ts";
import type { Rule } from "../rule.ts";
import { lockRules } from "../write_rule.ts";
import { evaluateEvents } from "./evaluate_events.ts";
import { loadDecided } from "./person_facts.ts";
import { recordRuleDecisions } from "./record_rule_decisions.ts";
import { loadLedger, loadProductsOf } from "./product_items.ts";
import { plainEvent, productKeyOf, type RuleEvent, type RuleItem } from "./rule_event.ts";

/** Most products of one search. */
const MOST_FOUND = 20;

/** Searches the shops of a rule, each within its quota, and evaluates what they found. */
export async function evaluateSearch(ctx: Context, rule: Rule, at: Date): Promise<void> {
  const { userId, trigger: { query, marketplaces } } = rule;
  const person: Context = { ...ctx, viewer: { kind: "member", userId } };
  for (const shop of marketplaces as readonly ConnectableShop[]) {
    try {
      const { items } = await searchShop(person, { shop, words: query });
      const found = items.slice(0, MOST_FOUND);
      const events = (await foundItems(ctx, userId, found)).map((item, nth): RuleEvent => ({
        ...plainEvent,
        // The same product at the same price is one event of a day.
        key: `found:${dayOf(at, "UTC")}:${item.productKey}:${item.priceCents}`.slice(0, 200),
        at,
        kinds: ["SHOP_SEARCH"],
        ruleId: rule.id,
        title: item.title,
        candidates: [{ item, from: { url: found[nth]!.url.href } }],
        query,
      }));
      await evaluateEvents(ctx, userId, events);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await recordFailedSearch(ctx, { rule, at, shop, error });
    }
  }
}

/**
 * Returns found products with what the ledger proves of their prices, and the tags of those that are
 * in the person's catalogue.
 */
async function foundItems(
  ctx: Context,
  userId: UserId,
  found: readonly ListedProduct[],
): Promise<RuleItem[]> {
  const named = found.map(({ url, reading: { marketplace, productId } }) => ({
    marketplace,
    productId,
    sourceUrl: url.href,
  }));
  if (named.length === 0) return [];
  const products = await loadProductsOf(ctx, userId, named);
  const ledger = await loadLedger(
    ctx,
    found.map(({ url, reading: { marketplace, productId, price } }) => ({
      key: priceKey(marketplace, url, productId),
      currency: price?.value.currency ?? "BRL",
      at: ctx.now,
      cents: price?.value.cents ?? null,
    })),
  );
  return found.map(({ reading }, nth) => {
    const { price, title, shop, rating, marketplace, commissionBasisPoints = null } = reading;
    const productKey = productKeyOf(named[nth]!);
    return {
      title: title?.value ?? "Produto",
      shop: shop?.value ?? "",
      tags: products.get(productKey)?.tags ?? [],
      marketplace,
      productKey,
      currency: price?.value.currency ?? "BRL",
      priceCents: price?.value.cents ?? null,
      priceReadAt: ctx.now,
      laterPriceCents: null,
      ...ledger[nth]!,
      commissionPercent: commissionBasisPoints === null ? null : commissionBasisPoints / 100,
      ratingTenths: rating?.value.tenths ?? null,
      isOutOfStock: reading.availability === "OUT_OF_STOCK",
      isPaid: null,
    };
  });
}

type FailedSearch = {
  readonly rule: Rule;
  readonly at: Date;
  readonly shop: ConnectableShop;
  readonly error: Failure;
};

/** Records a search that a shop refused. A pause that it requires is no failure of the rule. */
const recordFailedSearch = command(async (tx, { rule, at, shop, error }: FailedSearch) => {
  await lockRules(tx, rule.userId);
  const key = `search:${shop}@${at.toISOString()}`;
  if ((await loadDecided(tx, [rule.id], [key])).size > 0) return;
  const isPause = error instanceof ShopPaused;
  await recordRuleDecisions(tx, rule.userId, [{
    rule,
    event: {
      ...plainEvent,
      key,
      at,
      kinds: ["SHOP_SEARCH"],
      title: `Busca por “${rule.trigger.query}”`,
      candidates: [],
    },
    evaluated: {
      outcome: isPause ? "SKIPPED" : "FAILED",
      reasonCode: isPause ? "SHOP_PAUSED" : "REFUSED",
      reasonDetail: isPause ? {} : { failure: error.code },
      candidate: null,
      groupIds: [],
      leftOutIds: [],
      startsAt: null,
    },
  }]);
});
