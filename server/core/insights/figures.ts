import { type Money, MOST_CENTS } from "../money.ts";
import type { Sums } from "./dimensions.ts";

/** Whether a period's clicks and purchases are measured at all. */
export type Known = { readonly clicks: boolean; readonly conversions: boolean };

/** What is shown of a period or a subject. Null: not known, which is not 0. */
export type Figures = {
  readonly sent: number;
  readonly delivered: number | null;
  readonly reporting: number;
  readonly clicked: number | null;
  readonly bought: number | null;
  readonly clicks: number | null;
  readonly botClicks: number | null;
  readonly clicksPerMessage: number | null;
  readonly conversions: number | null;
  readonly canceledConversions: number | null;
  readonly estimatedConversions: number | null;
  readonly revenue: Money | null;
  readonly pendingCommission: Money | null;
  readonly confirmedCommission: Money | null;
  readonly earningsPerClick: Money | null;
  readonly earningsPerThousand: Money | null;
};

/** Returns the figures of sums. Earnings count the confirmed commission alone. */
export function figuresOf(sums: Sums, known: Known): Figures {
  const ifClicks = <Value>(value: Value) => known.clicks ? value : null;
  const ifBought = <Value>(value: Value) => known.conversions ? value : null;
  const { sent, reporting, clicks, confirmed_commission_cents: earned } = sums;
  // A messenger that reports no deliveries has delivered what it accepted.
  const reached = sums.delivered + sent - reporting;
  return {
    sent,
    delivered: reporting === 0 && sent > 0 ? null : sums.delivered,
    reporting,
    clicked: ifClicks(sums.clicked),
    bought: ifBought(sums.bought),
    clicks: ifClicks(clicks),
    botClicks: ifClicks(sums.bot_clicks),
    clicksPerMessage: known.clicks && sent > 0 ? sums.message_clicks / sent : null,
    conversions: ifBought(sums.conversions),
    canceledConversions: ifBought(sums.canceled_conversions),
    estimatedConversions: ifBought(sums.estimated_conversions),
    revenue: ifBought(reais(sums.revenue_cents)),
    pendingCommission: ifBought(reais(sums.pending_commission_cents)),
    confirmedCommission: ifBought(reais(earned)),
    earningsPerClick: known.conversions && known.clicks ? share(earned, clicks) : null,
    earningsPerThousand: ifBought(share(earned * 1000, reached)),
  };
}

/** An amount; no larger than GraphQL's Int can hold. */
const reais = (cents: number): Money => ({
  cents: Math.max(-MOST_CENTS, Math.min(MOST_CENTS, Math.round(cents))),
  currency: "BRL",
});

const share = (cents: number, of: number): Money | null => of > 0 ? reais(cents / of) : null;
