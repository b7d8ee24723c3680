import type { Channel } from "../messenger.ts";
import type { Pace } from "../settings/bot_settings.ts";
import { sql } from "kysely";

/**
 * As hard as a WhatsApp number may be used without being known for it. Source: the practice of those
 * who run such numbers (6 to 12 messages a minute, 5 to 15 s apart, no more than 3 with the same
 * words in an hour) and the cautious defaults of gateways (200 an hour, 1,500 a day).
 */
export const SAFE_PACE = {
  gapMinMs: 5_000,
  gapMaxMs: 15_000,
  perMinute: 12,
  perHour: 200,
  perDay: 1_500,
  identicalPerHour: 3,
} as const satisfies Pace;

/** The messengers where a message goes out from a phone's number, which can be lost. */
const protectedChannels = ["WHATSAPP", "EVOLUTION", "PLATFORM"] as const satisfies Channel[];

export const hasNumber = (channel: Channel): boolean =>
  (protectedChannels as readonly Channel[]).includes(channel);

/** The stricter of a person's own pace and the safe one. */
export function safePace(own: Pace): Pace {
  return {
    gapMinMs: Math.max(own.gapMinMs, SAFE_PACE.gapMinMs),
    gapMaxMs: Math.max(own.gapMaxMs, SAFE_PACE.gapMaxMs),
    perMinute: Math.min(own.perMinute, SAFE_PACE.perMinute),
    perHour: Math.min(own.perHour, SAFE_PACE.perHour),
    perDay: Math.min(own.perDay, SAFE_PACE.perDay),
    identicalPerHour: Math.min(own.identicalPerHour ?? Infinity, SAFE_PACE.identicalPerHour),
  };
}

/** In what a pace goes beyond the safe one. */
export function pastSafePace(pace: Pace): (keyof Pace)[] {
  const safe = safePace(pace);
  return (Object.keys(SAFE_PACE) as (keyof Pace)[]).filter((name) => safe[name] !== pace[name]);
}

/**
 * A session's pace as it holds. `warmUpFrom`: null where no plan is kept to. `warmUpZone`: of the
 * number's owner, so that its days are the same whoever sends through it.
 */
export type EffectivePace = Pace & {
  readonly warmUpFrom: Date | null;
  readonly warmUpZone: string;
};

const channels = sql.join(protectedChannels.map((channel) => sql.lit(channel)));
const isProtected = sql`(o.is_number_protected and n.channel in (${channels}))`;
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
