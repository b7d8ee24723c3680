import type { PaidBy } from "../../core/billing/payments.ts";
import {
  type Invoice,
  listInvoices,
  loadPaidSubscriptions,
  type PaidSubscription,
} from "../../core/billing/subscriptions.ts";
import type { Context } from "../../core/context.ts";
import type { UserId } from "../../core/ids.ts";
import { findPlan } from "../../core/plans/plans.ts";
import { builder } from "../builder.ts";
import { Money } from "../money.ts";
import { PlanSubscription } from "../users/plan_subscription.ts";
import { PlanType } from "./plans.ts";
import { PaymentMethodType } from "./checkout.ts";
import { ViewerType } from "../users/viewer.ts";

/** Invoices that one request has. */
const INVOICES = 24;

const PaidByType = builder.objectRef<PaidBy>("PaidBy").implement({
  description: "How a subscription is paid.",
  fields: (t) => ({
    method: t.expose("method", { type: PaymentMethodType, description: "By what." }),
    cardBrand: t.exposeString("cardBrand", {
      nullable: true,
      description: "As visa; null: it is no card.",
    }),
    cardDigits: t.exposeString("cardDigits", {
      nullable: true,
      description: "The card's last four digits; null: it is no card.",
    }),
  }),
});

const PaidSubscriptionType = builder.objectRef<PaidSubscription>("PaidSubscription").implement({
  description: "A subscription at the payment vendor.",
  fields: (t) => ({
    priceId: t.exposeString("priceId", { description: "The plan's." }),
    plan: t.field({
      type: PlanType,
      nullable: true,
      description: "The plan, also one that nobody can choose any longer; null: it is unknown.",
      resolve: ({ priceId }, _args, ctx) => findPlan(ctx, priceId),
    }),
    nextChargeAt: t.expose("nextChargeAt", {
      type: "DateTime",
      nullable: true,
      description: "When it is charged next; null: it is not.",
    }),
    cancelsAt: t.expose("cancelsAt", {
      type: "DateTime",
      nullable: true,
      description: "When it ends, as its person wishes; null: it renews.",
    }),
    withdrawableUntil: t.expose("withdrawableUntil", {
      type: "DateTime",
      nullable: true,
      description: "Until when one may withdraw and is paid back; null: no longer.",
    }),
    isWithdrawn: t.exposeBoolean("isWithdrawn", {
      description: "Whether its person withdrew, and it is about to end.",
    }),
    isPaused: t.exposeBoolean("isPaused", {
      description: "Whether it is neither charged nor sends, until it is resumed.",
    }),
    pastDueSince: t.expose("pastDueSince", {
      type: "DateTime",
      nullable: true,
      description: "Since when a payment is late; null: none is.",
    }),
    sendingPausesAt: t.expose("sendingPausesAt", {
      type: "DateTime",
      nullable: true,
      description: "When sending pauses, or paused, for want of it; null: it does not.",
    }),
    openInvoiceUrl: t.exposeString("openInvoiceUrl", {
      nullable: true,
      description: "The vendor's page to pay what is open; null: nothing is.",
    }),
    paidBy: t.expose("paidBy", {
      type: PaidByType,
      nullable: true,
      description: "How it is paid; null: unknown.",
    }),
  }),
});

builder.objectField(PlanSubscription, "paid", (t) =>
  t.loadable({
    type: PaidSubscriptionType,
    nullable: true,
    description: "The subscription that one pays for; null: there is none.",
    load: (ids: UserId[], ctx: Context) => loadPaidSubscriptions(ctx, ids),
    resolve: ({ id }) => id,
  }));

const InvoiceStatus = builder.enumType("InvoiceStatus", {
  description: "How an invoice stands.",
  values: {
    OPEN: { value: "open", description: "It is to be paid." },
    PAID: { value: "paid", description: "It is paid." },
    UNCOLLECTIBLE: { value: "uncollectible", description: "It is given up." },
    VOID: { value: "void", description: "It does not count." },
  } as const,
});

export const InvoiceType = builder.objectRef<Invoice>("Invoice").implement({
  description: "An invoice of a subscription.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The payment vendor's." }),
    number: t.exposeString("number", { nullable: true, description: "As it is printed." }),
    status: t.expose("status", { type: InvoiceStatus, description: "How it stands." }),
    due: t.field({
      type: Money,
      description: "What it is about.",
      resolve: ({ dueCents: cents, currency }) => ({ cents, currency }),
    }),
    paid: t.field({
      type: Money,
      description: "What was paid of it.",
      resolve: ({ paidCents: cents, currency }) => ({ cents, currency }),
    }),
    refunded: t.field({
      type: Money,
      description: "What was paid back.",
      resolve: ({ refundedCents: cents, currency }) => ({ cents, currency }),
    }),
    pageUrl: t.exposeString("pageUrl", {
      nullable: true,
      description: "The vendor's page, to pay it or with the receipt.",
    }),
    pdfUrl: t.exposeString("pdfUrl", { nullable: true, description: "The file of it." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    paidAt: t.expose("paidAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was paid; null: it is not.",
    }),
  }),
});

builder.objectField(ViewerType, "invoices", (t) =>
  t.field({
    type: [InvoiceType],
    description: "The latest 24, newest first.",
    complexity: { field: 1, multiplier: INVOICES },
    resolve: (_root, _args, ctx) => listInvoices(ctx, INVOICES),
  }));
