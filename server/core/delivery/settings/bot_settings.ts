import type { Insertable } from "kysely";
import type { Channel } from "../messenger.ts";
import type { BotSettingsTable } from "../tables.ts";

/** Which messenger a person sends with. The values are stored and part of the API. */
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

/** The pace of a person's messages. */
export type Pace = {
  /** Milliseconds from one message's start to the next: drawn between the two. */
  readonly gapMinMs: number;
  readonly gapMaxMs: number;
  /** The most messages of one session in any 60 seconds, 60 minutes, 24 hours. */
  readonly perMinute: number;
  readonly perHour: number;
  readonly perDay: number;
  /** The most identical texts of one session in any 60 minutes; null: unlimited. */
  readonly identicalPerHour: number | null;
};

/** Local times (HH:MM) between which nothing is sent; over midnight when `from` is the later. */
export type QuietHours = { readonly from: string; readonly to: string };

/** A person's sending settings. */
export type BotSettings = {
  readonly sendingMode: SendingMode;
  readonly pace: Pace;
  readonly quietHours: QuietHours | null;
  /** IANA's name of the zone that local times are in. */
  readonly timeZone: string;
  /** Minutes after its planned time at which a message expires. */
  readonly lateAfterMinutes: number;
  /** Local times (HH:MM) for "the next free slot", ascending. */
  readonly slots: readonly string[];
  /** The last lines of every message. */
  readonly signature: string;
  /** When all sending was paused; null: it is not. */
  readonly pausedAt: Date | null;
  /** Whether numbers are limited to the safe pace, whatever pace is set. */
  readonly isNumberProtected: boolean;
};

/** The settings of a new person: cautious values, as comparable products use them. */
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
