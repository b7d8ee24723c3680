type GroupSettings = {
  readonly gapMs?: number | null | undefined;
  readonly perHour?: number | null | undefined;
  readonly perDay?: number | null | undefined;
  readonly quietFrom?: string | null | undefined;
  readonly quietTo?: string | null | undefined;
  readonly slots?: readonly string[] | null | undefined;
  readonly templateId?: string | null | undefined;
};

const MINUTE = 60_000; // ms

/** Returns a group's own settings as its form holds them; empty is as in the person's settings. */
export const groupValues = (settings: GroupSettings) => ({
  gapMinutes: settings.gapMs == null ? "" : `${Math.round(settings.gapMs / MINUTE)}`,
  perHour: `${settings.perHour ?? ""}`,
  perDay: `${settings.perDay ?? ""}`,
  quietFrom: settings.quietFrom ?? "",
  quietTo: settings.quietTo ?? "",
  slots: [...settings.slots ?? []],
  templateId: settings.templateId ?? "",
});

type GroupValues = ReturnType<typeof groupValues>;

export const noSettings: GroupValues = groupValues({});

const numberOf = (typed: string) => typed.trim() === "" ? null : Math.round(Number(typed));

/** Returns the server's input for the form's values. */
export function groupSettingsInput(values: GroupValues) {
  const gap = numberOf(values.gapMinutes);
  return {
    gapMs: gap === null ? null : gap * MINUTE,
    perHour: numberOf(values.perHour),
    perDay: numberOf(values.perDay),
    quietFrom: values.quietFrom || null,
    quietTo: values.quietTo || null,
    slots: values.slots.length > 0 ? values.slots : null,
    templateId: values.templateId || null,
  };
}

/** Whether anything is set for the group itself. */
export const hasOwnSettings = (settings: GroupSettings): boolean =>
  Object.values(groupSettingsInput(groupValues(settings))).some((value) => value !== null);
