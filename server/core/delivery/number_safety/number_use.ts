import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { SessionId } from "../../ids.ts";
import type { Channel, SessionProblem } from "../messenger.ts";
import { permit } from "../../permissions.ts";
import { dayStart } from "../../zoned.ts";
import { type EffectivePace, effectivePace, hasNumber } from "../pacing/safe_pace.ts";
import { LOOKS_BACK_MS } from "../pacing/pace.ts";
import { type Risk, riskOf } from "./risk.ts";
import { warmUpDay } from "../pacing/warm_up.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** A session's number and its settings. `newSince` is set whether or not the warm-up is applied. */
type NumberSettings = EffectivePace & {
  readonly sessionId: SessionId;
  readonly channel: Channel;
  readonly numberId: SessionId;
  readonly newSince: Date | null;
  readonly problem: SessionProblem | null;
  readonly restrictedAt: Date | null;
  readonly isProtected: boolean;
  readonly timeZone: string;
};

/** The recent use of a number, by all who send through it. */
export type NumberUse = {
  readonly sessionId: SessionId;
  readonly sentToday: number;
  readonly started: number;
  readonly refused: number;
  readonly identical: number;
  readonly groups: number;
  readonly groupsAsMember: number;
};

/** Reads the number settings of the viewer's sessions; other people's are left out. */
export async function numberSettings(
  { db, viewer }: Context,
  sessions: readonly SessionId[],
): Promise<NumberSettings[]> {
  const { rows } = await sql<NumberSettings>`
    select s.id as "sessionId", s.channel, s.number_id as "numberId", s.problem, u.time_zone as "timeZone", p.*,
      number.warm_up_from as "newSince", number.restricted_at as "restrictedAt",
      owner.is_number_protected as "isProtected"
    from messenger_sessions s
    join messenger_sessions number on number.id = s.number_id
    join bot_settings owner on owner.user_id = number.user_id
    join users u on u.id = number.user_id
    cross join lateral (${effectivePace}) p
    where s.id = any (${sessions}::text[])
      and s.user_id = ${permit(viewer, "session.see")}`.execute(db);
  return rows;
}

/** Counts the messages that each number started today, in its own time zone. */
export async function countToday({ db, now }: Context, numbers: readonly NumberSettings[]) {
  const { rows } = await sql<{ sessionId: SessionId; n: number }>`
    select given.session_id as "sessionId", count(*)::int as n
    from (${given(numbers, now)}) given
    join messenger_sessions o on o.number_id = given.number_id
    join dispatches d on d.session_id = o.id and d.started_at >= given.today
    group by given.session_id`.execute(db);
  return new Map(rows.map(({ sessionId, n }) => [sessionId, n]));
}

/** Reads the recent use of these numbers in one statement. */
async function useOfNumbers(
  { db, now }: Context,
  numbers: readonly NumberSettings[],
): Promise<NumberUse[]> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const { rows } = await sql<NumberUse>`
    select given.session_id as "sessionId", used.*, same.*, places.*
    from (${given(numbers, now)}) given
    cross join lateral (
      select count(*) filter (where started_at >= given.today)::int as "sentToday",
        count(*) filter (where started_at > ${since(DAY_MS)}::timestamptz)::int as started,
        count(*) filter (
          where started_at > ${since(DAY_MS)}::timestamptz and d.status = 'FAILED'
            and d.reason_code in ('MESSAGE_REFUSED', 'GROUP_FORBIDDEN', 'GROUP_LEFT')
        )::int as refused
      from messenger_sessions o join dispatches d on d.session_id = o.id
      where o.number_id = given.number_id
        and d.started_at > ${since(LOOKS_BACK_MS)}::timestamptz
    ) used
    cross join lateral (
      select coalesce(max(times), 0)::int as identical from (
        select count(*) as times
        from messenger_sessions o join dispatches d on d.session_id = o.id
        where o.number_id = given.number_id and d.text is not null
          and d.started_at > ${since(HOUR_MS)}::timestamptz
        group by d.text
      ) as each_text
    ) same
    cross join lateral (
      select count(*)::int as groups,
        count(*) filter (where role = 'MEMBER')::int as "groupsAsMember"
      from groups
      where session_id = given.session_id and is_active and left_at is null and kind = 'GROUP'
    ) places`.execute(db);
  return rows;
}

/** The numbers as SQL rows, each with the start of its day. */
const given = (numbers: readonly NumberSettings[], now: Date) =>
  sql`
    select * from unnest(
      ${numbers.map(({ sessionId }) => sessionId)}::text[],
      ${numbers.map(({ numberId }) => numberId)}::text[],
      ${numbers.map(({ timeZone }) => dayStart(now, timeZone))}::timestamptz[]
    ) as given (session_id, number_id, today)`;

/**
 * Loads the risks of the viewer's sessions, in the order requested; null: the session has no
 * number.
 */
export async function loadRisks(ctx: Context, ids: readonly SessionId[]): Promise<(Risk | null)[]> {
  const { now } = ctx;
  const numbers = (await numberSettings(ctx, ids)).filter(({ channel }) => hasNumber(channel));
  if (numbers.length === 0) return ids.map(() => null);
  const uses = new Map((await useOfNumbers(ctx, numbers)).map((use) => [use.sessionId, use]));
  const risks = new Map(numbers.map((number) => {
    const { sessionId, newSince, timeZone, restrictedAt } = number;
    const days = restrictedAt && Math.floor((now.getTime() - restrictedAt.getTime()) / DAY_MS);
    return [
      sessionId,
      riskOf({
        ...uses.get(sessionId)!,
        problem: number.problem,
        daysSinceRestriction: days,
        warmUp: warmUpDay(newSince, timeZone, now),
        pace: number,
        isProtected: number.isProtected,
      }),
    ];
  }));
  return ids.map((id) => risks.get(id) ?? null);
}
