import type {
  SendingMode,
  UpdateBotSettingsInput,
} from "../../__generated__/useSaveBotSettingsMutation.graphql.ts";
import type { UseFormReturn } from "react-hook-form";
import { effectivePace, type Pace, secondsText } from "../../shared/sending/pace_words.ts";

/** The settings as the form holds them: numbers as typed, gaps in seconds, times as HH:MM. */
export type BotValues = {
  sendingMode: SendingMode;
  gapMinMs: string;
  gapMaxMs: string;
  perMinute: string;
  perHour: string;
  perDay: string;
  /** Empty: no limit. */
  identicalPerHour: string;
  hasQuietHours: boolean;
  quietFrom: string;
  quietTo: string;
  timeZone: string;
  lateAfterMinutes: string;
  slots: readonly string[];
  signature: string;
  hasShortLinks: boolean;
  isNumberProtected: boolean;
};

export type BotForm = UseFormReturn<BotValues>;

type Saved = Pace & {
  readonly sendingMode: SendingMode;
  readonly quietFrom?: string | null | undefined;
  readonly quietTo?: string | null | undefined;
  readonly timeZone: string;
  readonly lateAfterMinutes: number;
  readonly slots: readonly string[];
  readonly isNumberProtected: boolean;
};

type MessageSettings = { readonly signature: string; readonly hasShortLinks: boolean };

/** The quiet hours that the form proposes; a new person has none. */
export const PROPOSED_QUIET = { quietFrom: "22:00", quietTo: "07:00" } as const;

const hour = (time: string) => `${Number(time.slice(0, 2))} h`;
/** The proposed quiet hours in words: "das 22 h às 7 h". */
export const proposedQuietWords = `das ${hour(PROPOSED_QUIET.quietFrom)} às ${
  hour(PROPOSED_QUIET.quietTo)
}`;

/** Returns the form's initial values. */
export const botValues = (saved: Saved, message: MessageSettings): BotValues => ({
  sendingMode: saved.sendingMode,
  gapMinMs: secondsText(saved.gapMinMs),
  gapMaxMs: secondsText(saved.gapMaxMs),
  perMinute: `${saved.perMinute}`,
  perHour: `${saved.perHour}`,
  perDay: `${saved.perDay}`,
  identicalPerHour: saved.identicalPerHour == null ? "" : `${saved.identicalPerHour}`,
  hasQuietHours: saved.quietFrom != null,
  quietFrom: saved.quietFrom ?? PROPOSED_QUIET.quietFrom,
  quietTo: saved.quietTo ?? PROPOSED_QUIET.quietTo,
  timeZone: saved.timeZone,
  lateAfterMinutes: `${saved.lateAfterMinutes}`,
  slots: saved.slots,
  isNumberProtected: saved.isNumberProtected,
  signature: message.signature,
  hasShortLinks: message.hasShortLinks,
});

/** Milliseconds of typed seconds ("1,5"); null when they are none, or finer than a tenth. */
export function typedSeconds(typed: string): number | null {
  const text = typed.trim().replace(".", ",");
  return /^\d{1,4}(?:,\d)?$/.test(text) ? Math.round(Number(text.replace(",", ".")) * 1000) : null;
}

/** A typed whole number; null when it is none, or zero. */
export function typedCount(typed: string): number | null {
  const text = typed.trim().replace(/\.(?=\d{3}\b)/g, "");
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** The pace as it is typed; null while a field holds no number. */
export function typedPace(values: BotValues) {
  const gapMinMs = typedSeconds(values.gapMinMs);
  const gapMaxMs = typedSeconds(values.gapMaxMs);
  const perMinute = typedCount(values.perMinute);
  const perHour = typedCount(values.perHour);
  const perDay = typedCount(values.perDay);
  if (!gapMinMs || !gapMaxMs || gapMinMs > gapMaxMs || !perMinute || !perHour || !perDay) {
    return null;
  }
  return { gapMinMs, gapMaxMs, perMinute, perHour, perDay };
}

/** The pace in effect; null while a field holds no number. */
export function typedEffectivePace(values: BotValues, safePace: Pace): Pace | null {
  const pace = typedPace(values);
  const identicalPerHour = typedCount(values.identicalPerHour);
  const { sendingMode, isNumberProtected } = values;
  return pace &&
    effectivePace({ ...pace, identicalPerHour, sendingMode, isNumberProtected, safePace });
}

/** Returns the input for the server; only for valid values. */
export function botInput(values: BotValues): UpdateBotSettingsInput {
  const { hasQuietHours, quietFrom, quietTo } = values;
  return {
    ...typedPace(values),
    sendingMode: values.sendingMode,
    identicalPerHour: typedCount(values.identicalPerHour),
    quietFrom: hasQuietHours ? quietFrom : null,
    quietTo: hasQuietHours ? quietTo : null,
    timeZone: values.timeZone,
    lateAfterMinutes: Number(values.lateAfterMinutes),
    slots: [...values.slots].sort(),
    isNumberProtected: values.isNumberProtected,
  };
}
