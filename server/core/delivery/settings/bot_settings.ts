import type { Insertable } from "kysely";
import type { Channel } from "../messenger.ts";
import type { BotSettingsTable } from "../tables.ts";

/** Which messenger a person sends with. Source: SPEC.md §3; the values: SEED-DECISIONS. */
export const sendingModes = [
  "USER_WHATSAPP",
  "TELEGRAM",
  "EVOLUTION_GATEWAY",
  "PLATFORM_WHATSAPP",
] as const;
export type SendingMode = (typeof sendingModes)[number];

/** The messenger behind each mode. */
export const channelOf: Readonly<Record<SendingMode, Channel>> = {
  USER_WHATSAPP: "WHATSAPP",
  TELEGRAM: "TELEGRAM",
  EVOLUTION_GATEWAY: "EVOLUTION",
  PLATFORM_WHATSAPP: "PLATFORM",
};

/** How fast a person's messages may follow each other. */
export type Pace = {
  /** Milliseconds from the beginning of one message to that of the next: drawn between the two. */
  readonly gapMinMs: number;
  readonly gapMaxMs: number;
  /** Messages of one session in any 60 seconds, 60 minutes, 24 hours. */
  readonly perMinute: number;
  readonly perHour: number;
  readonly perDay: number;
  /** Messages with the same words, of one session, in any 60 minutes; null: as many as one likes. */
  readonly identicalPerHour: number | null;
};

/** Local times (HH:MM) between which nothing is sent; over midnight when `from` is the later. */
export type QuietHours = { readonly from: string; readonly to: string };

/** How a person sends. */
export type BotSettings = {
  readonly sendingMode: SendingMode;
  readonly pace: Pace;
  readonly quietHours: QuietHours | null;
  /** IANA's name of the zone that local times are in. */
  readonly zone: string;
  /** Minutes after its planned time when a message is no longer worth sending. */
  readonly lateAfterMinutes: number;
  /** Local times (HH:MM) for "the next free slot", ascending. */
  readonly slots: readonly string[];
  /** The last lines of every message. */
  readonly signature: string;
  /** Since when nothing at all is sent; null: it is. */
  readonly pausedAt: Date | null;
  /** Whether a number is used no harder than is known to be safe, whatever pace is set. */
  readonly isNumberProtected: boolean;
};

/** What a newly registered person begins with. Source: peers.md, "cautious defaults". */
export const firstSettings = {
  sending_mode: "USER_WHATSAPP",
  gap_min_ms: 1_500,
  gap_max_ms: 5_000,
  per_minute: 8,
  per_hour: 200,
  per_day: 1_500,
  identical_per_hour: null,
  quiet_from: null,
  quiet_to: null,
  late_after_minutes: 12 * 60,
  slots: ["09:00", "12:00", "18:00", "20:30"],
  paused_at: null,
  is_number_protected: true,
} satisfies Omit<Insertable<BotSettingsTable>, "user_id">;
