import {
  type CalendarImport,
  importCalendar,
} from "../../core/campaigns/calendar/import_calendar.ts";
import { builder } from "../builder.ts";

const ImportedDate = builder.objectRef<CalendarImport["dates"][number]>("ImportedCalendarDate")
  .implement({
    description: "A date of a calendar file.",
    fields: (t) => ({
      title: t.exposeString("title", { description: "What it is called." }),
      startsLocal: t.exposeString("startsLocal", { description: "Local date and time." }),
      timeZone: t.exposeString("timeZone", { description: "IANA's name of its zone." }),
      recurrence: t.exposeString("recurrence", {
        nullable: true,
        description: "RFC 5545; null: once.",
      }),
    }),
  });

const Import = builder.objectRef<CalendarImport>("CalendarImport").implement({
  description: "What a calendar file brought, or would bring.",
  fields: (t) => ({
    dates: t.expose("dates", {
      type: [ImportedDate],
      description: "The dates, at most 200.",
      complexity: { field: 1, multiplier: 20 },
    }),
    skipped: t.exposeInt("skipped", {
      description: "Dates that were left out: over, without a day, there already, or too many.",
    }),
    isDryRun: t.exposeBoolean("isDryRun", { description: "Whether nothing was saved." }),
  }),
});

builder.mutationField("importCalendar", (t) =>
  t.fieldWithInput({
    type: Import,
    description: "Takes the dates of a calendar file (.ics) as entries that send nothing.",
    authScopes: { may: "calendar.edit" },
    errors: {},
    input: {
      text: t.input.string({ required: true, description: "The file's text, up to 256 KB." }),
      isDryRun: t.input.boolean({ description: "Whether only to say what it would bring." }),
    },
    resolve: (_, { input: { text, isDryRun } }, ctx) =>
      importCalendar(ctx, { text, isDryRun: isDryRun ?? false }),
  }));
