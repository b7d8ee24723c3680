import type { Channel } from "../messenger.ts";
import type { Pace } from "../settings/bot_settings.ts";
import { sql } from "kysely";

/**
 * How many identical texts a protected number sends in any 60 minutes. `turns/identical_texts.ts`
 * enforces it, or a person's own stricter cap.
 */
export const IDENTICAL_TEXTS_PER_HOUR = 3;

/**
 * The fastest pace at which a WhatsApp number is not likely to be restricted. Source: the practice
 * of people who operate such numbers (gaps, messages a minute, identical texts) and the defaults of
 * gateways (messages an hour and a day).
 */
export const SAFE_PACE = {
  gapMinMs: 5_000,
  gapMaxMs: 15_000,
  perMinute: 12,
  perHour: 200,
  perDay: 1_500,
  identicalPerHour: IDENTICAL_TEXTS_PER_HOUR,
} as const satisfies Pace;

/** The messengers that send from a phone number, which can be restricted or banned. */
const protectedChannels = ["WHATSAPP", "EVOLUTION", "PLATFORM"] as const satisfies Channel[];

export const hasNumber = (channel: Channel): boolean =>
  (protectedChannels as readonly Channel[]).includes(channel);

/** Returns the stricter of a person's own pace and the safe one, setting by setting. */
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

/** Returns the settings in which a pace exceeds the safe one. */
export function pastSafePace(pace: Pace): (keyof Pace)[] {
  const safe = safePace(pace);
  return (Object.keys(SAFE_PACE) as (keyof Pace)[]).filter((name) => safe[name] !== pace[name]);
}

/**
 * The pace that applies to a session. `warmUpFrom`: null where no warm-up applies. `warmUpZone`:
 * the zone of the number's owner, so that its days are the same for all who send through it.
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
 * `safePace` in SQL, for a lateral join with the messenger session `s`. The settings of the
 * number's owner apply to all who send through it: `n` is the number's session, `o` are its owner's
 * bot_settings. `least` and `greatest` ignore an absent cap.
 */
export const effectivePace = sql`
  select greatest(o.gap_min_ms, ${cap("gapMinMs")}) as "gapMinMs",
    greatest(o.gap_max_ms, ${cap("gapMaxMs")}) as "gapMaxMs",
    least(o.per_minute, ${cap("perMinute")}) as "perMinute",
    least(o.per_hour, ${cap("perHour")}) as "perHour",
    least(o.per_day, ${cap("perDay")}) as "perDay",
    least(o.identical_per_hour, ${cap("identicalPerHour")}) as "identicalPerHour",
    case when ${isProtected} then n.warm_up_from end as "warmUpFrom",
    owner.time_zone as "warmUpZone"
  from messenger_sessions n
  join bot_settings o on o.user_id = n.user_id
  join users owner on owner.id = n.user_id
  where n.id = s.number_id`;
