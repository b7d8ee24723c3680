import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { ListedDimension } from "../../core/insights/dimensions.ts";
import { figuresOf } from "../../core/insights/figures.ts";
import {
  countRows,
  listRows,
  type ResultRow,
  rowCursor,
  type RowOrder,
} from "../../core/insights/list_rows.ts";
import {
  loadVariantTests,
  type TestedVariant,
  type VariantTest,
} from "../../core/insights/variant_tests.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { InsightsFigures } from "./figures.ts";
import { InsightsType } from "./insights.ts";

const InsightsDimension = described<ListedDimension>(
  "InsightsDimension",
  "What results are listed by.",
  {
    GROUP: "The group that got the message.",
    TEMPLATE: "The template of its text.",
    VARIANT: "The variant of that template.",
    MARKETPLACE: "The shop of the offer.",
    PRODUCT: "The product, by the shop's id.",
    LINK: "A short link of no message: one's own, or a store's.",
  },
);

const InsightsOrder = described<RowOrder>("InsightsOrder", "What rows are ordered by.", {
  CLICKS: "The most clicks first.",
  SENT: "The most messages first.",
  CONVERSIONS: "The most purchases first.",
  COMMISSION: "The highest confirmed commission first.",
});

const InsightsRow = builder.objectRef<ResultRow>("InsightsRow").implement({
  description: "The results of one group, template, variant, shop, product or link.",
  fields: (t) => ({
    key: t.exposeString("key", {
      description: "What it is: an id, a shop, `template:variant` or `SHOP:product`.",
    }),
    name: t.exposeString("name", {
      nullable: true,
      description: "Its name; null: it is gone for good.",
    }),
    detail: t.exposeString("detail", {
      nullable: true,
      description: "A second line: the template of a variant, the shop of a product.",
    }),
    figures: t.field({
      type: InsightsFigures,
      description: "What was counted of it.",
      resolve: async ({ scope, sums }, _args, _ctx) => figuresOf(sums, await scope.known()),
    }),
    clicksByDay: t.intList({
      description: "Clicks of each day of the period, in order.",
      complexity: 3,
      resolve: async ({ clicksByDay }) => [...await clicksByDay()],
    }),
  }),
});

builder.objectField(InsightsType, "rows", (t) =>
  t.connection(
    {
      type: InsightsRow,
      description: "The results by one dimension, the most first.",
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      args: {
        dimension: t.arg({ type: InsightsDimension, required: true, description: "By what." }),
        order: t.arg({ type: InsightsOrder, description: "CLICKS if left out." }),
      },
      resolve: (scope, { dimension, order, ...args }, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: rowCursor },
          (page: ResolveCursorConnectionArgs) =>
            listRows(ctx, { ...scope, dimension, order: order ?? "CLICKS" }, page),
        ),
    },
    { name: "InsightsRowConnection" },
    { name: "InsightsRowEdge" },
  ));

builder.objectField(InsightsType, "rowCount", (t) =>
  t.int({
    description: "How many rows a dimension has.",
    args: { dimension: t.arg({ type: InsightsDimension, required: true, description: "Which." }) },
    resolve: (scope, { dimension }, ctx) => countRows(ctx, { ...scope, dimension }),
  }));

const TestedVariantType = builder.objectRef<TestedVariant>("TestedVariant").implement({
  description: "A variant of a template in a period.",
  fields: (t) => ({
    letter: t.exposeString("letter", { description: "A, B or C." }),
    slot: t.exposeInt("slot", { description: "0, 1 or 2, as in the template." }),
    messages: t.exposeInt("messages", { description: "Messages sent by it." }),
    clicks: t.exposeInt("clicks", { description: "Clicks on them." }),
    clicksPerMessage: t.exposeFloat("mean", {
      nullable: true,
      description: "Those, by their number.",
    }),
    low: t.exposeFloat("low", {
      nullable: true,
      description: "With 95% confidence it is above this; null: not known.",
    }),
    high: t.exposeFloat("high", {
      nullable: true,
      description: "With 95% confidence it is below this; null: not known.",
    }),
  }),
});

const VariantDecision = described<VariantTest["decision"]>(
  "VariantDecision",
  "Whether one variant is better.",
  {
    TOO_FEW: "A variant has too few messages or clicks for anything to be said.",
    UNDECIDED: "The difference may be chance.",
    LEADER: "One is surely better.",
  },
);

const VariantTestType = builder.objectRef<VariantTest>("VariantTest").implement({
  description: "The variants of a template beside each other, by clicks per message.",
  fields: (t) => ({
    templateId: t.exposeString("templateId", { description: "Whose variants." }),
    name: t.exposeString("name", {
      nullable: true,
      description: "The template's name; null: it is gone for good.",
    }),
    decision: t.expose("decision", { type: VariantDecision, description: "What can be said." }),
    title: t.exposeString("title", { description: "The same in a few words, in Portuguese." }),
    sentence: t.exposeString("sentence", {
      description: "How sure that is, in words, in Portuguese.",
    }),
    leader: t.string({
      nullable: true,
      description: "The letter of the variant in front, sure or not; null: there are too few.",
      resolve: ({ first, variants }) => first === null ? null : variants[first]!.letter,
    }),
    probability: t.exposeFloat("probability", {
      nullable: true,
      description: "How sure it is that the one in front is better than the next, from 0.5 to 1.",
    }),
    remainingDays: t.exposeInt("remainingDays", {
      nullable: true,
      description: "Days until that is sure, at this pace; null: not to be said.",
    }),
    variants: t.field({
      type: [TestedVariantType],
      description: "By their letters.",
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ variants }) => [...variants],
    }),
  }),
});

builder.objectField(InsightsType, "variantTests", (t) =>
  t.field({
    type: [VariantTestType],
    description: "The templates that sent by several variants in the period, the largest first.",
    complexity: { field: 1, multiplier: 10 },
    resolve: (scope, _args, ctx) => loadVariantTests(ctx, scope),
  }));
