import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import {
  type BillingFigures,
  loadBillingFigures,
} from "../../core/billing/administration/billing_figures.ts";
import { listSubscribers } from "../../core/billing/administration/list_subscribers.ts";
import {
  endSubscription,
  extendSubscription,
  refundInvoice,
} from "../../core/billing/administration/manage_subscription.ts";
import {
  listPaymentReports,
  type PaymentReport,
  replayPaymentReport,
} from "../../core/billing/reconcile.ts";
import { listInvoicesOf } from "../../core/billing/subscriptions.ts";
import type { UserId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { Money } from "../money.ts";
import { UserNode } from "../users/user.ts";
import { InvoiceType } from "./subscriptions.ts";

const SubscriberFilter = builder.enumType("SubscriberFilter", {
  description: "Which subscribers.",
  values: {
    TRIAL: { description: "On trial." },
    TRIAL_ENDING: { description: "On a trial that ends within 3 days." },
    ACTIVE: { description: "With a paid subscription." },
    LATE: { description: "With a late payment." },
    PAUSED: { description: "Paused." },
    CANCELING: { description: "Canceled, and still in their paid time." },
    ENDED: { description: "Whose subscription has ended." },
    GRANTED: { description: "With a plan that an admin granted." },
  } as const,
});

builder.queryField("subscribers", (t) =>
  t.connection(
    {
      type: UserNode,
      description: "People with a trial, a plan or a subscription, newest first; for admins.",
      authScopes: { may: "billing.manage" },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      args: {
        filter: t.arg({ type: SubscriberFilter, description: "Null or left out: all." }),
        search: t.arg.string({ description: "Words in the e-mail or the name, all of them." }),
      },
      resolve: (_root, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: ({ id }) => id },
          (page: ResolveCursorConnectionArgs) =>
            listSubscribers(
              ctx,
              { filter: args.filter ?? null, search: args.search ?? null },
              page,
            ),
        ),
    },
    { name: "SubscriberConnection" },
    { name: "SubscriberEdge" },
  ));

const brl = (cents: number) => ({ cents, currency: "BRL" });

const BillingFiguresType = builder.objectRef<BillingFigures>("BillingFigures").implement({
  description: "How the business of subscriptions stands now.",
  fields: (t) => ({
    mrr: t.field({
      type: Money,
      description: "What recurs in a month: list prices, the yearly ones by twelve.",
      resolve: ({ mrrCents }) => brl(mrrCents),
    }),
    paying: t.exposeInt("paying", { description: "Subscriptions that are paid, or late." }),
    trials: t.exposeInt("trials", { description: "People on trial." }),
    trialsEnding: t.exposeInt("trialsEnding", {
      description: "Of them, within 3 days of its end.",
    }),
    late: t.exposeInt("late", { description: "Subscriptions with a late payment." }),
    lateAmount: t.field({
      type: Money,
      description: "What is late.",
      resolve: ({ lateCents }) => brl(lateCents),
    }),
    churn: t.exposeFloat("churn", {
      nullable: true,
      description: "Of those who paid 30 days ago, the share that ended; null: nobody paid then.",
    }),
  }),
});

builder.queryField("billingFigures", (t) =>
  t.field({
    type: BillingFiguresType,
    description: "How the business of subscriptions stands now; for admins.",
    authScopes: { may: "billing.manage" },
    complexity: 50,
    resolve: (_root, _args, ctx) => loadBillingFigures(ctx),
  }));

/** Invoices that one request has. */
const INVOICES = 24;

builder.objectField(UserNode, "invoices", (t) =>
  t.field({
    type: [InvoiceType],
    description: "Their latest 24, newest first, without the vendor's pages; for admins.",
    authScopes: { may: "billing.manage" },
    complexity: { field: 1, multiplier: INVOICES },
    resolve: ({ id }, _args, ctx) => listInvoicesOf(ctx, id, INVOICES),
  }));

const whom = { required: true, description: "usr_…" } as const;
const reason = {
  required: true,
  description: "Why: 10 to 500 visible characters. It stays in the audit trail for good.",
} as const;

builder.mutationField("extendSubscription", (t) =>
  t.fieldWithInput({
    type: UserNode,
    description: "Gives somebody days without charge, after those that they have.",
    authScopes: { may: "billing.manage" },
    errors: {},
    input: {
      id: t.input.id(whom),
      days: t.input.int({ required: true, description: "1 to 365." }),
      reason: t.input.string(reason),
    },
    resolve: (_, { input: { id, ...rest } }, ctx) =>
      extendSubscription(ctx, { ...rest, userId: id as UserId }),
  }));

builder.mutationField("endSubscription", (t) =>
  t.fieldWithInput({
    type: UserNode,
    description: "Ends somebody's subscription; nothing is paid back.",
    authScopes: { may: "billing.manage" },
    errors: {},
    input: {
      id: t.input.id(whom),
      isImmediate: t.input.boolean({
        required: true,
        description: "Whether it ends now, rather than with the paid time.",
      }),
      reason: t.input.string(reason),
    },
    resolve: (_, { input: { id, ...rest } }, ctx) =>
      endSubscription(ctx, { ...rest, userId: id as UserId }),
  }));

builder.mutationField("refundInvoice", (t) =>
  t.fieldWithInput({
    type: UserNode,
    description: "Pays back what was paid of an invoice, or a part; its subscription goes on.",
    authScopes: { may: "billing.manage" },
    errors: {},
    input: {
      id: t.input.string({ required: true, description: "The invoice's." }),
      cents: t.input.int({
        description: "How much; null or left out: all that was paid and not paid back yet.",
      }),
      reason: t.input.string(reason),
    },
    resolve: (_, { input }, ctx) => refundInvoice(ctx, input),
  }));

const PaymentReportType = builder.objectRef<PaymentReport>("PaymentReport").implement({
  description: "A report of the payment vendor.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The vendor's." }),
    type: t.exposeString("type", { description: "What it reports, in the vendor's words." }),
    receivedAt: t.expose("receivedAt", { type: "DateTime", description: "When it came." }),
    handledAt: t.expose("handledAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was handled; null: it waits.",
    }),
    retries: t.exposeInt("retries", { description: "How often it was scheduled again." }),
    isKnown: t.exposeBoolean("isKnown", { description: "Whether it is about a person here." }),
  }),
});

/** Reports that one request has. */
const REPORTS = 50;

builder.queryField("paymentReports", (t) =>
  t.field({
    type: [PaymentReportType],
    description: "The payment vendor's latest 50 reports, newest first; for admins.",
    authScopes: { may: "billing.manage" },
    complexity: { field: 1, multiplier: REPORTS },
    args: { isWaiting: t.arg.boolean({ description: "Only those that were not handled." }) },
    resolve: (_root, { isWaiting }, ctx) =>
      listPaymentReports(ctx, { isWaiting: isWaiting ?? false, first: REPORTS }),
  }));

builder.mutationField("replayPaymentReport", (t) =>
  t.fieldWithInput({
    type: PaymentReportType,
    description: "Handles a report of the payment vendor again.",
    authScopes: { may: "billing.manage" },
    errors: {},
    input: { id: t.input.string({ required: true, description: "The vendor's." }) },
    resolve: (_, { input }, ctx) => replayPaymentReport(ctx, input),
  }));
