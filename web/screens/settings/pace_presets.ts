import { secondsText } from "../../shared/sending/pace_words.ts";
import type { BotValues } from "./bot_values.ts";

type PaceValues = Pick<
  BotValues,
  "gapMinMs" | "gapMaxMs" | "perMinute" | "perHour" | "perDay"
>;

type Preset = {
  readonly label: string;
  /** What it means, and the risk. */
  readonly words: string;
  readonly gapMs: readonly [min: number, max: number];
  readonly perMinute: number;
  readonly perHour: number;
  readonly perDay: number;
};

/** The paces that a person chooses by name; the fast one is that of new settings. */
export const presets = {
  calm: {
    label: "Calmo",
    words: "Uma mensagem por minuto, mais ou menos. O menor risco: bom para número novo ou " +
      "emprestado.",
    gapMs: [30_000, 90_000],
    perMinute: 2,
    perHour: 60,
    perDay: 400,
  },
  normal: {
    label: "Normal",
    words: "Umas três mensagens por minuto. Risco baixo para um número que já conversa há meses.",
    gapMs: [10_000, 30_000],
    perMinute: 4,
    perHour: 120,
    perDay: 800,
  },
  fast: {
    label: "Rápido",
    words:
      "Segundos entre as mensagens. No Telegram, tranquilo; no WhatsApp o risco de restrição " +
      "é maior, e a proteção do número segura o ritmo.",
    gapMs: [1_500, 5_000],
    perMinute: 8,
    perHour: 200,
    perDay: 1_500,
  },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as PresetName[];

/** Returns a preset's values of the form; `monthly` is the plan's limit of messages, negative for none. */
export function presetValues(name: PresetName, monthly: number): PaceValues {
  const { gapMs: [min, max], perMinute, perHour, perDay } = presets[name];
  const most = monthly < 0 ? Infinity : Math.max(1, monthly);
  return {
    gapMinMs: secondsText(min),
    gapMaxMs: secondsText(max),
    perMinute: `${perMinute}`,
    perHour: `${Math.min(perHour, most)}`,
    perDay: `${Math.min(perDay, most)}`,
  };
}

/** Returns the preset that the form holds, within the plan or beyond it; null for other values. */
export function presetOf(values: BotValues, monthly: number): PresetName | null {
  const holds = (wanted: PaceValues) =>
    Object.entries(wanted).every(([name, value]) => values[name as keyof PaceValues] === value);
  return presetNames.find((name) =>
    holds(presetValues(name, monthly)) || holds(presetValues(name, -1))
  ) ?? null;
}
