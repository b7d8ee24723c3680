import { expect, test } from "vitest";
import { firstSettings } from "../../../../server/core/delivery/settings/bot_settings.ts";
import { presetOf, presetValues } from "../../../../web/screens/settings/pace_presets.ts";
import { botInput, botValues } from "../../../../web/screens/settings/bot_values.ts";

const saved = {
  sendingMode: "USER_WHATSAPP",
  gapMinMs: firstSettings.gap_min_ms,
  gapMaxMs: firstSettings.gap_max_ms,
  perMinute: firstSettings.per_minute,
  perHour: firstSettings.per_hour,
  perDay: firstSettings.per_day,
  timeZone: "America/Sao_Paulo",
  lateAfterMinutes: 720,
  slots: [],
  isNumberProtected: true,
} as const;
const values = botValues(saved, { signature: "", hasShortLinks: false });

test("the pace of a new person has a name, whatever the plan allows", () => {
  expect(presetOf(values, -1)).toBe("fast");
  expect(presetOf(values, 200)).toBe("fast");
  expect(presetOf({ ...values, perMinute: "7" }, -1)).toBeNull();
});

test("a preset fills the form, within the plan", () => {
  const calm = { ...values, ...presetValues("calm", -1) };
  expect(presetOf(calm, -1)).toBe("calm");
  expect(botInput(calm)).toMatchObject({ gapMinMs: 30_000, gapMaxMs: 90_000, perDay: 400 });
  expect(presetValues("fast", 200)).toMatchObject({ perHour: "200", perDay: "200" });
});

test("quiet hours are proposed, and not set by themselves", () => {
  expect(values).toMatchObject({ hasQuietHours: false, quietFrom: "22:00", quietTo: "07:00" });
  expect(botInput(values)).toMatchObject({ quietFrom: null, quietTo: null });
});
