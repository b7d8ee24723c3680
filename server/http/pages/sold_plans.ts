import { formatMoney } from "../../core/money.ts";
import { limitsOf } from "../../core/plans/limits.ts";
import type { Plan } from "../../core/plans/plans.ts";
import type { PublicPlan } from "../../../web/public/contract.ts";

/** After a failed reading the home page is rendered again; milliseconds. */
const RETRY_MS = 10_000;

/**
 * Holds the plans for sale as the home page shows them, read once until `forget`. While they cannot be
 * read the page has none; `onChange` discards the rendered page.
 */
export function soldPlans(read: () => Promise<readonly Plan[]>, onChange: () => void) {
  let held: Promise<readonly PublicPlan[]> | null = null;
  const forget = () => {
    held = null;
    onChange();
  };
  return {
    plans(): Promise<readonly PublicPlan[]> {
      held ??= read().then((plans) => plans.map(shown), () => {
        Deno.unrefTimer(setTimeout(forget, RETRY_MS));
        return [];
      });
      return held;
    },
    forget,
  };
}

function shown({ name, priceCents, interval, limits }: Plan): PublicPlan {
  const { messagesPerMonth, groups, sessions } = limitsOf(limits);
  const price = formatMoney({ cents: priceCents ?? 0, currency: "BRL" });
  return { name, price, interval: interval ?? "month", messagesPerMonth, groups, sessions };
}
