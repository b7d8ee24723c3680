import type { Context } from "../../context.ts";
import type { SessionId } from "../../ids.ts";
import { countToday, numberSettings } from "./number_use.ts";
import { WARM_UP_CAPS, warmUpDay, warmUpEnds } from "../pacing/warm_up.ts";

/** How far a new number has come in its plan. */
export type WarmUp = {
  readonly day: number;
  readonly days: number;
  readonly capToday: number;
  readonly sentToday: number;
  readonly endsAt: Date;
};

/** The plans of the viewer's sessions, in the order asked for; null: the number is not new. */
export async function loadWarmUps(
  ctx: Context,
  ids: readonly SessionId[],
): Promise<(WarmUp | null)[]> {
  const numbers = (await numberSettings(ctx, ids)).filter(({ newSince }) => newSince !== null);
  const sent = numbers.length > 0 ? await countToday(ctx, numbers) : new Map<SessionId, number>();
  const plans = new Map(numbers.map(({ sessionId, newSince, zone }) => {
    const today = warmUpDay(newSince, zone, ctx.now);
    return [
      sessionId,
      today && {
        day: today.day,
        days: WARM_UP_CAPS.length,
        capToday: today.cap,
        sentToday: sent.get(sessionId) ?? 0,
        endsAt: warmUpEnds(newSince!, zone),
      },
    ];
  }));
  return ids.map((id) => plans.get(id) ?? null);
}
