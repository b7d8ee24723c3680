import {
  type ConversionImport,
  importConversions,
} from "../../core/insights/conversions/csv/import_conversions.ts";
import type { DateOrder } from "../../core/insights/conversions/csv/date_order.ts";
import {
  type ColumnMapping,
  type ConversionField as Field,
  conversionFields,
} from "../../core/insights/conversions/csv/mapping.ts";
import {
  type ReportNetwork as Network,
  reportNetworkName,
  reportNetworks,
} from "../../core/insights/conversions/csv/networks.ts";
import type { ConversionStatus as Status } from "../../core/insights/conversions/conversion.ts";
import { builder } from "../builder.ts";
import { CsvProblem } from "../csv_import.ts";
import { described } from "../described.ts";
import { Money } from "../money.ts";
import { ViewerType } from "../users/viewer.ts";

export const ReportNetwork = described<Network>(
  "ReportNetwork",
  "Whose report of purchases it is.",
  Object.fromEntries(
    reportNetworks.map((network) => [network, `${reportNetworkName(network)}.`]),
  ) as Record<Network, string>,
);

const ConversionField = described<Field>("ConversionField", "What a column says of a purchase.", {
  externalId: "The order's id.",
  status: "Whether it is pending, confirmed or canceled.",
  purchasedAt: "When it was bought.",
  clickedAt: "When the link was clicked.",
  amount: "What the buyer paid.",
  commission: "The commission.",
  productId: "The shop's id of the product.",
  title: "What was bought.",
  subId: "The word that the link carried.",
});

export const ConversionStatus = described<Status>("ConversionStatus", "How a purchase stands.", {
  PENDING: "It may still be canceled.",
  CONFIRMED: "The commission is due.",
  CANCELED: "It brings nothing.",
});

const ReportDateOrder = described<DateOrder>(
  "ReportDateOrder",
  "Which number of a date like 03/04/2026 is the day.",
  { DAY_FIRST: "The first: 28/11/2026.", MONTH_FIRST: "The second: 11/28/2026." },
);

const ConversionColumn = builder.objectRef<{ readonly field: Field; readonly column: string }>(
  "ConversionColumn",
).implement({
  description: "The column of a file that says something of a purchase.",
  fields: (t) => ({
    field: t.expose("field", { type: ConversionField, description: "What it says." }),
    column: t.exposeString("column", { description: "Its title in the file." }),
  }),
});

type Line = ConversionImport["lines"][number];

const ConversionLine = builder.objectRef<Line>("ConversionLine").implement({
  description: "A line of a file that is a purchase.",
  fields: (t) => ({
    line: t.exposeInt("line", { description: "Where it stands; the first line is 1." }),
    title: t.exposeString("title", { description: "What was bought." }),
    status: t.expose("status", { type: ConversionStatus, description: "How it stands." }),
    purchasedAt: t.expose("purchasedAt", { type: "DateTime", description: "When it was bought." }),
    commission: t.field({
      type: Money,
      nullable: true,
      description: "The commission.",
      resolve: ({ commission }) => commission,
    }),
  }),
});

/** Lines that are shown before somebody says yes. */
const SHOWN = 20;

const columnsOf = (mapping: ColumnMapping) =>
  conversionFields.flatMap((field) => {
    const column = mapping[field];
    return column === undefined ? [] : [{ field, column }];
  });

const ImportedConversions = builder.objectRef<ConversionImport>("ImportedConversions").implement({
  description: "What a file of purchases makes, or would make.",
  fields: (t) => ({
    isDryRun: t.exposeBoolean("isDryRun", { description: "Whether nothing was saved." }),
    columns: t.stringList({
      description: "The titles of the file's columns.",
      resolve: ({ columns }) => [...columns],
    }),
    mapping: t.field({
      type: [ConversionColumn],
      description: "The columns that are read: as given, as remembered, or as guessed.",
      resolve: ({ mapping }) => columnsOf(mapping),
    }),
    dateOrder: t.expose("dateOrder", {
      type: ReportDateOrder,
      nullable: true,
      description: "How its dates are read; null: to be chosen, since some could be two days.",
    }),
    missing: t.field({
      type: [ConversionField],
      description: "What needs a column before anything is imported.",
      resolve: ({ missing }) => [...missing],
    }),
    created: t.exposeInt("created", { description: "Purchases that are new." }),
    updated: t.exposeInt("updated", { description: "Purchases that it corrects." }),
    unchanged: t.exposeInt("unchanged", { description: "Purchases that are as they were." }),
    lines: t.field({
      type: [ConversionLine],
      description: "The first 20 valid lines.",
      resolve: ({ lines }) => lines.slice(0, SHOWN),
    }),
    problems: t.field({
      type: [CsvProblem],
      description: "Each line that is left out, and why.",
      resolve: ({ problems }) => [...problems],
    }),
  }),
});

const ConversionColumnInput = builder.inputType("ConversionColumnInput", {
  description: "Which column says what.",
  fields: (t) => ({
    field: t.field({ type: ConversionField, required: true, description: "What it says." }),
    column: t.string({ required: true, description: "The column's title in the file." }),
  }),
});

builder.mutationField("importConversions", (t) =>
  t.fieldWithInput({
    type: ImportedConversions,
    description:
      "Imports the purchases of a shop's or network's report, line by line. The same file again " +
      "changes nothing, a later report corrects an earlier one, and the columns are remembered.",
    authScopes: { may: "conversion.import" },
    errors: {},
    input: {
      csv: t.input.string({
        required: true,
        description: "The file, up to 5,000 lines under its header and 2 MB.",
      }),
      network: t.input.field({
        type: ReportNetwork,
        required: true,
        description: "Whose report it is.",
      }),
      mapping: t.input.field({
        type: [ConversionColumnInput],
        description: "Which column says what; left out: as remembered or guessed.",
      }),
      dateOrder: t.input.field({
        type: ReportDateOrder,
        description: "How its dates are read; left out: as the file proves, remembered or usual.",
      }),
      isDryRun: t.input.boolean({
        required: true,
        description: "Only says what would happen, and saves nothing.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      importConversions(ctx, {
        ...input,
        mapping: input.mapping &&
          Object.fromEntries(input.mapping.map(({ field, column }) => [field, column])),
      }),
  }));

const ReportNetworkName = builder.objectRef<Network>("ReportNetworkName").implement({
  description: "A shop or network whose reports can be imported.",
  fields: (t) => ({
    network: t.field({
      type: ReportNetwork,
      description: "Which one.",
      resolve: (network) => network,
    }),
    name: t.string({ description: "What people call it.", resolve: reportNetworkName }),
  }),
});

builder.objectField(ViewerType, "reportNetworks", (t) =>
  t.field({
    authScopes: { may: "insights.see" },
    type: [ReportNetworkName],
    description: "The shops and networks whose reports can be imported.",
    resolve: () => [...reportNetworks],
  }));
