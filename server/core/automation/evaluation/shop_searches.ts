import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { ConnectableShop } from "../../marketplaces/api/shop_api.ts";
import { searchShop, ShopPaused } from "../../marketplaces/commands.ts";
import { dayOf } from "../../zoned.ts";
import type { Rule } from "../rule.ts";
import { lockRules } from "../write_rule.ts";
import { evaluateEvents } from "./evaluate_events.ts";
import { loadDecided } from "./person_facts.ts";
import { recordRuleDecisions } from "./record_rule_decisions.ts";
import { plainEvent, productKeyOf, type RuleEvent } from "./rule_event.ts";

/** Most products of one search. */
const MOST_FOUND = 20;

/** Searches the shops of a rule, each within its quota, and evaluates what they found. */
export async function evaluateSearch(ctx: Context, rule: Rule, at: Date): Promise<void> {
  const { userId, trigger: { query, marketplaces } } = rule;
  const person: Context = { ...ctx, viewer: { kind: "member", userId } };
  for (const shop of marketplaces as readonly ConnectableShop[]) {
    try {
      const { items } = await searchShop(person, { shop, words: query });
      const events = items.slice(0, MOST_FOUND).map((found): RuleEvent => {
        const { url, reading, commissionBasisPoints } = found;
        const { price, title, shop: seller, rating, productId, marketplace } = reading;
        const key = { marketplace, productId, sourceUrl: url.href };
        const cents = price?.value.cents ?? null;
        return {
          ...plainEvent,
          // The same product at the same price is one event of a day.
          key: `found:${dayOf(at, "UTC")}:${productKeyOf(key)}:${cents}`.slice(0, 200),
          at,
          kinds: ["SHOP_SEARCH"],
          ruleId: rule.id,
          title: title?.value ?? "Produto",
          candidates: [{
            item: {
              title: title?.value ?? "Produto",
              shop: seller?.value ?? "",
              tags: [],
              marketplace,
              productKey: productKeyOf(key),
              currency: price?.value.currency ?? "BRL",
              priceCents: cents,
              priceReadAt: ctx.now,
              laterPriceCents: null,
              oldPriceCents: null,
              lowestInDays: null,
              commissionPercent: commissionBasisPoints === null
                ? null
                : commissionBasisPoints / 100,
              ratingTenths: rating?.value.tenths ?? null,
              isOutOfStock: reading.availability === "OUT_OF_STOCK",
              isPaid: null,
            },
            from: { url: url.href },
          }],
          query,
        };
      });
      await evaluateEvents(ctx, userId, events);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await recordFailedSearch(ctx, { rule, at, shop, error });
    }
  }
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
