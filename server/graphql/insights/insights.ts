import { figuresOf } from "../../core/insights/figures.ts";
import {
  type BestHour,
  LEAST_SENT,
  listBestHours,
  loadWeekHours,
  type WeekHour,
} from "../../core/insights/hours.ts";
import { type Insights, openInsights } from "../../core/insights/insights.ts";
import { noSums } from "../../core/insights/dimensions.ts";
import { daysOf, type Period, type PeriodPreset } from "../../core/insights/period.ts";
import {
  countUncertain,
  type InsightsFeed,
  type InsightsSource,
  listSources,
  loadDays,
  loadTotals,
} from "../../core/insights/queries.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { ViewerType } from "../users/viewer.ts";
import { InsightsFigures } from "./figures.ts";

const InsightsPreset = described<PeriodPreset>("InsightsPreset", "Days up to today.", {
  LAST_7_DAYS: "Seven days, today included.",
  LAST_30_DAYS: "Thirty days, today included.",
  LAST_90_DAYS: "Ninety days, today included.",
  LAST_365_DAYS: "A year, today included.",
});

const InsightsPeriod = builder.objectRef<Period>("InsightsPeriod").implement({
  description: "Whole days on the person's clocks.",
  fields: (t) => ({
    from: t.exposeString("from", { description: "The first day: 2026-11-28." }),
    to: t.exposeString("to", { description: "The last day, which is included." }),
    days: t.exposeInt("days", { description: "How many days it has." }),
  }),
});

type Day = { readonly day: string; readonly figures: ReturnType<typeof figuresOf> };

const InsightsDay = builder.objectRef<Day>("InsightsDay").implement({
  description: "One day of a period.",
  fields: (t) => ({
    day: t.exposeString("day", { description: "2026-11-28, on the person's clocks." }),
    figures: t.field({
      type: InsightsFigures,
      description: "What was counted of it.",
      resolve: ({ figures }) => figures,
    }),
  }),
});

const InsightsHour = builder.objectRef<WeekHour>("InsightsHour").implement({
  description: "An hour of a weekday, on the person's clocks.",
  fields: (t) => ({
    weekday: t.exposeInt("weekday", { description: "From 1, Monday, to 7, Sunday." }),
    hour: t.exposeInt("hour", { description: "From 0 to 23." }),
    sent: t.exposeInt("sent", { description: "Messages sent in it." }),
    clicksPerMessage: t.float({
      nullable: true,
      description: `Clicks on those messages, by their number; null below ${LEAST_SENT} messages.`,
      resolve: ({ sent, messageClicks }) =>
        sent >= LEAST_SENT && messageClicks !== null ? messageClicks / sent : null,
    }),
    messageClicks: t.exposeInt("messageClicks", {
      nullable: true,
      description: "Clicks on those messages, whenever they came.",
    }),
    clicks: t.exposeInt("clicks", {
      nullable: true,
      description: "Clicks made in it, on whatever message or link.",
    }),
  }),
});

const InsightsSourceType = builder.objectRef<InsightsSource>("InsightsSource").implement({
  description: "Where figures come from, and up to when they are known.",
  fields: (t) => ({
    kind: t.field({
      type: described<InsightsSource["kind"]>("InsightsSourceKind", "What a source counts.", {
        SENDS: "Messages and their deliveries, as they happen.",
        CLICKS: "Clicks, within two seconds.",
        CONVERSIONS: "Purchases, as a shop or network reports them.",
      }),
      description: "What it counts.",
      resolve: ({ kind }) => kind,
    }),
    network: t.exposeString("network", {
      nullable: true,
      description: "The shop or network of purchases: SHOPEE, AWIN.",
    }),
    feed: t.field({
      type: described<InsightsFeed>("InsightsFeed", "How a shop's purchases come.", {
        API: "The shop reports them by itself.",
        DISCONNECTED_API: "The shop reported them by itself until it was disconnected.",
        FILES: "By the files that the person imports.",
      }),
      nullable: true,
      description: "How they come; null: sends and clicks, which are counted here.",
      resolve: ({ feed }) => feed,
    }),
    updatedAt: t.expose("updatedAt", {
      type: "DateTime",
      nullable: true,
      description: "When its figures were last brought up to date; null: not yet.",
    }),
    coveredFrom: t.expose("coveredFrom", {
      type: "DateTime",
      nullable: true,
      description: "Purchases are known since then.",
    }),
    coveredUntil: t.expose("coveredUntil", {
      type: "DateTime",
      nullable: true,
      description: "Purchases are known until then.",
    }),
  }),
});

/** Entries of the lists that have no pages; each is cheap. */
const COST = { days: 50, hours: 30, sources: 5 };

export const InsightsType = builder.objectRef<Insights>("Insights").implement({
  description: "What became of one's messages and links in a period.",
  fields: (t) => ({
    period: t.field({
      type: InsightsPeriod,
      description: "Which days.",
      resolve: ({ period }) => period,
    }),
    previousPeriod: t.field({
      type: InsightsPeriod,
      description: "As many days, up to the day before.",
      resolve: ({ previous }) => previous,
    }),
    timeZone: t.exposeString("timeZone", { description: "The zone of all its days and hours." }),
    totals: t.field({
      type: InsightsFigures,
      description: "Of the period.",
      resolve: async (scope, _args, ctx) =>
        figuresOf(await loadTotals(ctx, scope), await scope.known()),
    }),
    previousTotals: t.field({
      type: InsightsFigures,
      description: "Of the period before.",
      resolve: async ({ userId, previous: period, previousKnown }, _args, ctx) =>
        figuresOf(await loadTotals(ctx, { userId, period }), await previousKnown()),
    }),
    uncertain: t.int({
      description: "Messages of the period that may have arrived; `sent` does not count them.",
      resolve: (scope, _args, ctx) => countUncertain(ctx, scope),
    }),
    days: t.field({
      type: [InsightsDay],
      description: "Each day of the period, in order.",
      complexity: { field: 1, multiplier: COST.days },
      resolve: async (scope, _args, ctx) => {
        const [sums, known] = [await loadDays(ctx, scope), await scope.known()];
        return daysOf(scope.period).map((day) => ({
          day,
          figures: figuresOf(sums.get(day) ?? noSums, known),
        }));
      },
    }),
    hours: t.field({
      type: [InsightsHour],
      description: "The hours of the week that have messages or clicks.",
      complexity: { field: 1, multiplier: COST.hours },
      resolve: async (scope, _args, ctx) =>
        await loadWeekHours(ctx, scope, (await scope.known()).clicks),
    }),
    sources: t.field({
      type: [InsightsSourceType],
      description: "Where the figures come from.",
      complexity: { field: 1, multiplier: COST.sources },
      resolve: ({ userId }, _args, ctx) => listSources(ctx, userId),
    }),
  }),
});

builder.objectField(ViewerType, "insights", (t) =>
  t.field({
    type: InsightsType,
    description: "What became of their messages and links; the last 30 days unless said otherwise.",
    args: {
      preset: t.arg({ type: InsightsPreset, description: "Days up to today." }),
      from: t.arg.string({ description: "The first day, instead of a preset: 2026-11-28." }),
      to: t.arg.string({ description: "The last day; today if left out. At most 366 days." }),
    },
    resolve: (_user, args, ctx) => openInsights(ctx, args),
  }));

const BestHourType = builder.objectRef<BestHour>("BestHour").implement({
  description: "An hour of the day whose messages are surely clicked more than the others.",
  fields: (t) => ({
    hour: t.exposeInt("hour", { description: "From 0 to 23, on the person's clocks." }),
    messages: t.exposeInt("messages", { description: "Messages sent in it in 90 days." }),
    clicksPerMessage: t.exposeFloat("clicksPerMessage", {
      description: "Clicks on those messages, by their number.",
    }),
    percentMore: t.exposeInt("percentMore", {
      description: "How much more than all messages, in per cent.",
    }),
  }),
});

builder.objectField(ViewerType, "bestHours", (t) =>
  t.field({
    type: [BestHourType],
    description: "Up to three hours to send in, the best first; none without evidence.",
    complexity: { field: 1, multiplier: 3 },
    resolve: (_user, _args, ctx) => listBestHours(ctx),
  }));
