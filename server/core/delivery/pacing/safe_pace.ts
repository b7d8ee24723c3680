import type { Channel } from "../messenger.ts";
import type { Pace } from "../settings/bot_settings.ts";

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
export const protectedChannels = ["WHATSAPP", "EVOLUTION", "PLATFORM"] as const satisfies Channel[];

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
