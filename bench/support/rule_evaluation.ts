import { evaluateRule } from "../../server/core/automation/evaluate_rule.ts";
import { plainEvent, type RuleEvent } from "../../server/core/automation/evaluation/rule_event.ts";
import { noConditions, triggerOf } from "../../server/core/automation/rule.ts";
import { type GroupId, newId, type ProductId } from "../../server/core/ids.ts";

/** CPU of one evaluation: the pure function, without what it reads. */
export function evaluationCost(groupIds: readonly GroupId[]) {
  const item = {
    title: "Panela elétrica 6 L",
    shop: "Loja",
    tags: ["Cozinha"],
    marketplace: "OTHER" as const,
    productKey: "OTHER 1",
    currency: "BRL",
    priceCents: 8_000,
    priceReadAt: new Date(),
    laterPriceCents: null,
    oldPriceCents: 10_000,
    lowestInDays: 90,
    commissionPercent: 10,
    ratingTenths: 48,
    isOutOfStock: false,
    isPaid: true,
  };
  const at = new Date();
  const event: RuleEvent = {
    ...plainEvent,
    key: "1",
    at,
    kinds: ["PRICE_DROP"],
    title: item.title,
    candidates: [{ item, from: { productId: newId("prd") as ProductId } }],
    fromCents: 10_000,
  };
  const groups = groupIds.map((id) => ({ id, tags: [] }));
  const rule = {
    trigger: { ...triggerOf("PRICE_DROP"), minDropPercent: 10 },
    conditions: { ...noConditions, words: ["panela"], maxPriceCents: 9_000, minRating: 4 },
    actions: {
      mode: "SEND" as const,
      templateId: null,
      groupIds: groups.map(({ id }) => id),
      groupTags: [],
      timing: "NOW" as const,
      fromTime: null,
      toTime: null,
      isUrgent: false,
      perDay: 10,
    },
  };
  const facts = {
    now: at,
    timeZone: "America/Sao_Paulo",
    isStopped: false,
    planAllows: true,
    isBlocked: false,
    groups,
    sent: [],
    matchedToday: 0,
  };
  const times = 100_000;
  for (let n = 0; n < times / 10; n++) evaluateRule(rule, event, facts);
  const from = performance.now();
  for (let n = 0; n < times; n++) evaluateRule(rule, event, facts);
  return {
    "CPU µs of the rule alone": Number(((performance.now() - from) * 1000 / times).toFixed(2)),
  };
}
