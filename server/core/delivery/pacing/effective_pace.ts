import { sql } from "kysely";
import type { Pace } from "../settings/bot_settings.ts";
import { protectedChannels, SAFE_PACE } from "./safe_pace.ts";

/**
 * A session's pace as it holds. `warmUpFrom`: null where no plan is kept to. `warmUpZone`: of the
 * number's owner, so that its days are the same whoever sends through it.
 */
export type EffectivePace = Pace & {
  readonly warmUpFrom: Date | null;
  readonly warmUpZone: string;
};

const channels = sql.join(protectedChannels.map((channel) => sql.lit(channel)));
const isProtected = sql`(o.protects_number and n.channel in (${channels}))`;
const cap = (name: keyof Pace) =>
  sql`case when ${isProtected} then ${sql.lit(SAFE_PACE[name])} end`;

/**
 * The same in SQL as `safePace`, for a lateral join with the messenger session `s`. A number is used as
 * its owner wants it (`o` are their bot_settings, `n` is its own session), whoever sends through it.
 * An absent cap is passed over by least and greatest.
 */
export const effectivePace = sql`
  select greatest(o.gap_min_ms, ${cap("gapMinMs")}) as "gapMinMs",
    greatest(o.gap_max_ms, ${cap("gapMaxMs")}) as "gapMaxMs",
    least(o.per_minute, ${cap("perMinute")}) as "perMinute",
    least(o.per_hour, ${cap("perHour")}) as "perHour",
    least(o.per_day, ${cap("perDay")}) as "perDay",
    least(o.identical_per_hour, ${cap("identicalPerHour")}) as "identicalPerHour",
    case when ${isProtected} then n.warm_up_from end as "warmUpFrom",
    owner.zone as "warmUpZone"
  from messenger_sessions n
  join bot_settings o on o.user_id = n.user_id
  join users owner on owner.id = n.user_id
  where n.id = s.number_id`;
