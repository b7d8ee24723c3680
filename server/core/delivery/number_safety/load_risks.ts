import type { Context } from "../../context.ts";
import type { SessionId } from "../../ids.ts";
import { numberSettings, useOfNumbers } from "./number_use.ts";
import { type Risk, riskOf } from "./risk.ts";
import { hasNumber } from "../pacing/safe_pace.ts";
import { warmUpDay } from "../pacing/warm_up.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The risks of the viewer's sessions, in the order asked for; null: it is no number. */
export async function loadRisks(ctx: Context, ids: readonly SessionId[]): Promise<(Risk | null)[]> {
  const { now } = ctx;
  const numbers = (await numberSettings(ctx, ids)).filter(({ channel }) => hasNumber(channel));
  if (numbers.length === 0) return ids.map(() => null);
  const uses = new Map((await useOfNumbers(ctx, numbers)).map((use) => [use.sessionId, use]));
  const risks = new Map(numbers.map((number) => {
    const { sessionId, newSince, zone, restrictedAt } = number;
    const days = restrictedAt && Math.floor((now.getTime() - restrictedAt.getTime()) / DAY_MS);
    return [
      sessionId,
      riskOf({
        ...uses.get(sessionId)!,
        trouble: number.trouble,
        daysSinceRestriction: days,
        warmUp: warmUpDay(newSince, zone, now),
        pace: number,
        isProtected: number.isProtected,
      }),
    ];
  }));
  return ids.map((id) => risks.get(id) ?? null);
}
