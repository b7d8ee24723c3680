import type { Context } from "../context.ts";
import { permit } from "../permissions.ts";
import type { Known } from "./figures.ts";
import { type ChosenPeriod, type Period, periodBefore, periodOf } from "./period.ts";
import { loadKnown, type Scope, zoneOf } from "./queries.ts";

/** A person's results in a period; what is shown of it is read when it is requested. */
export type Insights = Scope & {
  readonly timeZone: string;
  readonly previous: Period;
  /** What is measured in the period, and in the one before; read once. */
  readonly known: () => Promise<Known>;
  readonly previousKnown: () => Promise<Known>;
};

/** Returns the viewer's results in the chosen period. @throws Failure INSIGHTS_PERIOD_INVALID */
export async function openInsights(ctx: Context, chosen: ChosenPeriod): Promise<Insights> {
  const userId = permit(ctx.viewer, "insights.see");
  const timeZone = await zoneOf(ctx, userId);
  const period = periodOf(chosen, ctx.now, timeZone);
  const previous = periodBefore(period);
  const once = (scope: Scope) => {
    let known: Promise<Known> | undefined;
    return () => known ??= loadKnown(ctx, scope);
  };
  return {
    userId,
    timeZone,
    period,
    previous,
    known: once({ userId, period }),
    previousKnown: once({ userId, period: previous }),
  };
}
