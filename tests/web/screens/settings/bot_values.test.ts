import { describe, expect, it } from "vitest";
import {
  botInput,
  type BotValues,
  botValues,
  typedCount,
  typedEffectivePace,
  typedPace,
  typedSeconds,
} from "../../../../web/screens/settings/bot_values.ts";
import { lateChoices } from "../../../../web/screens/settings/TimeFields.tsx";

const saved = {
  sendingMode: "TELEGRAM",
  gapMinMs: 1_500,
  gapMaxMs: 5_000,
  perMinute: 8,
  perHour: 200,
  perDay: 1_500,
  identicalPerHour: null,
  quietFrom: "22:00",
  quietTo: "08:00",
  timeZone: "America/Sao_Paulo",
  lateAfterMinutes: 720,
  slots: ["09:00", "18:00"],
  isNumberProtected: true,
} as const;
const values = botValues(saved, { signature: "Ana", hasShortLinks: false });

describe("the form of the settings", () => {
  it("returns the values it was given", () => {
    expect(botInput(values)).toEqual(saved);
    expect(values.gapMinMs).toBe("1,5");
  });

  it("takes seconds with one decimal, by comma or point", () => {
    expect(["1,5", "1.5", " 30 ", "0,25", "-1", "", "x"].map(typedSeconds))
      .toEqual([1_500, 1_500, 30_000, null, null, null, null]);
  });

  it("takes whole numbers, as written in Brazil", () => {
    expect(["8", "1.500", "0", "1,5", "", "8x"].map(typedCount))
      .toEqual([8, 1_500, null, null, null, null]);
  });

  it("has no pace while a field is empty, or the gap is reversed", () => {
    expect(typedPace(values)).toMatchObject({ gapMinMs: 1_500, perDay: 1_500 });
    expect(typedPace({ ...values, perHour: "" })).toBeNull();
    expect(typedPace({ ...values, gapMaxMs: "1" })).toBeNull();
  });

  it("shows the pace that applies: for a protected number at most the safe one", () => {
    const safe = { ...saved, gapMinMs: 5_000, gapMaxMs: 15_000, perDay: 100, identicalPerHour: 3 };
    const held = (more: Partial<BotValues>) => typedEffectivePace({ ...values, ...more }, safe);
    expect(held({ sendingMode: "USER_WHATSAPP" }))
      .toMatchObject({ gapMinMs: 5_000, perMinute: 8, perDay: 100, identicalPerHour: 3 });
    for (const own of [{}, { sendingMode: "USER_WHATSAPP", isNumberProtected: false }] as const) {
      expect(held(own)).toMatchObject({ gapMinMs: 1_500, perDay: 1_500, identicalPerHour: null });
    }
    expect(held({ perHour: "" })).toBeNull();
  });

  it("sends no quiet hours where they are off, and no limit where the field is empty", () => {
    const loud: BotValues = { ...values, hasQuietHours: false, identicalPerHour: " " };
    expect(botInput(loud)).toMatchObject({
      quietFrom: null,
      quietTo: null,
      identicalPerHour: null,
    });
    expect(botInput({ ...values, identicalPerHour: "20" }).identicalPerHour).toBe(20);
  });

  it("sends the slots in the order of the day", () => {
    expect(botInput({ ...values, slots: ["18:00", "09:00"] }).slots).toEqual(["09:00", "18:00"]);
  });
});

it("a delay that was chosen elsewhere stays among the choices", () => {
  expect(lateChoices(720)).toContainEqual([720, "12 h"]);
  expect(lateChoices(45).map(([minutes]) => minutes).slice(0, 3)).toEqual([30, 45, 60]);
});
