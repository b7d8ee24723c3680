import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { DomainEvent } from "../../core/events.ts";
import type { ConversionMatch as Match } from "../../core/insights/conversions/conversion.ts";
import {
  conversionCursor,
  listConversions,
  type ListedConversion,
} from "../../core/insights/conversions/list_conversions.ts";
import type { UserId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { ownChanges } from "../own_changes.ts";
import { described } from "../described.ts";
import { Money } from "../money.ts";
import { ConversionStatus } from "./conversion_import.ts";
import { InsightsType } from "./insights.ts";

const ConversionMatch = described<Match>("ConversionMatch", "How a purchase was traced.", {
  DISPATCH: "By the link that the report names.",
  PRODUCT: "Estimated, by its product and time.",
  NONE: "Not at all.",
});

const Conversion = builder.objectRef<ListedConversion>("Conversion").implement({
  description: "An item that was bought, as a shop or network reports it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "cnv_…" }),
    title: t.exposeString("title", { description: "What was bought; empty: not reported." }),
    network: t.exposeString("network", {
      description: "The shop or network that reports it: SHOPEE, AWIN.",
    }),
    status: t.expose("status", { type: ConversionStatus, description: "How it stands." }),
    match: t.expose("match", { type: ConversionMatch, description: "How it was traced." }),
    tracedTo: t.exposeString("tracedTo", {
      nullable: true,
      description: "The group of the message, or the link, that it is traced to; null: none.",
    }),
    purchasedAt: t.expose("purchasedAt", { type: "DateTime", description: "When it was bought." }),
    amount: t.field({
      type: Money,
      nullable: true,
      description: "What the buyer paid.",
      resolve: ({ amount }) => amount,
    }),
    commission: t.field({
      type: Money,
      nullable: true,
      description: "The commission.",
      resolve: ({ commission }) => commission,
    }),
  }),
});

builder.objectField(InsightsType, "conversions", (t) =>
  t.connection(
    {
      type: Conversion,
      description: "The purchases of the period, the latest first.",
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      args: {
        match: t.arg({ type: ConversionMatch, description: "Only those that were traced so." }),
        status: t.arg({ type: ConversionStatus, description: "Only those that stand so." }),
      },
      resolve: (scope, { match, status, ...args }, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: conversionCursor },
          (page: ResolveCursorConnectionArgs) =>
            listConversions(ctx, scope, { ...page, match, status }),
        ),
    },
    { name: "ConversionConnection" },
    { name: "ConversionEdge" },
  ));

builder.subscriptionField("conversionsImported", (t) =>
  t.id({
    description: "The viewer's id, each time that their purchases were imported or corrected.",
    ...ownChanges("insights.see", importsOf),
    resolve: (userId: UserId) => userId,
  }));

const importsOf = ({ name, userId }: DomainEvent) =>
  name === "conversions.imported" ? [userId] : [];
