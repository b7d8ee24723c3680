import { expect, test } from "vitest";
import {
  groupSettingsInput,
  groupValues,
  hasOwnSettings,
  noSettings,
} from "../../../../web/shared/groups/group_settings.ts";

test("an empty field of a group's form is null, as in the person's settings", () => {
  expect(groupSettingsInput(noSettings)).toEqual({
    gapMs: null,
    perHour: null,
    perDay: null,
    quietFrom: null,
    quietTo: null,
    slots: null,
    templateId: null,
  });
  const own = { gapMs: 900_000, perDay: 10, slots: ["09:00"] };
  expect(groupSettingsInput(groupValues(own))).toMatchObject(own);
  expect([hasOwnSettings({}), hasOwnSettings(own)]).toEqual([false, true]);
});
