import { expect, test } from "vitest";
import type { BotSettings } from "../../../../server/core/delivery/settings/bot_settings.ts";
import { plannedAt } from "../../../../server/core/delivery/queue/planned_starts.ts";
import {
  checkedSettings,
  type SettingsInput,
} from "../../../../server/core/delivery/settings/update_bot_settings.ts";
import { isZone } from "../../../../server/core/zoned.ts";

const current: BotSettings = {
  sendingMode: "USER_WHATSAPP",
  pace: {
    gapMinMs: 1_500,
    gapMaxMs: 5_000,
    perMinute: 8,
    perHour: 200,
    perDay: 1_500,
    identicalPerHour: 3,
  },
  quietHours: { from: "22:00", to: "08:00" },
  timeZone: "America/Sao_Paulo",
  lateAfterMinutes: 720,
  slots: ["09:00"],
  signature: "",
  pausedAt: null,
  isNumberProtected: true,
};
const kept = {
  sending_mode: "USER_WHATSAPP",
  gap_min_ms: 1_500,
  gap_max_ms: 5_000,
  per_minute: 8,
  per_hour: 200,
  per_day: 1_500,
  identical_per_hour: 3,
  quiet_from: "22:00",
  quiet_to: "08:00",
  late_after_minutes: 720,
  slots: ["09:00"],
  is_number_protected: true,
  timeZone: "America/Sao_Paulo",
};

/** The modes that are available by default. */
const here = ["USER_WHATSAPP", "TELEGRAM"] as const;

test("what is left out stays", () => {
  expect(checkedSettings(current, {}, here)).toEqual(kept);
});

test.each<[string, SettingsInput, Partial<Record<keyof typeof kept, unknown>>]>([
  ["a mode that is there", { sendingMode: "TELEGRAM" }, { sending_mode: "TELEGRAM" }],
  ["the mode that was chosen already", { sendingMode: "USER_WHATSAPP" }, {}],
  ["one gap for all", { gapMinMs: 5_000, gapMaxMs: 5_000 }, { gap_min_ms: 5_000 }],
  ["the widest bounds", { gapMinMs: 1_000, gapMaxMs: 3_600_000 }, {
    gap_min_ms: 1_000,
    gap_max_ms: 3_600_000,
  }],
  ["the highest caps", { perMinute: 60, perHour: 2_000, perDay: 10_000 }, {
    per_minute: 60,
    per_hour: 2_000,
    per_day: 10_000,
  }],
  ["no limit for the same words", { identicalPerHour: null }, { identical_per_hour: null }],
  ["no quiet hours", { quietFrom: null, quietTo: null }, { quiet_from: null, quiet_to: null }],
  ["one end of them", { quietTo: "07:30" }, { quiet_to: "07:30" }],
  ["slots in any order", { slots: ["20:30", "09:00", "20:30"] }, { slots: ["09:00", "20:30"] }],
  ["no slots", { slots: [] }, { slots: [] }],
  ["another zone", { timeZone: "Asia/Kathmandu" }, { timeZone: "Asia/Kathmandu" }],
  ["a number that is not protected", { isNumberProtected: false }, { is_number_protected: false }],
  ["null where there must be something", { perMinute: null, slots: null }, {}],
])("a person may set %s", (_, input, changed) => {
  expect(checkedSettings(current, input, here)).toEqual({ ...kept, ...changed });
});

const manySlots = Array.from({ length: 25 }, (_, n) => `12:${String(n).padStart(2, "0")}`);
test.each<[SettingsInput, string, keyof SettingsInput]>([
  [{ sendingMode: "EVOLUTION_GATEWAY" }, "GATEWAY_MISSING", "sendingMode"],
  [{ gapMinMs: 999 }, "PACE_INVALID", "gapMinMs"],
  [{ gapMaxMs: 3_600_001 }, "PACE_INVALID", "gapMaxMs"],
  [{ gapMinMs: 1_500.5 }, "PACE_INVALID", "gapMinMs"],
  [{ gapMinMs: 6_000 }, "PACE_INVALID", "gapMinMs"],
  [{ gapMaxMs: 1_000 }, "PACE_INVALID", "gapMaxMs"],
  [{ perMinute: 61 }, "CAP_INVALID", "perMinute"],
  [{ perHour: 2_001 }, "CAP_INVALID", "perHour"],
  [{ perDay: 10_001 }, "CAP_INVALID", "perDay"],
  [{ perDay: 0 }, "CAP_INVALID", "perDay"],
  [{ identicalPerHour: 0 }, "CAP_INVALID", "identicalPerHour"],
  [{ identicalPerHour: 1_001 }, "CAP_INVALID", "identicalPerHour"],
  [{ quietFrom: "24:00" }, "QUIET_HOURS_INVALID", "quietFrom"],
  [{ quietTo: "8:00" }, "QUIET_HOURS_INVALID", "quietTo"],
  [{ quietTo: "22:00" }, "QUIET_HOURS_INVALID", "quietTo"],
  [{ quietFrom: null }, "QUIET_HOURS_INVALID", "quietFrom"],
  [{ quietTo: null }, "QUIET_HOURS_INVALID", "quietTo"],
  [{ slots: ["09:60"] }, "SLOTS_INVALID", "slots"],
  [{ slots: ["09:00\n"] }, "SLOTS_INVALID", "slots"],
  [{ slots: manySlots }, "SLOTS_INVALID", "slots"],
  [{ lateAfterMinutes: 4 }, "LATE_INVALID", "lateAfterMinutes"],
  [{ lateAfterMinutes: 7 * 24 * 60 + 1 }, "LATE_INVALID", "lateAfterMinutes"],
  [{ timeZone: "Mars/Olympus" }, "ZONE_INVALID", "timeZone"],
  [{ timeZone: "-03:00" }, "ZONE_INVALID", "timeZone"],
])("%j is refused as %s", (input, code, field) => {
  expect(() => checkedSettings(current, input, here)).toThrow(
    expect.objectContaining({ code, path: [field] }),
  );
});

test("a zone is a name that IANA knows, and the rules can work with", () => {
  expect(["UTC", "america/sao_paulo", "Etc/GMT+3", "Asia/Katmandu"].every(isZone)).toBe(true);
  expect(Intl.supportedValuesOf("timeZone").every(isZone)).toBe(true);
  const none = ["", "Z", "T10Z", "+02:00", "Factory", "2026-01-01T00:00[America/Sao_Paulo]"];
  expect(none.some(isZone)).toBe(false);
});

const now = new Date("2026-11-22T15:00:30Z"); // half past noon, and a little, in Brazil
const planned = (localTime: string | null, timeZone = "America/Sao_Paulo", at = now) =>
  plannedAt({ localTime, timeZone }, at).toISOString();

test.each([
  ["2026-11-22T12:30", "America/Sao_Paulo", "2026-11-22T15:30:00.000Z"],
  ["2026-11-22T12:00", "America/Sao_Paulo", "2026-11-22T15:00:00.000Z"], // the minute that it is
  ["2026-11-23T08:00:15", "Asia/Kathmandu", "2026-11-23T02:15:15.000Z"],
  ["2027-11-22T12:00", "America/Sao_Paulo", "2027-11-22T15:00:00.000Z"],
  ["2027-03-14T02:30", "America/New_York", "2027-03-14T07:30:00.000Z"], // skipped
  ["2027-11-07T01:30", "America/New_York", "2027-11-07T05:30:00.000Z"], // comes twice
])("%s in %s is %s", (localTime, timeZone, instant) => {
  expect(planned(localTime, timeZone)).toBe(instant);
});

test("without a time it is now", () => {
  expect(planned(null)).toBe(now.toISOString());
  expect(plannedAt({ timeZone: "UTC" }, now)).toBe(now);
});

test("of a time that comes twice, the second counts once the first is over", () => {
  const between = new Date("2026-11-01T06:10Z"); // 01:10 for the second time
  expect(planned("2026-11-01T01:30", "America/New_York", between)).toBe("2026-11-01T06:30:00.000Z");
});

test.each([
  "2026-11-22T11:59",
  "2027-11-22T12:01",
  "2027-02-30T08:00",
  "2026-11-23T25:00",
  "2026-11-23T24:00",
  "2026-11-23",
  "amanhã às 8",
  "",
  "2026-11-23T08:00Z",
  "2026-11-23T08:00+02:00",
  "2026-11-23T08:00[Asia/Tokyo]",
  "+010000-01-01T08:00",
])("%j is no time that can be planned", (localTime) => {
  expect(() => planned(localTime)).toThrow(
    expect.objectContaining({ code: "TIME_INVALID", path: ["localTime"] }),
  );
});
